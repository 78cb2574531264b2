// Deletes what exceeds its retention: unused accounts, messages, addresses in the log, expired tokens. The periods
// are listed in decisions/0029 and in the operator's manual.
import { DAY_MS } from '@nuancier/domain/durations.ts';
import { deleteOldAuditEntries } from '../audit/audit.ts';
import { deleteSpentProofs } from '../captcha/captcha.ts';
import {
  deleteOldMessages,
  deleteOldSubscriptions,
  deleteSpentAccess,
  inactiveCustomers,
  neverConfirmed,
} from '../customers/customers.ts';
import type { DatabasePool } from '../database/tables.ts';
import { forgetSignatures } from '../orders/orders.ts';
import { deleteOldAttempts } from '../passwords/sign-in-attempts.ts';
import { deleteSpentCounters } from '../rate-limit/rate-limit.ts';
import { deleteSpentStaffAccess } from '../staff/staff.ts';
import { deleteOldShopTokens } from '../stores/stores.ts';
import { eraseCustomer } from './erase-customer.ts';

export type Sweep = {
  accounts: number;
  messages: number;
  subscriptions: number;
  traces: number;
  entries: number;
};

const YEARS_UNUSED = 3;
const DAYS_UNCONFIRMED = 30;
const DAYS_IDLE = 1;
const YEARS_REMEMBERED = 1;
const YEARS_SIGNED = 2;

/** `signal`: what is left is swept the next time. */
export async function sweepPrivacy(db: DatabasePool, now: Date, signal?: AbortSignal): Promise<Sweep> {
  const unusedSince = yearsBefore(now, YEARS_UNUSED);
  const unconfirmedSince = new Date(now.getTime() - DAYS_UNCONFIRMED * DAY_MS);
  const due = [
    ...(await inactiveCustomers(db, unusedSince)),
    ...(await neverConfirmed(db, unconfirmedSince)),
  ];
  let accounts = 0;
  for (const id of due) {
    signal?.throwIfAborted();
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
    traces: await sweepTraces(db, {
      now,
      idleSince: new Date(now.getTime() - DAYS_IDLE * DAY_MS),
      madeBefore: yearsBefore(now, YEARS_REMEMBERED),
      signedBefore: yearsBefore(now, YEARS_SIGNED),
    }),
    entries: await deleteOldAuditEntries(db),
  };
}

type Ages = { now: Date; idleSince: Date; madeBefore: Date; signedBefore: Date };

/**
 * Expired links, challenges, counters, sessions and signatures. Most are deleted by later requests; a shop without visitors would
 * keep them.
 */
async function sweepTraces(db: DatabasePool, ages: Ages): Promise<number> {
  const gone = await Promise.all([
    deleteSpentAccess(db, ages),
    deleteOldAttempts(db, ages.idleSince),
    deleteSpentProofs(db, ages.now),
    deleteSpentCounters(db, ages.now),
    deleteOldShopTokens(db, ages.idleSince),
    deleteSpentStaffAccess(db, ages),
    forgetSignatures(db, ages.signedBefore),
  ]);
  return gone.reduce((sum, count) => sum + count, 0);
}

function yearsBefore(now: Date, years: number): Date {
  const then = new Date(now);
  then.setUTCFullYear(then.getUTCFullYear() - years);
  return then;
}
