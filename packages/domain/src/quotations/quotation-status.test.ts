import { describe, expect, it } from 'vitest';
import {
  isQuotationStatus,
  judgeOpen,
  judgeWithdrawal,
  mayBecome,
  QUOTATION_STATUSES,
  statusOn,
} from './quotation-status.ts';

describe('the states of a quotation', () => {
  it('go one way, except where an order was never paid', () => {
    const steps = QUOTATION_STATUSES.flatMap((from) =>
      QUOTATION_STATUSES.filter((to) => mayBecome(from, to)).map((to) => `${from} > ${to}`),
    );
    expect(steps).toEqual([
      'EN_COURS > A_VALIDER',
      'EN_COURS > REFUSE',
      'EN_COURS > EXPIRE',
      'A_VALIDER > ACCEPTE',
      'A_VALIDER > REFUSE',
      'A_VALIDER > EXPIRE',
      'ACCEPTE > A_VALIDER',
    ]);
  });

  it.each([
    ['A_VALIDER', '2026-11-15', 'A_VALIDER'],
    ['A_VALIDER', '2026-11-14', 'EXPIRE'],
    ['EN_COURS', '2026-11-14', 'EXPIRE'],
    ['ACCEPTE', '2026-11-14', 'ACCEPTE'],
    ['REFUSE', '2026-11-14', 'REFUSE'],
  ] as const)('%s until %s is %s on 15 November', (status, validUntil, seen) => {
    expect(statusOn({ status, validUntil }, '2026-11-15')).toBe(seen);
  });

  it.each([
    ['A_VALIDER', '2026-12-11', null],
    ['A_VALIDER', '2026-11-01', 'QUOTATION_EXPIRED'],
    ['EXPIRE', '2026-12-11', 'QUOTATION_EXPIRED'],
    ['EN_COURS', '2026-12-11', 'QUOTATION_IN_PREPARATION'],
    ['ACCEPTE', '2026-12-11', 'QUOTATION_ENDED'],
    ['REFUSE', '2026-12-11', 'QUOTATION_ENDED'],
  ] as const)('D13 %s until %s: %s', (status, validUntil, refusal) => {
    const verdict = judgeOpen({ status, validUntil }, '2026-11-15');
    expect(verdict).toEqual(refusal === null ? { ok: true, value: 'A_VALIDER' } : { ok: false, refusal });
  });

  it.each([
    ['EN_COURS', true, '2026-12-11', null],
    ['EN_COURS', true, '2026-11-14', 'QUOTATION_EXPIRED'],
    ['EN_COURS', false, '2026-12-11', 'QUOTATION_ANSWERED'],
    ['A_VALIDER', true, '2026-12-11', 'QUOTATION_ANSWERED'],
    ['ACCEPTE', true, '2026-12-11', 'QUOTATION_ANSWERED'],
    ['REFUSE', true, '2026-12-11', 'QUOTATION_ANSWERED'],
  ] as const)(
    'a request that is %s (asked for: %s) until %s is taken back: %s',
    (status, isAsked, validUntil, refusal) => {
      const askedAt = isAsked ? new Date('2026-11-01T08:00:00Z') : null;
      const verdict = judgeWithdrawal({ status, validUntil, askedAt }, '2026-11-15');
      expect(verdict).toEqual(refusal === null ? { ok: true, value: 'EN_COURS' } : { ok: false, refusal });
    },
  );

  it('are known by their names alone', () => {
    expect(['A_VALIDER', 'EXPIRE', 'a_valider', ''].map(isQuotationStatus)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
