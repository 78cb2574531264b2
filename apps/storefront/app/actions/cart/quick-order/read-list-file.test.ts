import { expect, it } from 'vitest';
import { readListFile } from './read-list-file.server.ts';

const asked = '10100002;3\n10100003;1';

it.each([
  ['semicolons', 'Désignation;Qté;Réf.\r\nPlafond;3;10100002\r\n\r\nMur;1;10100003\r\n'],
  ['tabulations', 'Réf.\tQté\n10100002\t3\n10100003\t1'],
  ['old line ends', 'Réf.;Qté\r10100002;3\r10100003;1\r'],
  ['quotes around cells', '"Nom";"Réf.";"Qté"\n"Mat ; blanc\ncassé";"10100002";"3"\n;"10100003";1\n'],
  ['quotes that are inches', 'Nom;Réf.;Qté\nRouleau 10";10100002;3\n"Rouleau 10;10100003;1\n'],
  ['numbers kept as text', 'Réf.;Qté\n"10100002";"3"\n" 10100003 ";1\n'],
])('reads named columns with %s', (_, text) => {
  expect(readListFile(Buffer.from(text))).toEqual({ text: asked });
});

it('reads a byte order mark and Windows’ own letters', () => {
  const text = 'Référence;Quantité\r\n10100002;3\r\n10100003;1';
  expect(readListFile(Buffer.from(`\uFEFF${text}`))).toEqual({ text: asked });
  expect(readListFile(Buffer.from(text, 'latin1'))).toEqual({ text: asked });
});

it('leaves a list without titles as it was written', () => {
  expect(readListFile(Buffer.from('10100002 x3\n10100003'))).toEqual({ text: '10100002 x3\n10100003' });
});

it('refuses a list of more than 20,000 bytes, with titles or without', () => {
  for (const title of ['Réf.;Qté\n', '']) {
    const bytes = Buffer.from(title + '10100002;3\n'.repeat(2_000)).subarray(0, 20_001);
    expect(readListFile(bytes)).toEqual({ refusal: 'tooLong' });
    expect(readListFile(bytes.subarray(0, 20_000))).toHaveProperty('text');
  }
});
