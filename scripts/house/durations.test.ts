import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const WRITTEN_OUT = /\b60 \* 60_000\b|\b86_400_000\b|\b24 \* 60 \* 60\b/;
const NOT_OURS = /node_modules|\/build\/|\.test\.tsx?$|\/durations\.ts$/;

it('a day and an hour are written out once', () => {
  const sources = globSync('{packages,apps,demo,bench}/**/*.{ts,tsx}', {
    cwd: ROOT,
    exclude: ['**/node_modules', '**/build'],
  }).filter((file) => !NOT_OURS.test(file));
  expect(sources.length).toBeGreaterThan(1_000);
  expect(sources.filter((file) => WRITTEN_OUT.test(readFileSync(join(ROOT, file), 'utf8')))).toEqual([]);
});
