import { expect, it } from 'vitest';
import { testerCredits } from './tester-credits.ts';
import type { OrderedLine } from './tester-credits.ts';

const RAL = { code: 'RAL 7016', hex: '#383E42', name: 'Gris anthracite', label: null };
const OWN = { code: null, hex: '#C9A27E', name: null, label: 'Salon' };
const line = (more: Partial<OrderedLine>): OrderedLine => ({
  productSku: 'TESTEUR',
  tint: RAL,
  unitHt: 506,
  quantity: 1,
  discountHt: 0,
  ...more,
});

it.each([
  ['what one sample cost', [line({})], [[RAL, 506]]],
  ['all samples of a tint, pots and cards', [line({ quantity: 2 }), line({ unitHt: 300 })], [[RAL, 1_312]]],
  ['each tint apart', [line({}), line({ tint: OWN })], [[RAL, 506], [OWN, 506]]], // prettier-ignore
  ['a free colour by its hex, whatever it is called', [line({ tint: OWN }), line({ tint: { ...OWN, label: 'Hall' } })], [[OWN, 1_012]]], // prettier-ignore
  ['what was paid after a reduction', [line({ discountHt: 25 })], [[RAL, 481]]],
  ['nothing for a sample that cost nothing', [line({ discountHt: 506 })], []],
  ['nothing for paint', [line({ productSku: 'P103000' })], []],
  ['nothing for a sample without a tint', [line({ tint: null })], []],
] satisfies [string, OrderedLine[], [OrderedLine['tint'], number][]][])(
  'credits %s',
  (_name, lines, credits) => {
    expect(testerCredits(lines, 'TESTEUR').map(({ tint, valueHt }) => [tint, valueHt])).toEqual(credits);
  },
);
