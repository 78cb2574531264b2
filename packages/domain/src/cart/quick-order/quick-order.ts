// A list of references and quantities, as it is pasted from a mail, a sheet or a delivery note.

export type QuickOrderLine =
  | { kind: 'wanted'; row: number; text: string; sku: string; quantity: number }
  | { kind: 'bad-quantity'; row: number; text: string; sku: string }
  | { kind: 'too-many'; row: number; text: string };

export const MOST_QUICK_LINES = 500;
export const MOST_PACKS_PER_LINE = 99_999;

const titles = /^(?:réf|ref|référence|reference|sku|code|article)\b/i;

/** One line each: `ref;qty`, a tab, spaces, `x3`. Without a quantity one is meant; a line of titles is passed over. */
export function readQuickOrder(text: string): QuickOrderLine[] {
  const filled = text
    .split(/\r\n|\r|\n/)
    .map((raw, index) => ({ row: index + 1, text: raw.replaceAll('\u00a0', ' ').trim() }))
    .filter((line) => line.text !== '');
  const lines = filled[0] && isTitle(filled[0].text) ? filled.slice(1) : filled;
  return lines.map((line, index) =>
    index < MOST_QUICK_LINES ? readLine(line) : { kind: 'too-many', ...line },
  );
}

function isTitle(text: string): boolean {
  return titles.test(text) && !/\d/.test(text);
}

function readLine({ row, text }: { row: number; text: string }): QuickOrderLine {
  const [first = '', ...others] = cells(text);
  const sku = first.toUpperCase();
  const quantity = others.length === 0 ? 1 : readCount(others.join(' '));
  return quantity === null
    ? { kind: 'bad-quantity', row, text, sku }
    : { kind: 'wanted', row, text, sku, quantity };
}

// A sheet's own separators count before spaces, which may be inside a cell.
function cells(text: string): string[] {
  const separator = [';', '\t', ','].find((mark) => text.includes(mark)) ?? /\s+/;
  return text
    .split(separator)
    .map((cell) =>
      cell
        .trim()
        .replace(/^"(.*)"$/, '$1')
        .trim(),
    )
    .filter((cell) => cell !== '');
}

/** `3`, `x3`, `× 3`, `3x`, and `3,0` or `3.00` as sheets write whole numbers. */
function readCount(text: string): number | null {
  const digits = /^[x×*]?\s*(\d{1,6})(?:[.,]0+)?\s*[x×]?$/i.exec(text.trim())?.[1];
  const count = Number(digits ?? 0);
  return count >= 1 && count <= MOST_PACKS_PER_LINE ? count : null;
}
