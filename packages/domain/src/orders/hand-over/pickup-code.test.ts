import { describe, expect, it } from 'vitest';
import { readPickupCode, shownPickupCode, waitsAtCounter } from './pickup-code.ts';

describe('a code as it is typed', () => {
  it.each([
    ['K7M4XR', 'K7M4XR'],
    [' k7m-4xr ', 'K7M4XR'],
    ['K7M\u00A04XR', 'K7M4XR'],
    // Signs that no code has, taken for those that it has.
    ['258KKK', 'ZSBKKK'],
    ['K7M4X', null],
    ['K7M4XRR', null],
    ['KERMAR', null],
    ['W26100070', null],
    ['', null],
  ])('%j is %s', (typed, code) => {
    expect(readPickupCode(typed)).toBe(code);
  });

  it('is shown in two halves, and read again as it is shown', () => {
    expect(shownPickupCode('K7M4XR')).toBe('K7M\u00A04XR');
    expect(readPickupCode(shownPickupCode('K7M4XR'))).toBe('K7M4XR');
  });
});

it.each([
  ['EMP', 'DISPONIBLE', 2, 0, true],
  ['EMP', 'PARTIEL_RETIREE', 2, 1, true],
  ['EMP', 'PARTIEL_RETIREE', 1, 1, false],
  ['EMP', 'RETIREE', 2, 2, false],
  ['EMP', 'ANNULEE', 2, 0, false],
  ['EMP', 'EN_PREPARATION', 0, 0, false],
  ['LIV', 'PREPA_PARTIELLE', 2, 0, false],
] as const)('%s %s, %i ready and %i handed over: waits %s', (mode, status, prepared, handedOver, waits) => {
  expect(waitsAtCounter({ mode, status, lines: [{ prepared, handedOver }] })).toBe(waits);
});
