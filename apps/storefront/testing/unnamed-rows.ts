/** Rows of a head with anything but names of columns, and rows below that have not one name of their own. */
export function unnamedRows(table: string): string[] {
  const head = /<thead.*<\/thead>/s.exec(table)?.[0] ?? '';
  return [
    ...rowsOf(head).filter((row) => !cellsOf(row).every((tag) => isName(tag, 'col'))),
    ...rowsOf(table.replace(head, '')).filter(
      (row) => cellsOf(row).filter((tag) => isName(tag, 'row')).length !== 1,
    ),
  ];
}

function rowsOf(part: string): string[] {
  return [...part.matchAll(/<tr\b.*?<\/tr>/gs)].map(([row]) => row);
}

function cellsOf(row: string): string[] {
  return [...row.matchAll(/<t[hd]\b[^>]*>/g)].map(([tag]) => tag);
}

function isName(tag: string, scope: 'col' | 'row'): boolean {
  return tag.startsWith('<th') && tag.includes(` scope="${scope}"`);
}
