// Some screen readers no longer treat a table with another display value as a table: only phones may do so.
import { expect, it } from 'vitest';
import { frontEndFiles, importedFile } from '../front-end-files.ts';

const PARTS = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];

/** Names that a sheet gives to parts of tables, by the pieces that draw them. */
const named = frontEndFiles('**/*.tsx').flatMap(({ file, text }) => {
  const sheet = /from '([^']+\.module\.css)'/.exec(text)?.[1];
  if (sheet === undefined) return [];
  return [...text.matchAll(new RegExp(String.raw`<(?:${PARTS.join('|')})\b[^>]*`, 'g'))]
    .flatMap(([tag]) => [...tag.matchAll(/styles(?:\.|\[')([\w-]+)/g)])
    .map(([, name = '']) => ({ sheet: importedFile(file, sheet), name }));
});

/** The rules that apply on a wide screen. */
function rulesOf(sheet: string): { selector: string; words: string }[] {
  const bare = sheet.replaceAll(/\/\*[^]*?\*\//g, '');
  const wide = bare.replaceAll(/@media[^{]*max-width[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
  return [...wide.matchAll(/([^{};]+)\{([^{}]*)\}/g)].flatMap(([, selectors = '', words = '']) =>
    selectors.split(/,(?![^(]*\))/).map((selector) => ({ selector: selector.trim(), words })),
  );
}

/** What is chosen, at the end of a selector; what is painted before or after it is no part of a table. */
function choosesPart(selector: string, names: readonly string[]): boolean {
  const last = /[^\s>+~]*(?:\([^)]*\)[^\s>+~]*)*$/.exec(selector)?.[0] ?? '';
  if (last.includes('::')) return false;
  return [...last.matchAll(/(?<![\w.#:[-])([a-z]+)\b|\.([\w-]+)/g)].some(
    ([, element = '', name = '']) => PARTS.includes(element) || names.includes(name),
  );
}

const laidOut = (file: string, text: string) => {
  const names = named.filter(({ sheet }) => sheet === file).map(({ name }) => name);
  return rulesOf(text).filter(({ selector }) => choosesPart(selector, names));
};

it('a table is laid out as one: nothing but a small screen makes it anything else', () => {
  const rules = frontEndFiles('**/*.css').flatMap(({ file, text }) =>
    laidOut(file, text).map((rule) => ({ file, ...rule })),
  );
  expect(rules.filter(({ words }) => /(?:^|[\s;])display\s*:/.test(words))).toEqual([]);
  expect(rules.length).toBeGreaterThan(30);
  expect(named.length).toBeGreaterThanOrEqual(6);
});

it.each([
  ['.lines', true],
  ['.prose :is(th, td)', true],
  ['.prose > table', true],
  ['.lines th:not(:first-child)', true],
  ['.lines td::before', false],
  ['.lines td > span', false],
  ['.table-scroller', false],
])('the check takes « %s » for a part of a table: %s', (selector, isPart) => {
  expect(choosesPart(selector, ['lines'])).toBe(isPart);
});
