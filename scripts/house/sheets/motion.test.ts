import { expect, it } from 'vitest';
import { frontEndFiles, frontEndSources } from '../front-end-files.ts';

it('whoever wants less motion gets none: no script scrolls smoothly by itself, the sheets are asked', () => {
  const moving = frontEndSources().filter(({ text }) =>
    /behavior: *['"]smooth|\.animate\(|startViewTransition/.test(text),
  );
  expect(moving.map(({ file }) => file)).toEqual([]);
  const base = frontEndFiles('theme/base.css')[0]?.text ?? '';
  const [, reduced = ''] = base.split('@media (prefers-reduced-motion: reduce)');
  expect(reduced).toMatch(/scroll-behavior: auto !important/);
  expect(reduced).toMatch(/animation-duration: 1ms !important/);
  expect(reduced).toMatch(/transition-duration: 1ms !important/);
});
