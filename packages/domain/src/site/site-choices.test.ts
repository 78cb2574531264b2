import { describe, expect, it } from 'vitest';
import { siteChoices } from './site-choices.ts';

const offer = (stores: string[] | null, currencies: string[] | null) => ({
  storeConfig: { store_code: 'default' },
  availableStores: stores?.map((code) => ({ store_code: code, store_name: `Site ${code}` })) ?? null,
  currency: currencies && {
    default_display_currency_code: 'EUR',
    available_currency_codes: currencies,
  },
});

const names = (stores: string[] | null, currencies: string[] | null) =>
  siteChoices(offer(stores, currencies)).map((choice) => choice.name);

describe('choice of site and currency', () => {
  it.each([
    [['default'], ['EUR'], []],
    [['default', 'comptoir'], ['EUR'], ['store']],
    [['default'], ['EUR', 'CHF'], ['currency']],
    [
      ['default', 'comptoir'],
      ['EUR', 'CHF'],
      ['currency', 'store'],
    ],
  ])('CFG-10 stores %j and currencies %j offer %j', (stores, currencies, expected) => {
    expect(names(stores, currencies)).toEqual(expected);
  });

  it.each([
    [null, null, []],
    [null, ['EUR', 'CHF'], ['currency']],
    [['default', 'comptoir'], null, ['store']],
  ])('CFG-11 a query that failed hides its own selector only (%j, %j)', (stores, currencies, expected) => {
    expect(names(stores, currencies)).toEqual(expected);
  });

  it('knows the present choice and the names to show', () => {
    expect(siteChoices(offer(['default', 'comptoir'], ['EUR']))).toEqual([
      {
        name: 'store',
        current: 'default',
        options: [
          { value: 'default', label: 'Site default' },
          { value: 'comptoir', label: 'Site comptoir' },
        ],
      },
    ]);
  });
});

it('CFG-10 offers what has a code only, by its name or else by its code', () => {
  const choices = siteChoices({
    storeConfig: null,
    availableStores: [
      null,
      { store_code: null, store_name: 'Sans code' },
      { store_code: 'default', store_name: null },
      { store_code: 'comptoir', store_name: 'Comptoir' },
    ],
    currency: { default_display_currency_code: null, available_currency_codes: ['EUR', null, 'CHF'] },
  });
  expect(choices).toEqual([
    {
      name: 'currency',
      current: '',
      options: [
        { value: 'EUR', label: 'EUR' },
        { value: 'CHF', label: 'CHF' },
      ],
    },
    {
      name: 'store',
      current: '',
      options: [
        { value: 'default', label: 'default' },
        { value: 'comptoir', label: 'Comptoir' },
      ],
    },
  ]);
});

it('CFG-10 the currency shown is the one chosen', () => {
  expect(siteChoices(offer(['default'], ['CHF', 'EUR']))).toMatchObject([
    { name: 'currency', current: 'EUR' },
  ]);
});
