// Columns that come and go with the room: each asks for no more than there is, so that a page never scrolls sideways
// for it, with large letters on a phone neither.
import { expect, it } from 'vitest';
import { frontEndFiles } from '../front-end-files.ts';

/** How wide the columns of a sheet's `repeat(auto-fit, …)` and `repeat(auto-fill, …)` are at least. */
function columnsOf(text: string): string[] {
  const bare = text.replaceAll(/\/\*[^]*?\*\//g, '');
  const repeated = /repeat\(\s*auto-fi(?:t|ll)\s*,\s*([^;]*)\)\s*;/g;
  return [...bare.matchAll(repeated)].map(([, columns = '']) => columns.replaceAll(/\s+/g, ' '));
}

const fits = (columns: string) => /^minmax\(min\((?:100%, .+|.+, 100%)\), 1fr\)$/.test(columns);

it('columns that come and go are never wider than their grid', () => {
  const found = frontEndFiles('**/*.css').flatMap(({ file, text }) =>
    columnsOf(text).map((columns) => ({ file, columns })),
  );
  expect(found.length).toBeGreaterThan(30);
  expect(found.filter(({ columns }) => !fits(columns))).toEqual([]);
});

it.each([
  ['repeat(auto-fit, minmax(min(100%, 13rem), 1fr));', true],
  ['repeat(auto-fit, minmax(min(11rem, 100%), 1fr));', true],
  ['repeat(auto-fit, minmax(min(100%, max(8rem, 40%)), 1fr));', true],
  ['repeat(auto-fill, minmax(13rem, 1fr));', false],
  ['repeat(auto-fill, 13rem);', false],
])('the check takes « %s » as one that fits: %s', (words, isFit) => {
  expect(columnsOf(`.grid { grid-template-columns: ${words} }`).map(fits)).toEqual([isFit]);
});
