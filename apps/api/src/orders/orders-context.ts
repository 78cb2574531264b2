import type { CatalogueContext } from '../catalogue/catalogue-context.ts';
import type { Means } from '../request/asking.ts';
import type { StaffAsking } from '../request/staff-asking.ts';

export type OrdersMeans = {
  /** signs what a visitor may open again: an order just placed */
  orderSecret: string;
};

export type OrdersContext = CatalogueContext & OrdersMeans;

/** Of the shop's own people. */
export type DeskContext = StaffAsking & Means;
