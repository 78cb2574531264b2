import type { Figures } from './measure-shop.ts';

/** One row a figure, one column a size, and beside each size what it is of the one before. */
export function printGrowth(sizes: readonly (readonly [string, Figures])[]): void {
  const measured = sizes.filter(([, figures]) => Object.keys(figures).length > 0);
  const names = [...new Set(measured.flatMap(([, figures]) => Object.keys(figures)))];
  const table: Record<string, Record<string, string>> = {};
  for (const name of names) {
    const row: Record<string, string> = {};
    for (const [at, [size, figures]] of measured.entries()) {
      const figure = figures[name];
      if (figure === undefined) continue;
      row[size] = figure.toFixed(figure < 10 ? 2 : 0);
      const before = measured[at - 1]?.[1][name];
      if (before !== undefined && before > 0) row[`${size} ×`] = (figure / before).toFixed(2);
    }
    table[name] = row;
  }
  console.table(table);
}
