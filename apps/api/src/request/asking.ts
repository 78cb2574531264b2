import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Viewer } from '@nuancier/domain/customers/rights/permissions.ts';
import type { Tables } from '../database/tables.ts';
import type { RefusalTable } from '../refusals/refusal.ts';
import type { Device } from './seen-device.ts';

/** What the request says: who asks, from where, and when. */
export type Asking = {
  requestId: string;
  now: () => Date;
  viewer: Viewer;
  /** identifies the viewer's choice of shop, not a person */
  shopToken: string | undefined;
  /** what the customer sent to say who it is; for the operations that end sessions */
  sessionToken: string | undefined;
  /** whether any token came, known or not */
  sentToken: boolean;
  /** where the client sits; counters and the audit log know it by this */
  clientAddress: string;
  /** the device the request came from, where it says so */
  device: Device | null;
  idempotencyKey: string | undefined;
};

/** What every capability works with. Its own ports each declares itself, in `<capability>-context.ts`. */
export type Means = {
  db: Kysely<Tables>;
  log: Logger;
  publicUrl: string;
  /** who reads what a customer writes when no store is concerned */
  contactEmail: string;
  /** what each refusal is called in French, where one is answered as data */
  refusals: RefusalTable;
};

/** Who handed the request in: the door it came through gives it a number and knows the address. */
export type Caller = { requestId: string; clientAddress: string | undefined };
