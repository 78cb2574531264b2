import { describe, expect, it } from 'vitest';
import { isFinal, isOrderStatus, mayBecome, nextStatuses, ORDER_STATUSES } from './order-status.ts';
import type { DeliveryMode, OrderStatus } from './order-status.ts';

// Copied from the decision, one row a line: the code may not drift from it.
const ALLOWED: readonly [OrderStatus, OrderStatus, 'both' | DeliveryMode][] = [
  ['EN_ATTENTE', 'EN_PREPARATION', 'both'],
  ['EN_ATTENTE', 'EN_COMMANDE', 'both'],
  ['EN_ATTENTE', 'ANNULEE', 'both'],
  ['EN_COMMANDE', 'EN_PREPARATION', 'both'],
  ['EN_COMMANDE', 'PREPA_PARTIELLE', 'both'],
  ['EN_COMMANDE', 'ANNULEE', 'both'],
  ['EN_PREPARATION', 'DISPONIBLE', 'EMP'],
  ['EN_PREPARATION', 'EXPEDIEE', 'LIV'],
  ['EN_PREPARATION', 'PREPA_PARTIELLE', 'both'],
  ['EN_PREPARATION', 'ANNULEE', 'both'],
  ['PREPA_PARTIELLE', 'PARTIELLE', 'EMP'],
  ['PREPA_PARTIELLE', 'EXPEDIEE', 'LIV'],
  ['PREPA_PARTIELLE', 'EN_PREPARATION', 'both'],
  ['PREPA_PARTIELLE', 'DISPONIBLE', 'EMP'],
  ['PARTIELLE', 'DISPONIBLE', 'both'],
  ['PARTIELLE', 'PARTIEL_RETIREE', 'both'],
  ['PARTIEL_RETIREE', 'RETIREE', 'both'],
  ['DISPONIBLE', 'RETIREE', 'both'],
  ['DISPONIBLE', 'PARTIEL_RETIREE', 'both'],
  ['DISPONIBLE', 'ANNULEE', 'both'],
  ['EXPEDIEE', 'LIVREE', 'both'],
];

describe('order statuses', () => {
  it('there are eleven', () => {
    expect(new Set(ORDER_STATUSES).size).toBe(11);
    expect(isOrderStatus('RETIREE')).toBe(true);
    expect(isOrderStatus('retiree')).toBe(false);
  });

  it.each(['EMP', 'LIV'] as const)('%s: every change of the table is allowed and no other', (mode) => {
    const changes = ORDER_STATUSES.flatMap((from) => ORDER_STATUSES.map((to) => [from, to] as const));
    const made = changes.filter(([from, to]) => mayBecome(mode, from, to)).map(String);
    const wanted = ALLOWED.filter(([, , only]) => only === 'both' || only === mode);
    expect(made.toSorted()).toEqual(wanted.map(([from, to]) => `${from},${to}`).toSorted());
    const next = ORDER_STATUSES.flatMap((from) => nextStatuses(mode, from).map((to) => `${from},${to}`));
    expect(next.toSorted()).toEqual(made.toSorted());
  });

  it('three are final', () => {
    expect(ORDER_STATUSES.filter(isFinal)).toEqual(['RETIREE', 'LIVREE', 'ANNULEE']);
    expect(nextStatuses('EMP', 'RETIREE')).toEqual([]);
  });
});
