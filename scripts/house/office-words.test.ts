// The office says and shows the same thing in the same way, on whichever page one is.
import { expect, it } from 'vitest';
import { frontEndFiles, frontEndSources } from './front-end-files.ts';

const inOffice = ({ file }: { file: string }) => file.startsWith('apps/gestion/');
const copies = frontEndSources().filter((one) => inOffice(one) && one.file.endsWith('-copy.ts'));

/** Lines that a pattern finds, with where they stand. */
function found(pattern: RegExp): string[] {
  return copies.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line) => (pattern.test(line) ? [`${file}: ${line.trim()}`] : [])),
  );
}

it('a list is taken away by one word, « Télécharger en CSV », which stands in one place', () => {
  expect(copies.length).toBeGreaterThan(30);
  expect(found(/Exporter .*CSV|Télécharger \(CSV\)/)).toEqual([]);
  expect(found(/'Télécharger en CSV'/)).toHaveLength(1);
});

it('a link back says « Revenir à » what it leads to', () => {
  const back = found(/^\s*(?:back|toStore|toItem|toCampaign|backTo\w+): /);
  expect(back.length).toBeGreaterThan(20);
  // Of the directory one comes back; it is no link.
  const astray = back.filter(
    (line) => !/(?::|=>) ['`](?:Revenir (?:à|au|aux) |Retour de l’annuaire)/.test(line),
  );
  expect(astray).toEqual([]);
});

it('packs are « conditionnements » on every page', () => {
  expect(found(/\bcolis\b/)).toEqual([]);
});

it('what searches a list looks the same everywhere: the page’s own act is the primary one', () => {
  const searches = frontEndFiles('**/*.tsx')
    .filter(inOffice)
    .flatMap(({ file, text }) =>
      [...text.matchAll(/role="search"[^]*?<Button([^>]*)>\s*\{(?:copy|\w*Copy)\.(?:find|search)\}/g)].map(
        ([, words = '']) => ({ file, words }),
      ),
    );
  expect(searches.length).toBeGreaterThan(12);
  expect(searches.filter(({ words }) => !words.includes('look="secondary"'))).toEqual([]);
});

it('a telephone number is written in one way, which keeps it in one piece; on paper it stands in a sentence', () => {
  const writers = frontEndFiles('**/*.tsx')
    .filter(inOffice)
    .filter(({ text }) => text.includes('formatPhone('))
    .map(({ file }) => file.replace('apps/gestion/app/features/', ''));
  expect(writers.toSorted()).toEqual(['office/telephone/phone-text.tsx', 'orders/print/picking-list.tsx']);
});
