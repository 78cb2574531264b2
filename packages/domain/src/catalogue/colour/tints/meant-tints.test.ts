import { expect, it } from 'vitest';
import { editDistance } from '../../../search/query/edit-distance.ts';
import { meantTints } from './meant-tints.ts';

const tints = [
  { code: 'VB-GR100', name: 'Gris anthracite' },
  { code: 'RAL 7016', name: 'Gris anthracite' },
  { code: 'RAL 7015', name: 'Gris ardoise' },
  { code: 'VB-BU090', name: 'Bleu canard' },
  { code: 'VB-BU060', name: 'Bleu marine' },
];

it.each([
  ['7016', 'RAL 7016'],
  ['ral7016', 'RAL 7016'],
  ['RAL 7016', 'RAL 7016'],
  ['bu060', 'VB-BU060'],
  ['bleu-canard', 'VB-BU090'],
  ['Bleu Canard', 'VB-BU090'],
  ['canard', 'VB-BU090'],
  ['ardoise', 'RAL 7015'],
])('« %s » can only be %s', (asked, code) => {
  expect(meantTints(tints, asked, editDistance)).toMatchObject({ kind: 'one', tint: { code } });
});

it.each([
  ['gris-anthracite', ['VB-GR100', 'RAL 7016']],
  ['bleu', ['VB-BU090', 'VB-BU060']],
  ['gris-antracite', ['VB-GR100', 'RAL 7016']],
  ['bleu-cannard', ['VB-BU090']],
  // Two figures swapped are one mistake, and so is a wrong one.
  ['ral-7061', ['RAL 7016']],
  ['ral-7018', ['RAL 7016', 'RAL 7015']],
  ['fuchsia', []],
  ['', []],
  ['%00', []],
  ['-'.repeat(300), []],
])('« %s » may be %j', (asked, codes) => {
  const meant = meantTints(tints, asked, editDistance);
  expect(meant.kind === 'some' && meant.tints.map(({ code }) => code)).toEqual(codes);
});

it('proposes eight at most', () => {
  const many = Array.from({ length: 20 }, (_, at) => ({ code: `RAL ${1000 + at}`, name: `Beige ${at}` }));
  const meant = meantTints(many, 'beige', editDistance);
  expect(meant.kind === 'some' && meant.tints).toHaveLength(8);
});
