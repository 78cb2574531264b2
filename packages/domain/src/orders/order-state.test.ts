import { expect, it } from 'vitest';
import { orderState } from './order-state.ts';
import { ORDER_STATUSES } from './order-status.ts';

it.each([
  ['EN_ATTENTE', 'due', 'new'],
  ['EN_ATTENTE', 'pending', 'pending_payment'],
  ['EN_ATTENTE', 'paid', 'new'],
  ['EN_COMMANDE', 'due', 'processing'],
  ['EXPEDIEE', 'paid', 'processing'],
  ['DISPONIBLE', 'due', 'processing'],
  ['RETIREE', 'due', 'complete'],
  ['LIVREE', 'paid', 'complete'],
  ['ANNULEE', 'refused', 'canceled'],
] as const)('%s with a payment %s is %s to Magento’s clients', (status, payment, state) => {
  expect(orderState(status, payment)).toBe(state);
});

it('every status has a word', () => {
  expect(ORDER_STATUSES.map((status) => orderState(status, 'due'))).not.toContain(undefined);
});
