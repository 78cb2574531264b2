// How far a product goes, read from its technical sheet.
import { readPatternMatch, readRollSize } from './wallpaper-drops.ts';
import type { PatternMatch, RollSize } from './wallpaper-drops.ts';

/**
 * `coverage`: square metres per unit and coat. `consumption`: units per square metre, per millimetre when
 * `perMillimetre`. `laid`: sold by the square metre, a part of which is lost in cuts and overlaps.
 * `drops`: rolls, hung side by side.
 */
export type ProductYield =
  | { kind: 'coverage'; squareMetres: number; unit: string }
  | { kind: 'consumption'; perSquareMetre: number; perMillimetre: boolean; unit: string }
  | { kind: 'laid'; on: LaidOn; wastePercent: number; unit: 'm²' }
  | { kind: 'drops'; roll: RollSize; match: PatternMatch; unit: 'U' };

export type LaidOn = 'floor' | 'walls' | 'facade';

/** What the sheet says of it; `packs`: the packs it is sold in. */
export type YieldSheet = {
  yieldText: string | null;
  /** Lost in cuts and overlaps: `10 %`. */
  waste: string | null;
  /** How the pattern of a wallpaper meets. */
  match: string | null;
  destinations: string | null;
  packs: readonly { label: string; unit: string }[];
};

/** By yield, by the square metre or by the roll, whichever the sheet allows; null when it allows none. */
export function sheetYield(sheet: YieldSheet): ProductYield | null {
  return productYield(sheet.yieldText) ?? laidYield(sheet) ?? dropsYield(sheet);
}

const MOST_WASTE = 50;

function laidYield({ waste, destinations, packs }: YieldSheet): ProductYield | null {
  const percent = Number(/^(\d{1,2})[\s\u00a0\u202f]*%$/.exec(waste?.trim() ?? '')?.[1] ?? Number.NaN);
  if (!(percent <= MOST_WASTE) || !packs.some(({ unit }) => unit === 'm²')) return null;
  return { kind: 'laid', on: laidOn(destinations ?? ''), wastePercent: percent, unit: 'm²' };
}

function laidOn(destinations: string): LaidOn {
  if (/\bsol\b/i.test(destinations)) return 'floor';
  return /façade|\bite\b/i.test(destinations) ? 'facade' : 'walls';
}

function dropsYield({ match: said, packs }: YieldSheet): ProductYield | null {
  const match = readPatternMatch(said);
  const roll = packs.flatMap(({ label }) => readRollSize(label) ?? [])[0];
  return match && roll ? { kind: 'drops', roll, match, unit: 'U' } : null;
}

const NUMBER = String.raw`(\d+(?:[.,]\d+)?)`;
const RANGE = new RegExp(`^${NUMBER}(?:\\s*(?:à|-|–)\\s*${NUMBER})?\\s*(.+)$`);

/**
 * `9 à 11 m²/L`, `4 à 5 kg/m²`, `1,8 à 2 kg/m²/mm`. Of a range the figure that needs more product is taken. Null when
 * the text holds no yield.
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
