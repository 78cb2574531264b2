// How far a product goes, read from the text of its technical sheet.

/** `coverage`: square metres per unit and coat. `consumption`: units per square metre, per millimetre when `perMillimetre`. */
export type ProductYield =
  | { kind: 'coverage'; squareMetres: number; unit: string }
  | { kind: 'consumption'; perSquareMetre: number; perMillimetre: boolean; unit: string };

const NUMBER = String.raw`(\d+(?:[.,]\d+)?)`;
const RANGE = new RegExp(`^${NUMBER}(?:\\s*(?:à|-|–)\\s*${NUMBER})?\\s*(.+)$`);

/**
 * `9 à 11 m²/L`, `4 à 5 kg/m²`, `1,8 à 2 kg/m²/mm`. Of a range the figure that needs more product is taken.
 * Null when the text says nothing of the kind.
 */
export function productYield(text: string | null): ProductYield | null {
  const found = RANGE.exec(text?.replace(/[\s\u00a0\u202f]+/g, ' ').trim() ?? '');
  if (!found) return null;
  const [, first, second, measure = ''] = found;
  const figures = [first, second].flatMap((figure) =>
    figure === undefined ? [] : [Number(figure.replace(',', '.'))],
  );
  if (figures.some((figure) => !(figure > 0))) return null;
  const parts = measure.split('/').map((part) => part.trim());
  if (parts[0] === 'm²' && parts.length === 2) {
    return { kind: 'coverage', squareMetres: Math.min(...figures), unit: parts[1] ?? '' };
  }
  const perMillimetre = parts[2] === 'mm';
  if (parts[1] !== 'm²' || parts.length > (perMillimetre ? 3 : 2)) return null;
  return { kind: 'consumption', perSquareMetre: Math.max(...figures), perMillimetre, unit: parts[0] ?? '' };
}
