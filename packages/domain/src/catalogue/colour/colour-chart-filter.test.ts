import { expect, it } from 'vitest';
import { filterChart, lightnessClass } from './colour-chart-filter.ts';
import type { ChartColour, ChartFilter } from './colour-chart-filter.ts';

const aColour = (code: string, name: string, family: string, lrv: number): ChartColour => ({
  code,
  chart: code.startsWith('RAL') ? 'ral' : 'valbrune',
  name,
  family,
  lrv,
  facade_ok: lrv >= 20,
  special: null,
});
const colours = [
  aColour('VB-BU060', 'Bleu marine', 'Bleus', 4),
  aColour('VB-BL010', 'Blanc pur', 'Blancs', 92.8),
  aColour('RAL 7016', 'Gris anthracite', 'Gris', 5),
  aColour('VB-VE020', 'Vert céladon', 'Verts', 48),
];
const everything: ChartFilter = { search: '', chart: null, lightness: null, facadeOnly: false };
const codes = (filter: Partial<ChartFilter>) =>
  filterChart(colours, { ...everything, ...filter }, ['Blancs', 'Gris']).flatMap((group) =>
    group.colours.map(({ code }) => code),
  );

it('families come in the chart’s order, unnamed ones after', () => {
  expect(filterChart(colours, everything, ['Blancs', 'Gris', 'Noirs']).map(({ family }) => family)).toEqual([
    'Blancs',
    'Gris',
    'Bleus',
    'Verts',
  ]);
});

it.each<[Partial<ChartFilter>, string[]]>([
  [{ search: 'celadon' }, ['VB-VE020']],
  [{ search: 'VERT' }, ['VB-VE020']],
  [{ search: 'ral7016' }, ['RAL 7016']],
  [{ search: '7016' }, ['RAL 7016']],
  [{ search: 'anthracite ral' }, ['RAL 7016']],
  [{ search: 'bu060' }, ['VB-BU060']],
  [{ search: 'vb-bl' }, ['VB-BL010', 'VB-BU060']],
  [{ search: 'vb-bl010' }, ['VB-BL010']],
  [{ search: 'marine' }, ['VB-BU060']],
  [{ search: 'arine' }, []],
  [{ search: '.*' }, ['VB-BL010', 'RAL 7016', 'VB-BU060', 'VB-VE020']],
  [{ search: 'fuchsia' }, []],
  [{ chart: 'ral' }, ['RAL 7016']],
  [{ chart: 'autre' }, []],
  [{ lightness: 'light' }, ['VB-BL010']],
  [{ lightness: 'medium' }, ['VB-VE020']],
  [{ lightness: 'dark', chart: 'valbrune' }, ['VB-BU060']],
  [{ facadeOnly: true }, ['VB-BL010', 'VB-VE020']],
])('the filter %j leaves %j', (filter, expected) => {
  expect(codes(filter)).toEqual(expected);
});

it('light from 60, dark below 20', () => {
  expect([60, 59.9, 20, 19.9].map(lightnessClass)).toEqual(['light', 'medium', 'medium', 'dark']);
});
