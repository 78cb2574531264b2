import type { Logger } from 'pino';
import { forgottenSince } from '@nuancier/domain/approvals/approval-state.ts';
import { customerById } from '../../customers/customers.ts';
import type { DatabasePool } from '../../database/tables.ts';
import { orEmpty } from '../../refusals/or-empty.ts';
import { readSites } from '../../site/site.ts';
import { sendReminder } from '../asking/send-reminder.ts';
import { lockOwnRequest, selectForgotten } from '../records/approvals-store.ts';

type Means = { db: DatabasePool; log: Logger };

/** By the shop itself: requests that nobody decides on, nor reminds of. Each is recalled once. How many were. */
export async function remindOfForgottenRequests(
  { db, log }: Means,
  now: Date,
  signal: AbortSignal,
): Promise<number> {
  const since = forgottenSince(now);
  const site = (await readSites(db)).find(({ isDefault }) => isDefault)?.code;
  if (site === undefined) return 0;
  let reminded = 0;
  for (const { number, customerId } of await selectForgotten(db, since)) {
    if (signal.aborted) break;
    const reminder = db.transaction().execute(async (transaction) => {
      const request = await lockOwnRequest(transaction, { customerId, number });
      // Decided or reminded of meanwhile.
      if (request?.status !== 'waiting_for_approval' || request.remindedAt !== null) return false;
      const viewer = await customerById(transaction, customerId, now);
      if (viewer === null) return false;
      return sendReminder(transaction, request, { viewer, shopToken: undefined, by: null, site, now });
    });
    const report = (err: unknown) =>
      log.warn({ err, request: number }, 'nobody could be reminded of a request');
    // oxlint-disable-next-line no-await-in-loop -- one short transaction each; one that fails leaves the others
    if (await orEmpty(reminder, false, report)) reminded += 1;
  }
  return reminded;
}
