import { expect, it } from 'vitest';
import { numbersNamed, paperNamed } from './paper-file-name.ts';
import type { InvoiceType } from './invoice-state.ts';

const KNOWN: Readonly<Record<string, readonly InvoiceType[]>> = {
  F26200021: ['FACTURE'],
  A26300018: ['AVOIR'],
  '118': ['FACTURE', 'AVOIR'],
  'AVOIR-7': ['AVOIR'],
};
const named = (file: string) => paperNamed(file, (number) => KNOWN[number] ?? []);

it.each([
  ['F26200021.pdf', 'FACTURE', 'F26200021'],
  ['A26300018.PDF', 'AVOIR', 'A26300018'],
  ['2026/octobre/FACTURE-F26200021.pdf', 'FACTURE', 'F26200021'],
  ['lot\\avoir_A26300018.pdf', 'AVOIR', 'A26300018'],
  ['Facture 118.pdf', 'FACTURE', '118'],
  ['AVOIR-118.pdf', 'AVOIR', '118'],
  // Both an invoice and a credit note: the name must say which.
  ['118.pdf', null, '118'],
  // Known as a whole, it is read as a whole.
  ['AVOIR-7.pdf', 'AVOIR', 'AVOIR-7'],
  // Nobody's: the refusal names what stands behind the type.
  ['FACTURE-F0.pdf', 'FACTURE', 'F0'],
  ['lisez-moi.txt', null, 'lisez-moi.txt'],
])('%s is the %s %s', (file, type, number) => {
  expect(named(file)).toEqual({ type, number });
});

it('tells all numbers that a name may mean, for one question', () => {
  expect(numbersNamed('lot/AVOIR-7.pdf')).toEqual(['AVOIR-7', '7']);
  expect(numbersNamed('F26200021.pdf')).toEqual(['F26200021']);
});
