// Which columns of a sheet hold references and quantities, and the list they make.

const references = /^(?:réf|ref|référence|reference|sku|code|article)(?:\b|[^a-zà-ÿ]|$)/i;
const quantities = /^(?:qté|qte|quantité|quantite|qty|nombre|nb)(?:\b|[^a-zà-ÿ]|$)/i;

type Columns = { reference: number; quantity: number; headed: boolean };

/** One line each, as one would type them. Named columns count; without names the first two that are filled. */
export function quickListOf(rows: readonly (readonly string[])[]): string {
  const filled = rows.map((row) => row.map(clean)).filter((row) => row.some((cell) => cell !== ''));
  const [first] = filled;
  if (first === undefined) return '';
  const { reference, quantity, headed } = columnsOf(first);
  return (headed ? filled.slice(1) : filled)
    .map((row) => [row[reference] ?? '', row[quantity] ?? ''])
    .filter(([sku, count]) => sku !== '' || count !== '')
    .map(([sku, count]) => (count === '' ? sku : `${sku || '?'};${count}`))
    .join('\n');
}

/** Whether the columns of this first row are named, so that their order does not matter. */
export function isHeaded(row: readonly string[]): boolean {
  return columnsOf(row.map(clean)).headed;
}

function columnsOf(first: readonly string[]): Columns {
  const reference = first.findIndex((cell) => references.test(cell) && !/\d/.test(cell));
  if (reference === -1) {
    const start = first.findIndex((cell) => cell !== '');
    return { reference: start, quantity: start + 1, headed: false };
  }
  const quantity = first.findIndex((cell) => quantities.test(cell));
  return { reference, quantity: quantity === -1 ? reference + 1 : quantity, headed: true };
}

// What would be read as the end of a cell or of a line in the list.
function clean(cell: string): string {
  return cell
    .replace(/[;,\t\r\n\u00a0]+/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
}
