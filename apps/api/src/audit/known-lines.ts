// Lines of orders that an entry names by their numbers alone, told by the article they are of. What is written today
// names it itself.
import type { Fields } from './entry-fields.ts';

export type KnownLine = { id: number; number: string; position: number; sku: string; name: string };

/** What entries leave to be looked up: lines by their number, and by their place in an order. */
export type LinesAsked = { ids: number[]; numbers: string[] };

export function linesAskedBy(entries: readonly Fields[]): LinesAsked {
  const unnamed = entries.map((details) => ({
    number: details['number'],
    lines: unnamedIn(details['lines']),
  }));
  return {
    ids: [...new Set(unnamed.flatMap(({ lines }) => lines.flatMap(({ lineId }) => wholeOr(lineId))))],
    numbers: [
      ...new Set(
        unnamed.flatMap(({ number, lines }) =>
          typeof number === 'string' && lines.some((line) => 'position' in line) ? [number] : [],
        ),
      ),
    ],
  };
}

/** A line that is gone stays the number it was written as. */
export function withLinesNamed(details: Fields, known: readonly KnownLine[]): Fields {
  const { number, lines } = details;
  if (known.length === 0 || !Array.isArray(lines)) return details;
  const named = lines.map((line: unknown) => {
    if (!isUnnamed(line)) return line;
    const found = known.find((one) =>
      'lineId' in line
        ? one.id === line['lineId']
        : one.number === number && one.position === line['position'],
    );
    if (found === undefined) return line;
    const { lineId: _id, position: _position, ...told } = line;
    return { sku: found.sku, name: found.name, ...told };
  });
  return { ...details, lines: named };
}

function unnamedIn(lines: unknown): Fields[] {
  return Array.isArray(lines) ? lines.filter(isUnnamed) : [];
}

function isUnnamed(line: unknown): line is Fields {
  return (
    typeof line === 'object' && line !== null && !('sku' in line) && ('lineId' in line || 'position' in line)
  );
}

function wholeOr(id: unknown): number[] {
  return typeof id === 'number' && Number.isInteger(id) && id > 0 && id <= 2_147_483_647 ? [id] : [];
}
