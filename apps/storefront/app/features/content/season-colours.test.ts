import { expect, it } from 'vitest';
import { seasonColours } from './season-colours.ts';

const colour = (code: string, special: string | null = null) => ({
  code,
  chart: 'valbrune',
  name: code,
  family: 'Verts',
  hex: '#112233',
  lrv: 20,
  tint_class: 'A',
  base: 'Base TR',
  facade_ok: true,
  special,
});
const chart = [colour('VB-1'), colour('RAL 9006', 'nacré'), colour('VB-2')];

it.each([
  ['the list’s order counts', '<p>Mots</p><ul><li>VB-2</li><li> VB-1 </li></ul>', ['VB-2', 'VB-1']],
  ['unknown codes are left out', '<ul><li>VB-9</li><li>VB-1</li></ul>', ['VB-1']],
  ['so are those that are not made', '<ul><li>RAL 9006</li></ul>', []],
  ['no list, no colour', '<p>Mots</p>', []],
])('%s', (_why, html, codes) => {
  expect(seasonColours(html, chart).colours.map(({ code }) => code)).toEqual(codes);
});

it('keeps the words apart from the list', () => {
  expect(seasonColours('<p>Mots</p><ul><li>VB-1</li></ul>', chart).words).toBe('<p>Mots</p>');
});
