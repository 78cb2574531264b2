import { expect, it } from 'vitest';
import { methodOfCode, paymentCode } from './payment-codes.ts';
import { PAYMENT_METHODS } from './payment-methods.ts';

it.each([
  ['card', 'card'],
  ['on_account', 'purchaseorder'],
  ['at_store', 'cashondelivery'],
  ['bank_transfer', 'banktransfer'],
] as const)('PAY-01 %s is %s to Magento’s clients, and is understood by both names', (method, code) => {
  expect(paymentCode(method)).toBe(code);
  expect([methodOfCode(code), methodOfCode(method)]).toEqual([method, method]);
});

it.each(['', 'checkmo', 'free', 'Card', 'constructor'])('%j is no way to pay here', (text) => {
  expect(methodOfCode(text)).toBeNull();
});

it('no two ways to pay share a code', () => {
  expect(new Set(PAYMENT_METHODS.map(paymentCode)).size).toBe(PAYMENT_METHODS.length);
});
