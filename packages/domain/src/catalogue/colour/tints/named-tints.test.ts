import { expect, it } from 'vitest';
import { namedTints } from './named-tints.ts';

const tint = (code: string, name: string, family = 'Bleus') => ({
  code,
  name,
  family,
  chart: 'ral',
  lrv: 10,
  facade_ok: false,
  special: null,
});
const tints = [
  tint('VB-BU060', 'Bleu marine'),
  tint('RAL 5002', 'Bleu outremer'),
  tint('VB-BU180', 'Bleu outremer'),
  tint('RAL 5009', 'Bleu azur'),
];

it.each([
  ['its code', 'ral-5009', ['RAL 5009']],
  ['its code, glued', 'RAL5009', ['RAL 5009']],
  ['its number', '5009', ['RAL 5009']],
  ['a name that two charts have', 'bleu outremer', ['RAL 5002', 'VB-BU180']],
  ['the beginning of a name', 'mari', ['VB-BU060']],
  ['what no tint has', 'vert', []],
  ['nothing', ' ', []],
])('%s: « %s »', (_, asked, codes) => {
  expect(namedTints(tints, asked).map(({ code }) => code)).toEqual(codes);
});
