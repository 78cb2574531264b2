// What is kept too long goes: accounts nobody has used for years, messages, addresses in the log, spent traces.
// The periods are told in decisions/0029 and in the operator's manual.
import type { DatabasePool } from '../database/tables.ts';
import { eraseCustomer } from './erase-customer.ts';
import {
  deleteOldAuditEntries,
  deleteOldMessages,
  deleteOldSubscriptions,
  deleteSpentTraces,
  inactiveCustomers,
  neverConfirmed,
} from './retention-store.ts';

export type Sweep = {
  accounts: number;
  messages: number;
  subscriptions: number;
  traces: number;
  entries: number;
};

const DAY_MS = 24 * 60 * 60_000;
const YEARS_UNUSED = 3;
const DAYS_UNCONFIRMED = 30;
const DAYS_IDLE = 1;
const YEARS_REMEMBERED = 1;

export async function sweepPrivacy(db: DatabasePool, now: Date): Promise<Sweep> {
  const unusedSince = yearsBefore(now, YEARS_UNUSED);
  const unconfirmedSince = new Date(now.getTime() - DAYS_UNCONFIRMED * DAY_MS);
  const due = [
    ...(await inactiveCustomers(db, unusedSince)),
    ...(await neverConfirmed(db, unconfirmedSince)),
  ];
  let accounts = 0;
  for (const id of due) {
    // One transaction each, in turn: sub-accounts come first, so that their head can follow.
    // oxlint-disable-next-line no-await-in-loop -- the order matters
    const gone = await db.transaction().execute((transaction) => eraseCustomer(transaction, id, now));
    if (gone) accounts += 1;
  }
  return {
    accounts,
    messages: await deleteOldMessages(db, unusedSince),
    subscriptions: await deleteOldSubscriptions(db, {
      endedBefore: unusedSince,
      askedBefore: unconfirmedSince,
    }),
    traces: await deleteSpentTraces(db, {
      now,
      idleSince: new Date(now.getTime() - DAYS_IDLE * DAY_MS),
      madeBefore: yearsBefore(now, YEARS_REMEMBERED),
    }),
    entries: await deleteOldAuditEntries(db),
  };
}

function yearsBefore(now: Date, years: number): Date {
  const then = new Date(now);
  then.setUTCFullYear(then.getUTCFullYear() - years);
  return then;
}
