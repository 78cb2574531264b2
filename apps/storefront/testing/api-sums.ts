// The same sums as the API returns them.
import { ask } from '@nuancier/api/checkout/testing/shopper.ts';
import type { Shopper } from '@nuancier/api/checkout/testing/shopper.ts';
import type { ShownSums } from './shown-sums.ts';
import type { TestShop } from './visit.ts';

type Amount = { value: number };
type ToldCart = {
  items: { prices: { row_total: Amount; row_total_including_tax: Amount } }[];
  prices: {
    subtotal_excluding_tax: Amount;
    discounts: { amount: Amount }[] | null;
    shipping_excluding_tax: Amount;
    total_excluding_tax: Amount;
    applied_taxes: { amount: Amount }[];
    grand_total: Amount;
  };
};

/** As a professional reads them; `rowsTtc`: each line with tax. */
export async function apiCartSums(
  shop: TestShop,
  who: Shopper,
): Promise<{ sums: ShownSums; rowsTtc: number[] }> {
  const data = await ask(
    shop,
    who,
    `{ customCart(id: "${who.cartId}") { items { prices { row_total { value } row_total_including_tax { value } } }
      prices { subtotal_excluding_tax { value } discounts { amount { value } } shipping_excluding_tax { value }
        total_excluding_tax { value } applied_taxes { amount { value } } grand_total { value } } } }`,
  );
  const { items, prices } = data['customCart'] as ToldCart;
  return {
    rowsTtc: items.map(({ prices: row }) => cents(row.row_total_including_tax)),
    sums: {
      reads: 'HT',
      rounding: 0,
      rows: items.map(({ prices: row }) => cents(row.row_total)),
      subtotal: cents(prices.subtotal_excluding_tax),
      discount: sum((prices.discounts ?? []).map(({ amount }) => cents(amount))),
      shipping: cents(prices.shipping_excluding_tax),
      excluding: cents(prices.total_excluding_tax),
      taxes: prices.applied_taxes.map(({ amount }) => cents(amount)),
      including: cents(prices.grand_total),
    },
  };
}

type ToldOrder = {
  items: { row_total: Amount }[];
  total: {
    subtotal: Amount;
    discounts: { amount: Amount }[];
    total_shipping: Amount;
    total_excluding_tax: Amount;
    taxes: { amount: Amount }[];
    grand_total: Amount;
  };
};

export async function apiOrderSums(shop: TestShop, as: string, number: string): Promise<ShownSums> {
  const data = await ask(
    shop,
    { as, address: 'livres' },
    `{ customerOrder(number: "${number}") { items { row_total { value } } total { subtotal { value }
      discounts { amount { value } } total_shipping { value } total_excluding_tax { value }
      taxes { amount { value } } grand_total { value } } } }`,
  );
  const { items, total } = data['customerOrder'] as ToldOrder;
  return {
    reads: 'HT',
    rounding: 0,
    rows: items.map(({ row_total: row }) => cents(row)),
    subtotal: cents(total.subtotal),
    discount: sum(total.discounts.map(({ amount }) => cents(amount))),
    shipping: cents(total.total_shipping),
    excluding: cents(total.total_excluding_tax),
    taxes: total.taxes.map(({ amount }) => cents(amount)),
    including: cents(total.grand_total),
  };
}

function cents({ value }: Amount): number {
  return Math.round(value * 100);
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
