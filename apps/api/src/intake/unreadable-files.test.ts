import { gzipSync } from 'node:zlib';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoDesk } from './testing/file-desk.ts';

let desk: Awaited<ReturnType<typeof demoDesk>>;
beforeAll(async () => {
  desk = await demoDesk();
});
afterAll(() => desk.close());

const PRICES = 'article;prix_ht;prix_unitaire_ht\n10100001;25,00;8,3333\n';
const zip = Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(40, 7)]);

describe('a file that is no table', () => {
  it.each<[string, string, string | Buffer, string]>([
    ['UTF-16 with its mark', 'a.csv', Buffer.from(`\uFEFF${PRICES}`, 'utf16le'), 'enregistrez-le en UTF-8'],
    ['UTF-16 without it', 'a.csv', Buffer.from(PRICES, 'utf16le'), 'enregistrez-le en UTF-8'],
    ['UTF-16 as JSON Lines', 'a.jsonl', Buffer.from('{"article":"1"}', 'utf16le'), 'en UTF-8'],
    ['gzip', 'a.csv', gzipSync(PRICES), 'gzip'],
    ['an Excel workbook', 'a.csv', zip, 'classeur Excel'],
    ['an empty table', 'a.csv', '', 'Le fichier est vide.'],
    ['empty JSON Lines', 'a.jsonl', '', 'Le fichier est vide.'],
    ['JSON Lines of nothing', 'a.jsonl', '\n \n', 'Le fichier est vide.'],
  ])('%s is refused by what it is', async (_, name, content, sentence) => {
    const outcome = await desk.give('prices', content, { name, isTrial: true });
    expect(outcome).toMatchObject({ outcome: 'refused', lines: 0, refused: 1 });
    expect(outcome.refusals).toMatchObject([{ line: 1, reason: expect.stringContaining(sentence) }]);
  });
});

it('wrong columns are one refused line, however many they are', async () => {
  const outcome = await desk.give('prices', 'ref;prix;article;quoi\n1;2;3;4\n', { isTrial: true });
  expect(outcome).toMatchObject({ outcome: 'refused', refused: 1 });
  expect(outcome.refusals.map(({ reason }) => reason)).toHaveLength(5);
});

it('a sign that cannot be written names its column, the key’s too', async () => {
  const nul = await desk.give('prices', `${PRICES}10100\u00002;1;1\n10100003;1\u0000;1\n`, { isTrial: true });
  expect(nul.refusals).toEqual([
    { line: 3, named: 'article', reason: expect.stringContaining('U+0000') },
    { line: 4, named: 'prix_ht', reason: expect.stringContaining('U+0000') },
  ]);
});

it('a stray quote writes nothing, and names the line on which it opens', async () => {
  const lines = ['produit;nom;adresse;marque;categories;groupe_prix;unite;famille'];
  for (const nth of [1, 2]) lines.push(`R00${nth};"non fermé;emaille-${nth};C;x;PEINT;L;102`);
  const outcome = await desk.give('products', `${lines.join('\n')}\n`);
  expect(outcome).toMatchObject({ outcome: 'refused', lines: 1, refused: 1 });
  expect(outcome.refusals[0]?.reason).toContain('Le guillemet ouvert à la ligne 2 est mal refermé');
});

it('the file of refused lines runs nothing in a spreadsheet, goes in again as it is, and is its owner’s alone', async () => {
  const formula = '=HYPERLINK("http://mal.example")';
  const rejects = join(desk.folder, 'formules.rejets.csv');
  const given = await desk.give('links', `produit;associes\n${formula};P101000\n`, { rejects });
  expect(given.outcome).toBe('refused');
  const written = await readFile(rejects, 'utf8');
  expect(written).toContain(`"'=HYPERLINK(""http://mal.example"")"`);
  expect((await stat(rejects)).mode.toString(8).slice(-3)).toBe('600');
  const again = await desk.give('links', written, { isTrial: true });
  expect(again.refusals[0]?.reason).toContain(`«\u00A0${formula}\u00A0»`);
});
