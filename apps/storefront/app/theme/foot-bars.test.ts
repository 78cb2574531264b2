import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const app = join(import.meta.dirname, '..');
const sheets = globSync('**/*.css', { cwd: app });

it('every bar that floats at the foot of a page makes room for the question about cookies', () => {
  const bars = sheets.flatMap((sheet) =>
    [...readFileSync(join(app, sheet), 'utf8').matchAll(/\{[^{}]*\}/g)]
      .map(([block]) => block)
      .filter((block) => /position: (sticky|var\(--bar-position\))/.test(block) && /\sbottom:/.test(block))
      .map((block) => `${sheet}: ${/position: [^;]*/.exec(block)?.[0] ?? ''}`),
  );
  expect(bars.length).toBeGreaterThanOrEqual(4);
  expect(bars.filter((bar) => !bar.endsWith('var(--bar-position)'))).toEqual([]);
  const banner = readFileSync(join(app, 'features/site/consent-banner.module.css'), 'utf8');
  expect(banner).toContain('--bar-position: static;');
});
