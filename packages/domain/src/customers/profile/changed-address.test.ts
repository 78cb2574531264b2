import { describe, expect, it } from 'vitest';
import { changedAddress, EMPTY_ADDRESS } from './changed-address.ts';
import type { Address, AddressInput } from './changed-address.ts';

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

  const full: Address = {
    label: 'Dépôt',
    prefix: 'M.',
    firstname: 'Ali',
    middlename: 'Karim',
    lastname: 'Benali',
    suffix: 'fils',
    company: 'Décor Sud',
    street: ['1 quai Sud'],
    postcode: '56100',
    city: 'Lorient',
    telephone: '0297123456',
    fax: '0297123457',
    vat_id: 'FR00123456789',
    default_shipping: true,
    default_billing: true,
    is_shared: true,
  };

  it('a new address is nobody’s default and holds nothing but what was sent', () => {
    expect(changedAddress(EMPTY_ADDRESS, {})).toEqual({ ok: false, refusal: 'NAME_MISSING' });
    const { firstname, lastname, ...rest } = EMPTY_ADDRESS;
    expect([firstname, lastname, rest.postcode, rest.city, rest.street]).toEqual(['', '', '', '', []]);
    expect(changedAddress(EMPTY_ADDRESS, whole)).toMatchObject({
      ok: true,
      value: { default_shipping: false, default_billing: false, company: null },
    });
  });

  it('leaves every field alone that is not sent', () => {
    expect(changedAddress(full, {})).toEqual({ ok: true, value: full });
    const flags = { default_shipping: null, default_billing: null };
    expect(changedAddress(full, flags)).toEqual({ ok: true, value: full });
  });

  it('keeps every field that is sent, without the spaces around it', () => {
    const padded = Object.entries(full).map(([name, value]) => [
      name,
      typeof value === 'string' ? `  ${value} ` : value,
    ]);
    const input: AddressInput = { ...Object.fromEntries(padded), street: [' 1 quai Sud ', null] };
    expect(changedAddress(EMPTY_ADDRESS, input)).toEqual({ ok: true, value: full });
    const unset = changedAddress(full, { default_shipping: false, default_billing: false });
    expect(unset).toMatchObject({ ok: true, value: { default_shipping: false, default_billing: false } });
  });

  it('takes four lines, and a hundred characters in each', () => {
    const street = ['1', '2', '3', 'x'.repeat(100)];
    expect(changedAddress(EMPTY_ADDRESS, { ...whole, street })).toMatchObject({
      ok: true,
      value: { street },
    });
  });

  it.each<[AddressInput, string]>([
    [{ firstname: '' }, 'NAME_MISSING'],
    [{ lastname: ' ' }, 'NAME_MISSING'],
    [{ street: null }, 'ADDRESS_INCOMPLETE'],
    [{ street: [null, 'Bâtiment B'] }, 'ADDRESS_INCOMPLETE'],
    [{ postcode: '' }, 'ADDRESS_INCOMPLETE'],
    [{ postcode: '350000' }, 'POSTCODE_INVALID'],
    [{ postcode: 'F35000' }, 'POSTCODE_INVALID'],
    [{ fax: '12' }, 'PHONE_INVALID'],
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
    [{ city: 'Rennes\u202e' }, 'FIELD_FORBIDDEN'],
    [{ company: 'Peintures\u2028Morel' }, 'FIELD_FORBIDDEN'],
  ])('refuses %j: %s', (change, refusal) => {
    expect(changedAddress(EMPTY_ADDRESS, { ...whole, ...change })).toEqual({ ok: false, refusal });
  });

  it('strips what people put between digits', () => {
    expect(
      changedAddress(EMPTY_ADDRESS, { ...whole, postcode: '35 000', telephone: '02.99.12.34.56' }),
    ).toMatchObject({ ok: true, value: { postcode: '35000', telephone: '0299123456' } });
  });
});
