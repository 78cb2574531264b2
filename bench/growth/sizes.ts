// A shop at three sizes, each ten times the one before; stores stay what they are, years too.
import type { DemoSize } from '@nuancier/demo/catalogue/generate-catalogue.ts';

export type GrowthSize = {
  name: 'small' | 'middle' | 'large';
  /** of about 6.5 articles each */
  products: DemoSize;
  customers: number;
  orders: number;
};

export const STORES = 260;
/** Of all articles, how many a store keeps: stock is a row for what there is, and none for what there is not. */
export const KEPT_BY_A_STORE = 0.3;
export const YEARS = 3;
/** Orders of one customer who comes every day, however large the shop is: her history has deep pages. */
export const ORDERS_OF_ONE = 2_000;

export const GROWTH_SIZES: readonly GrowthSize[] = [
  { name: 'small', products: 1_000, customers: 10_000, orders: 100_000 },
  { name: 'middle', products: 10_000, customers: 100_000, orders: 1_000_000 },
  { name: 'large', products: 100_000, customers: 1_000_000, orders: 10_000_000 },
];
