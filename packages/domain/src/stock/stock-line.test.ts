import { expect, it } from 'vitest';
import { deltaFaults, stockFaults } from './stock-line.ts';
import type { DeltaFault, StockDelta, StockFault, StockLine } from './stock-line.ts';

const cases: [string, Partial<StockLine>, StockFault[]][] = [
  ['a sound line', {}, []],
  ['an empty shelf', { available: 0 }, []],
  ['no delay known', { resupply_time: null }, []],
  ['as many as can be told', { available: 1_000_000_000 }, []],
  ['one more than can be told', { available: 1_000_000_001 }, ['bad-quantity']],
  ['the longest delay', { resupply_time: 999 }, []],
  ['no store', { shop_code: '' }, ['missing-field']],
  ['a blank store', { shop_code: ' ' }, ['missing-field']],
  ['a blank reference', { article_sku: ' ' }, ['missing-field']],
  ['fewer than nothing', { available: -1 }, ['bad-quantity']],
  ['fewer than nothing as of a moment', { available: -3, counted_at: new Date(0) }, []],
  ['a sign that no table holds', { article_sku: '101\u0000' }, ['unreadable-sign']],
  ['half a pack', { available: 1.5 }, ['bad-quantity']],
  ['something that is no number', { available: Number.NaN }, ['bad-quantity']],
  ['more than a column holds', { available: 3e9 }, ['bad-quantity']],
  ['a letter nobody knows', { statut_article_mag: 'Z' }, ['unknown-status']],
  ['no letter', { statut_article_mag: '' }, ['unknown-status']],
  ['a negative delay', { resupply_time: -1 }, ['bad-delay']],
  ['a delay of years', { resupply_time: 1000 }, ['bad-delay']],
  [
    'everything at once',
    { shop_code: '', available: -1, statut_article_mag: 'p', resupply_time: 0.5 },
    ['missing-field', 'bad-quantity', 'unknown-status', 'bad-delay'],
  ],
];

it.each(cases)('%s', (_, more, faults) => {
  expect(stockFaults({ ...aLine, ...more })).toEqual(faults);
});

const deltas: [string, Partial<StockDelta>, DeltaFault[]][] = [
  ['a delivery', {}, []],
  ['a sale at the counter', { packs: -3 }, []],
  ['nothing moved', { packs: 0 }, ['bad-packs']],
  ['half a pack moved', { packs: 0.5 }, ['bad-packs']],
  ['more than a lorry', { packs: 1_000_001 }, ['bad-packs']],
  ['no name', { reference: ' ' }, ['bad-reference']],
  ['an endless name', { reference: 'x'.repeat(101) }, ['bad-reference']],
  ['no store', { shop_code: '' }, ['missing-field']],
  ['a sign that no table holds', { reference: 'MV\u0000' }, ['unreadable-sign']],
];

it.each(deltas)('of a movement: %s', (_, more, faults) => {
  const delta = { shop_code: 'VB001', article_sku: '10100001', packs: 12, reference: 'MV1' };
  expect(deltaFaults({ ...delta, ...more })).toEqual(faults);
});

const aLine: StockLine = {
  shop_code: 'VB001',
  article_sku: '10100001',
  available: 7,
  statut_article_mag: 'P',
  resupply_time: 4,
  appro_directe_fournisseur: false,
  livraison_pro: true,
};
