import type { OrderSummaryFragment } from '../../../generated/documents.ts';

/** What the home page shows of whoever has signed in. */
export type Desk = {
  requests: number;
  quotations: number;
  /** Without an order, or without the right to see any, none. */
  lastOrder: OrderSummaryFragment | null;
  lists: readonly { id: string; name: string; count: number }[];
};
