import type { CatalogueContext } from '../catalogue/catalogue-context.ts';

export type OrdersMeans = {
  /** signs what a visitor may open again: an order just placed */
  orderSecret: string;
};

export type OrdersContext = CatalogueContext & OrdersMeans;
