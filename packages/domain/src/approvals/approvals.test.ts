import { describe, expect, it } from 'vitest';
import { MOST_WORDS, PRICES_HOLD_MS, isPending, messageLevel } from './approval-state.ts';
import { changesOf, countLines, isSame, staysWithin } from './approved-lines.ts';

describe('APR-02 pending', () => {
  it.each([
    ['waiting_for_approval', true, true],
    ['approved', true, true],
    ['approved', false, false],
    ['waiting_for_approval', false, false],
    ['rejected', true, false],
    ['withdrawn', true, false],
  ] as const)('%s with the flag %s: %s', (status, waitingForApproval, pending) => {
    expect(isPending({ status, waitingForApproval })).toBe(pending);
  });
});

it.each([
  ['requested', 'success'],
  ['approved', 'success'],
  ['approved_with_changes', 'success'],
  ['rejected', 'error'],
] as const)('APR-12 a message %s is of level %s', (type, level) => {
  expect(messageLevel(type)).toBe(level);
});

it('approved prices hold for a week, to the millisecond', () => {
  expect(new Date(Date.parse('2026-03-02T08:00:00Z') + PRICES_HOLD_MS).toISOString()).toBe(
    '2026-03-09T08:00:00.000Z',
  );
});

it('a comment has room for 250 characters', () => {
  expect(MOST_WORDS).toBe(250);
});

describe('lines', () => {
  const line = (articleSku: string, quantity: number, hex: string | null = null) => ({
    articleSku,
    pricingUnit: 'L',
    quantity,
    name: `Article ${articleSku}`,
    tint: hex === null ? null : { hex, code: null, label: null },
  });
  const granted = countLines([line('A', 4), line('B', 2, '#112233')]);

  it.each([
    ['the same', [line('A', 4), line('B', 2, '#112233')], true],
    ['fewer packs', [line('A', 3)], true],
    ['nothing', [], true],
    ['split over two lines', [line('A', 1), line('A', 3)], true],
    ['one pack more', [line('A', 5)], false],
    ['two lines that come to more', [line('A', 3), line('A', 2)], false],
    ['another article', [line('A', 1), line('C', 1)], false],
    ['another tint', [line('B', 1, '#445566')], false],
    ['no tint', [line('B', 1)], false],
  ])('%s stays within what was granted: %s', (_what, ordered, within) => {
    expect(staysWithin(granted, countLines(ordered))).toBe(within);
  });

  const tinted = (tint: { hex: string; code: string | null; label: string | null }, pricingUnit = 'L') => ({
    ...line('B', 1),
    pricingUnit,
    tint,
  });
  const ral = { hex: '#112233', code: 'RAL 5011', label: 'Bleu acier' };

  it.each([
    ['the very same tint', tinted(ral), true],
    ['another code of the same colour', tinted({ ...ral, code: 'RAL 5004' }), false],
    ['the colour without its code', tinted({ ...ral, code: null }), false],
    ['another name of the same colour', tinted({ ...ral, label: 'Bleu nuit' }), false],
    ['the colour without its name', tinted({ ...ral, label: null }), false],
    ['another unit', tinted(ral, 'KG'), false],
    ['a name that reads like a code', tinted({ ...ral, code: 'RAL 5011Bleu', label: ' acier' }), false],
  ])('%s is what was granted: %s', (_what, ordered, within) => {
    expect(staysWithin(countLines([tinted(ral)]), countLines([ordered]))).toBe(within);
  });

  it('are the same only with every pack', () => {
    expect(isSame(granted, countLines([line('B', 2, '#112233'), line('A', 4)]))).toBe(true);
    expect(isSame(granted, countLines([line('A', 4)]))).toBe(false);
  });

  it('what was changed is told line by line', () => {
    expect(changesOf(granted, countLines([line('A', 1), line('C', 1)]))).toEqual([
      { name: 'Article A', from: 4, to: 1 },
      { name: 'Article C', from: 0, to: 1 },
      { name: 'Article B', from: 2, to: 0 },
    ]);
    expect(changesOf(granted, granted)).toEqual([]);
  });
});
