import { describe, expect, it } from 'vitest';
import { exchangePacks, judgeSubstitute, lineSums } from './substitute.ts';
import type { SubstitutedLine } from './substitute.ts';

const order = { status: 'EN_PREPARATION', paymentState: 'due', waitingForApproval: false } as const;
const line: SubstitutedLine = {
  articleSku: 'A',
  isTinted: false,
  isWithheld: false,
  quantity: 3,
  released: 0,
  prepared: 0,
  picked: 1,
  fromStock: 3,
  unitHt: 1_000,
  discountHt: 0,
};
const dear = { sku: 'B', unitHt: 1_500 };

describe('a substitute', () => {
  it.each([
    ['dearer, at the price agreed', order, line, dear, { packs: 2, unitHt: 1_000 }],
    ['cheaper, at its own', order, line, { sku: 'B', unitHt: 900 }, { packs: 2, unitHt: 900 }],
    ['for the whole line', order, { ...line, picked: 0 }, dear, { packs: 3, unitHt: 1_000 }],
    ['before the preparation', { ...order, status: 'EN_ATTENTE' }, line, dear, 'SUBSTITUTE_NOT_OPEN'],
    ['once cancelled', { ...order, status: 'ANNULEE' }, line, dear, 'SUBSTITUTE_NOT_OPEN'],
    ['unpaid', { ...order, paymentState: 'pending' }, line, dear, 'SUBSTITUTE_NOT_OPEN'],
    ['of what is no article', order, { ...line, articleSku: 'LIBRE' }, dear, 'SUBSTITUTE_FREE_LINE'],
    ['of a tint', order, { ...line, isTinted: true }, dear, 'SUBSTITUTE_TINTED'],
    ['of what was withdrawn from', order, { ...line, isWithheld: true }, dear, 'SUBSTITUTE_WITHHELD'],
    [
      'of what is there',
      order,
      { ...line, prepared: 1, picked: 1, released: 1 },
      dear,
      'SUBSTITUTE_NOTHING_MISSING',
    ],
    ['the same', order, line, { sku: 'A', unitHt: 1 }, 'SUBSTITUTE_IN_ORDER'],
    ['of another line', order, line, { sku: 'C', unitHt: 1 }, 'SUBSTITUTE_IN_ORDER'],
  ] as const)('%s', (_name, standing, of, offered, expected) => {
    const judged = judgeSubstitute(standing, of, offered, ['A', 'C']);
    expect(judged.ok ? judged.value : judged.refusal).toEqual(expected);
  });

  it.each([
    ['part of a line', line, { packs: 2, unitHt: 900 }, [1, 0, 1], [2, 900, 0], 2],
    ['a whole line', { ...line, picked: 0 }, { packs: 3, unitHt: 900 }, [0, 0, 0], [3, 900, 0], 3],
    ['brought in', { ...line, fromStock: 0 }, { packs: 2, unitHt: 900 }, [1, 0, 0], [2, 900, 0], 0],
    [
      'with its discount',
      { ...line, discountHt: 100 },
      { packs: 2, unitHt: 900 },
      [1, 33, 1],
      [2, 900, 67],
      2,
    ],
    [
      'worth less than it',
      { ...line, discountHt: 2_900 },
      { packs: 2, unitHt: 9 },
      [1, 967, 1],
      [2, 9, 18],
      2,
    ],
  ] as const)('takes %s', (_name, of, offered, kept, moved, backOnShelf) => {
    const exchange = exchangePacks(of, offered);
    expect(Object.values(exchange.kept)).toEqual(kept);
    expect(Object.values(exchange.moved)).toEqual(moved);
    expect(exchange.backOnShelf).toBe(backOnShelf);
  });

  it('leaves an order that adds up', () => {
    const lines = [
      { unitHt: 1_000, quantity: 1, discountHt: 33, taxRate: 2_000 },
      { unitHt: 905, quantity: 2, discountHt: 67, taxRate: 2_000 },
    ];
    expect(lineSums(lines, 500)).toEqual({
      goodsHt: 2_810,
      discountHt: 100,
      totalHt: 3_210,
      tax: 642,
      totalTtc: 3_852,
    });
  });
});
