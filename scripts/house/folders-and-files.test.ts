// What ARCHITECTURE.md and STYLE.md say of sizes, so that a folder or a file that outgrows its reader is noticed.
import { globSync, readFileSync } from 'node:fs';
import { dirname, extname, resolve } from 'node:path';
import { slashedName } from '@nuancier/api/text/slashed-name.ts';
import { expect, it } from 'vitest';

const HOUSE = resolve(import.meta.dirname, '../..');
const MOST_FILES = 25;
const MOST_LINES = 400;

const MADE = new Set(['node_modules', 'build', 'generated', '.react-router', '.cache', 'test-results']);

// A migration and a journey each is one more of a series; splitting the series would help nobody.
const SERIES = new Set(['apps/api/src/database/migrations', 'e2e']);
const READ_BY_LINE = new Set(['.ts', '.tsx', '.mjs', '.cjs', '.css']);

const files = globSync('{apps,packages,demo,e2e,bench,scripts}/**/*', {
  cwd: HOUSE,
  withFileTypes: true,
  exclude: (entry) => MADE.has(entry.name),
})
  .filter((entry) => entry.isFile())
  .map((entry) => slashedName(HOUSE, resolve(entry.parentPath, entry.name)));

it('reads the whole house', () => {
  expect(files.length).toBeGreaterThan(3_000);
});

it(`holds at most ${MOST_FILES} files in a folder`, () => {
  const counts = new Map<string, number>();
  for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  const crowded = [...counts].filter(([folder, count]) => count > MOST_FILES && !SERIES.has(folder));
  expect(crowded).toEqual([]);
});

it(`holds at most ${MOST_LINES} lines in a file`, () => {
  const long = files
    .filter((file) => READ_BY_LINE.has(extname(file)))
    .map((file) => ({ file, lines: readFileSync(resolve(HOUSE, file), 'utf8').trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > MOST_LINES);
  expect(long).toEqual([]);
});
