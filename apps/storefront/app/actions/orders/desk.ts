import type { OrderSummaryFragment } from '../../../generated/documents.ts';

/** The signed-in part of the home page. */
export type Desk = {
  requests: number;
  quotations: number;
  /** Without an order, or without the right to see any, none. */
  lastOrder: OrderSummaryFragment | null;
  lists: readonly { id: string; name: string; count: number }[];
};
