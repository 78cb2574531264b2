import type { CatalogueContext } from '../catalogue/catalogue-context.ts';
import type { ReadsOfNow } from '../database/connecting/open-replica.ts';
import type { DatabaseTransaction } from '../database/tables.ts';
import type { Means } from '../request/asking.ts';
import type { StaffAsking } from '../request/staff-asking.ts';
import type { Site } from '../site/site.ts';
import type { Order } from './records/order-record.ts';

export type OrdersMeans = {
  /** signs what a visitor may open again: an order just placed */
  orderSecret: string;
  /** for orders of former days, which may still change */
  readsOfNow: ReadsOfNow;
};

export type OrdersContext = CatalogueContext & OrdersMeans;

/** Of the shop's own people. */
export type DeskContext = StaffAsking & Means;

type Place = DeskContext & { site: Site };

/** What is proposed in the place of a line ends with it; the capability above says how. */
export type CancellingContext = Place & {
  withdrawProposals: (
    db: DatabaseTransaction,
    place: Place,
    order: Order,
    lineIds: readonly number[],
  ) => Promise<void>;
};
