// The compiler refuses a class that no sheet has; this refuses a class that nothing names.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { classesIn, composedIn } from '../../apps/storefront/css-classes.ts';

const STOREFRONT = resolve(import.meta.dirname, '../../apps/storefront');

const sheets = globSync('app/**/*.module.css', { cwd: STOREFRONT });
const named = new Set([...sheets.flatMap(namedBySheet), ...modules().flatMap(namedByModule)]);

it('reads the sheets and those who use them', () => {
  expect(sheets.length).toBeGreaterThan(200);
  expect(named.size).toBeGreaterThan(900);
});

it('has no class that nothing names', () => {
  const unused = sheets.flatMap((sheet) =>
    classesIn(read(sheet))
      .map((name) => `${sheet} ${name}`)
      .filter((one) => !named.has(one)),
  );
  expect(unused).toEqual([]);
});

function modules(): string[] {
  return globSync('app/**/*.{ts,tsx}', { cwd: STOREFRONT }).filter((file) => !/[.]test[.]tsx?$/.test(file));
}

function namedBySheet(sheet: string): string[] {
  return composedIn(read(sheet)).map(({ name, sheet: from }) =>
    from === undefined ? `${sheet} ${name}` : `${join(dirname(sheet), from)} ${name}`,
  );
}

function namedByModule(file: string): string[] {
  const text = read(file);
  return [...text.matchAll(/^import (\w+) from '([^']+[.]module[.]css)'/gm)].flatMap(
    ([, styles = '', path = '']) => {
      const sheet = join(dirname(file), path);
      const names = [...text.matchAll(new RegExp(`\\b${styles}[.](\\w+)`, 'g'))].map(([, name]) => name);
      const isComputed = new RegExp(`\\b${styles}\\[`).test(text);
      return [...names, ...(isComputed ? meantBy(text, sheet) : [])].map((name) => `${sheet} ${name}`);
    },
  );
}

/** `styles[look]`: the looks stand as texts in the module itself, or in the rule of the domain that it shows. */
function meantBy(text: string, sheet: string): string[] {
  const rules = [...text.matchAll(/'@nuancier\/domain\/([^']+)'/g)].map(([, path = '']) =>
    read(join('../../packages/domain/src', path)),
  );
  return classesIn(read(sheet)).filter((name) => [text, ...rules].some((one) => one.includes(`'${name}'`)));
}

function read(file: string): string {
  return readFileSync(resolve(STOREFRONT, file), 'utf8');
}
