// « 15 l », « 15L », « 15 litres » are one word; so are « 4 × 5 m » and « n° 4 ».
import type { Token } from './token.ts';

const UNITS: ReadonlyMap<string, string> = new Map([
  ...['l', 'ml', 'cl', 'kg', 'g', 'mm', 'cm', 'm', 'm2', 'm3', 'um', 'v', 'w', 'bar', 'h', 'min'].map(
    (unit): [string, string] => [unit, unit],
  ),
  ['litre', 'l'],
  ['litres', 'l'],
  ['ltr', 'l'],
  ['lt', 'l'],
  ['kilo', 'kg'],
  ['kilos', 'kg'],
  ['kgs', 'kg'],
  ['gr', 'g'],
  ['gramme', 'g'],
  ['grammes', 'g'],
  ['metre', 'm'],
  ['metres', 'm'],
  ['millimetres', 'mm'],
  ['centimetres', 'cm'],
  ['mn', 'min'],
  ['heures', 'h'],
]);

const LONGEST_GAP = 3;
const NUMBER = /^\d+(?:\.\d+)*$/;
const NUMBER_THEN_LETTERS = /^(\d+(?:\.\d+)*)([a-z]+\d?)$/;
const DIMENSIONS = /^\d+(?:\.\d+)*x$/;

export function mergeMeasures(tokens: readonly Token[], text: string): Token[] {
  const merged: Token[] = [];
  for (const token of tokens.map(withPlainUnit)) {
    const previous = merged.at(-1);
    const word = previous === undefined ? null : joined(previous, token, text);
    if (previous === undefined || word === null) merged.push(token);
    else merged[merged.length - 1] = { ...previous, word, end: token.end };
  }
  return merged;
}

function withPlainUnit(token: Token): Token {
  const [, number, letters] = NUMBER_THEN_LETTERS.exec(token.word) ?? [];
  const unit = letters === undefined ? undefined : UNITS.get(letters);
  return number === undefined || unit === undefined ? token : { ...token, word: number + unit };
}

function joined({ word: before, end }: Token, { word: after, start }: Token, text: string): string | null {
  const between = text.slice(end, start).trim();
  // Only a blank or a multiplication sign may come between: « 15, l’été » is no volume.
  if (start - end > LONGEST_GAP || (between !== '' && between !== '×')) return null;
  const startsWithNumber = /^\d/.test(after);
  if (startsWithNumber && (before === 'n' || before === 'no' || before === 'numero')) return `n${after}`;
  if (startsWithNumber && DIMENSIONS.test(before)) return before + after;
  if (!NUMBER.test(before.split('x').at(-1) ?? '')) return null;
  if (between === '×') return startsWithNumber ? `${before}x${after}` : null;
  if (after === 'x') return `${before}x`;
  const unit = UNITS.get(after);
  return unit === undefined ? null : before + unit;
}
