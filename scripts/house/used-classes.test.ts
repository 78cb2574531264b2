// The compiler refuses a class that no sheet has; this refuses a class that nothing names.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { classesIn, composedIn } from '../css/css-classes.ts';
import { frontEndFiles, frontEndSources, importedFile } from './front-end-files.ts';
import type { FrontEndFile } from './front-end-files.ts';

const HOUSE = resolve(import.meta.dirname, '../..');

const sheets = frontEndFiles('**/*.module.css');
const named = new Set([...sheets.flatMap(namedBySheet), ...frontEndSources().flatMap(namedByModule)]);

it('reads the sheets and those who use them', () => {
  expect(sheets.length).toBeGreaterThan(200);
  expect(named.size).toBeGreaterThan(900);
});

it('has no class that nothing names', () => {
  const unused = sheets.flatMap(({ file, text }) =>
    classesIn(text)
      .map((name) => `${file} ${name}`)
      .filter((one) => !named.has(one)),
  );
  expect(unused).toEqual([]);
});

function namedBySheet({ file, text }: FrontEndFile): string[] {
  return composedIn(text).map(({ name, sheet: from }) =>
    from === undefined ? `${file} ${name}` : `${importedFile(file, from)} ${name}`,
  );
}

function namedByModule({ file, text }: FrontEndFile): string[] {
  return [...text.matchAll(/^import (\w+) from '([^']+[.]module[.]css)'/gm)].flatMap(
    ([, styles = '', path = '']) => {
      const sheet = importedFile(file, path);
      const names = [...text.matchAll(new RegExp(`\\b${styles}[.](\\w+)`, 'g'))].map(([, name]) => name);
      const isComputed = new RegExp(`\\b${styles}\\[`).test(text);
      return [...names, ...(isComputed ? meantBy(text, sheet) : [])].map((name) => `${sheet} ${name}`);
    },
  );
}

/** `styles[look]`: the looks stand as texts in the module itself, or in the rule of the domain that it shows. */
function meantBy(text: string, sheet: string): string[] {
  const rules = [...text.matchAll(/'@nuancier\/domain\/([^']+)'/g)].map(([, path = '']) =>
    read(`packages/domain/src/${path}`),
  );
  return classesIn(read(sheet)).filter((name) => [text, ...rules].some((one) => one.includes(`'${name}'`)));
}

function read(file: string): string {
  return readFileSync(resolve(HOUSE, file), 'utf8');
}
