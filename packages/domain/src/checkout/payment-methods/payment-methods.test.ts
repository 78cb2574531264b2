import { expect, it } from 'vitest';
import {
  isPaymentMethod,
  PAYMENT_METHODS,
  paymentMethods,
  paymentRules,
  refusalOf,
  waitsForBank,
} from './payment-methods.ts';
import type { PaymentMethod } from './payment-methods.ts';
import type { PaymentFacts, Payer } from './payment-rule.ts';

const head: Payer = {
  isGuest: false,
  mayPayByCard: true,
  mayPayOnAccount: true,
  availableCreditCents: 100_000,
};
const visitor = { isGuest: true, mayPayOnAccount: false };
const pickup: PaymentFacts = {
  mode: 'EMP',
  totalCents: 50_000,
  bankTransfer: false,
  guestsPayAtStore: false,
};

it.each<[string, Partial<Payer>, Partial<PaymentFacts>, string[]]>([
  ['the head of a company, fetched', {}, {}, ['card', 'on_account', 'at_store']],
  ['the head of a company, delivered', {}, { mode: 'LIV' }, ['card', 'on_account']],
  ['before the delivery is chosen', {}, { mode: null }, ['card', 'on_account', 'at_store']],
  ['no card right', { mayPayByCard: false }, {}, ['on_account', 'at_store']],
  ['no account right', { mayPayOnAccount: false }, {}, ['card', 'at_store']],
  ['credit to the cent', { availableCreditCents: 50_000 }, {}, ['card', 'on_account', 'at_store']],
  ['a cent of credit missing', { availableCreditCents: 49_999 }, {}, ['card', 'at_store']],
  ['a visitor', visitor, {}, ['card']],
  ['a visitor who may pay at the store', visitor, { guestsPayAtStore: true }, ['card', 'at_store']],
  ['the same, delivered', visitor, { guestsPayAtStore: true, mode: 'LIV' }, ['card']],
  ['transfers offered', {}, { bankTransfer: true }, ['card', 'on_account', 'at_store', 'bank_transfer']],
])('%s', (_who, payer, facts, expected) => {
  expect(paymentMethods({ ...head, ...payer }, { ...pickup, ...facts })).toEqual(expected);
});

it('tells a missing right from a missing credit', () => {
  expect(refusalOf('on_account', { ...head, mayPayOnAccount: false }, pickup)).toBe('PAYMENT_NOT_ALLOWED');
  expect(refusalOf('on_account', { ...head, availableCreditCents: 0 }, pickup)).toBe('CREDIT_EXCEEDED');
});

it('knows its own names', () => {
  expect(['card', 'checkmo', ''].map(isPaymentMethod)).toEqual([true, false, false]);
});

it.each<[PaymentMethod, Partial<Payer>, Partial<PaymentFacts>]>([
  ['card', { mayPayByCard: false }, {}],
  ['at_store', {}, { mode: 'LIV' }],
  ['at_store', visitor, {}],
  ['bank_transfer', {}, {}],
  ['bank_transfer', visitor, { bankTransfer: true }],
])('%s is not allowed to %j with %j', (method, payer, facts) => {
  expect(refusalOf(method, { ...head, ...payer }, { ...pickup, ...facts })).toBe('PAYMENT_NOT_ALLOWED');
});

it('the bank is waited for with a card, and credit is spent on account', () => {
  expect(PAYMENT_METHODS.filter(waitsForBank)).toEqual(['card']);
  expect(PAYMENT_METHODS.filter((method) => paymentRules[method].spendsCredit)).toEqual(['on_account']);
});
