import { expect, it } from 'vitest';
import { sortColours } from './colour-chart-order.ts';
import type { ChartOrder } from './colour-chart-order.ts';

const colours = [
  { code: 'VB-BU010', name: 'Écume', hex: '#9FC3D8', lrv: 51 },
  { code: 'RAL 3000', name: 'Rouge feu', hex: '#AB2524', lrv: 10.6 },
  { code: 'RAL 7042', name: 'Gris de sécurité', hex: '#8E8E8E', lrv: 27 },
  { code: 'VB-RS010', name: 'Rose poudré', hex: '#E8C9CC', lrv: 63 },
  { code: 'RAL 9005', name: 'Noir foncé', hex: '#0A0A0A', lrv: 0.3 },
  { code: 'VB-VE010', name: 'Absinthe', hex: '#B9CC8F', lrv: 57 },
  { code: 'RAL 1018', name: 'Écume', hex: '#FACA30', lrv: 63 },
];

it.each<[ChartOrder | null, string[]]>([
  [null, ['VB-BU010', 'RAL 3000', 'RAL 7042', 'VB-RS010', 'RAL 9005', 'VB-VE010', 'RAL 1018']],
  // Greys from light to dark, then pink, red, yellow, green, blue.
  ['hue', ['RAL 7042', 'RAL 9005', 'VB-RS010', 'RAL 3000', 'RAL 1018', 'VB-VE010', 'VB-BU010']],
  // Equally light ones by name.
  ['lightness', ['RAL 1018', 'VB-RS010', 'VB-VE010', 'VB-BU010', 'RAL 7042', 'RAL 3000', 'RAL 9005']],
  // Accents do not count; one name twice goes by code.
  ['name', ['VB-VE010', 'RAL 1018', 'VB-BU010', 'RAL 7042', 'RAL 9005', 'VB-RS010', 'RAL 3000']],
])('in the order « %s »', (order, codes) => {
  expect(sortColours(colours, order).map(({ code }) => code)).toEqual(codes);
});
