import { expect, it } from 'vitest';
import { frontEndFiles } from '../front-end-files.ts';

const texts = frontEndFiles('**/*.{css,ts,tsx}');

// In a style sheet `--name: …`, in a component `['--name']: …` or `'--name': …`.
const defined = new Set(
  texts.flatMap(({ text }) =>
    [...text.matchAll(/(?<![\w(-])(--[a-z][\w-]*)['"]?\]?\s*:/g)].map(([, name]) => name),
  ),
);

it('no style asks for a token that no theme has: what it sets would silently be nothing', () => {
  const asked = texts.flatMap(({ file, text }) =>
    [...text.matchAll(/var\((--[a-z][\w-]*)/g)].map(([, name]) => ({ file, name })),
  );
  expect(asked.length).toBeGreaterThan(1000);
  expect(asked.filter(({ name }) => !defined.has(name))).toEqual([]);
});
