import { describe, expect, it } from 'vitest';
import { changedAddress, EMPTY_ADDRESS } from './changed-address.ts';
import type { AddressInput } from './changed-address.ts';

const whole: AddressInput = {
  firstname: 'Gwen',
  lastname: 'Le Bihan',
  street: ['12 rue des Métairies'],
  postcode: '35000',
  city: 'Rennes',
};

describe('changedAddress', () => {
  it('ADR-02 keeps street, apartment, neighbourhood and extra in their places', () => {
    const street = ['12 rue des Métairies', '', 'Beauregard', '  '];
    expect(changedAddress(EMPTY_ADDRESS, { ...whole, street })).toMatchObject({
      ok: true,
      value: { street: ['12 rue des Métairies', '', 'Beauregard'] },
    });
  });

  it('leaves alone what is not sent and empties what is sent as null', () => {
    const held = { ...EMPTY_ADDRESS, street: ['1 quai Sud'], postcode: '56100', city: 'Lorient' };
    const first = changedAddress(
      { ...held, firstname: 'Ali', lastname: 'B', label: 'Dépôt' },
      { label: null },
    );
    expect(first).toMatchObject({ ok: true, value: { label: null, city: 'Lorient', firstname: 'Ali' } });
  });

  it.each<[AddressInput, string]>([
    [{ firstname: '' }, 'NAME_MISSING'],
    [{ lastname: 'X{}' }, 'NAME_INVALID'],
    [{ street: [] }, 'ADDRESS_INCOMPLETE'],
    [{ street: ['', 'Bâtiment B'] }, 'ADDRESS_INCOMPLETE'],
    [{ city: null }, 'ADDRESS_INCOMPLETE'],
    [{ postcode: '3500' }, 'POSTCODE_INVALID'],
    [{ postcode: 'ABCDE' }, 'POSTCODE_INVALID'],
    [{ telephone: '12' }, 'PHONE_INVALID'],
    [{ street: ['1', '2', '3', '4', '5'] }, 'FIELD_TOO_LONG'],
    [{ company: 'x'.repeat(101) }, 'FIELD_TOO_LONG'],
    [{ label: 'Dépôt\u0007' }, 'FIELD_FORBIDDEN'],
  ])('refuses %j: %s', (change, refusal) => {
    expect(changedAddress(EMPTY_ADDRESS, { ...whole, ...change })).toEqual({ ok: false, refusal });
  });

  it('strips what people put between digits', () => {
    expect(
      changedAddress(EMPTY_ADDRESS, { ...whole, postcode: '35 000', telephone: '02.99.12.34.56' }),
    ).toMatchObject({ ok: true, value: { postcode: '35000', telephone: '0299123456' } });
  });
});
