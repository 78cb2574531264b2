import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const app = new URL('../', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, app), 'utf8');

it('whoever wants less motion gets none: no script scrolls smoothly by itself, the sheets are asked', () => {
  const scripts = globSync('**/*.{ts,tsx}', { cwd: app }).filter((file) => !/\.test\.tsx?$/.test(file));
  expect(
    scripts.filter((file) => /behavior: *['"]smooth|\.animate\(|startViewTransition/.test(read(file))),
  ).toEqual([]);
  const [, reduced = ''] = read('theme/base.css').split('@media (prefers-reduced-motion: reduce)');
  expect(reduced).toMatch(/scroll-behavior: auto !important/);
  expect(reduced).toMatch(/animation-duration: 1ms !important/);
  expect(reduced).toMatch(/transition-duration: 1ms !important/);
});
