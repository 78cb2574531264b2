// Two accounts of one person become one, at the desk: seen first, exactly, then done.
import type {
  CustomerMerge,
  CustomerMerged,
  MutationMergeCustomersArgs,
  QueryCustomerMergeArgs,
} from '@nuancier/contract/gestion-types.ts';
import type { Staff } from '@nuancier/domain/staff/roles.ts';
import { recordAudit } from '../../audit/audit.ts';
import { selectMergeId } from '../../customers/customers.ts';
import type { CustomersDeskContext } from '../../customers/customers-context.ts';
import type { DatabaseTransaction } from '../../database/tables.ts';
import { recordEvent } from '../../events/events.ts';
import { queueMail } from '../../outbox/outbox.ts';
import { entitled } from '../../refusals/entitled.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { onceForStaff } from '../../request/once-for-staff.ts';
import { readReason } from '../../request/read-reason.ts';
import { mergeAccounts } from '../merging/merge-customers.ts';
import type { Merged } from '../merging/merge-customers.ts';

/** The merge itself, taken back: what it says is what would happen. */
export async function customerMerge(
  { db, staff, now }: CustomersDeskContext,
  { keep, other }: QueryCustomerMergeArgs,
): Promise<CustomerMerge> {
  entitled(staff, 'customerMerge');
  const merging = { keep: await idNamed(db, keep), fold: await idNamed(db, other) };
  const trial = await db.startTransaction().execute();
  try {
    const merged = await mergeAccounts(trial, merging, now());
    if (!merged.ok) throw new Refusal(merged.refusal);
    const { parts, ...sides } = merged.value;
    return { keep: sideView(sides.keep), fold: sideView(sides.fold), parts: [...parts] };
  } finally {
    await trial.rollback().execute();
  }
}

export async function mergeCustomers(
  context: CustomersDeskContext,
  { keep, fold, reason }: MutationMergeCustomersArgs,
): Promise<CustomerMerged> {
  const { staff } = entitled(context.staff, 'mergeCustomers');
  const why = readReason(reason);
  await context.db.transaction().execute(async (db) => {
    const asked = ['mergeCustomers', keep, fold, why];
    await onceForStaff(db, context, { staff, asked }, async () => {
      await merges(db, context, { keep, fold, why, staff });
      return { id: keep };
    });
  });
  return { id: keep };
}

type Wanted = { keep: string; fold: string; why: string; staff: Staff };

/** Both addresses are told, in the same transaction: somebody else's account may have been meant. */
async function merges(db: DatabaseTransaction, context: CustomersDeskContext, wanted: Wanted): Promise<void> {
  const now = context.now();
  const merging = { keep: numbered(wanted.keep), fold: numbered(wanted.fold) };
  const merged = await mergeAccounts(db, merging, now);
  if (!merged.ok) throw new Refusal(merged.refusal);
  const { keep, fold, parts } = merged.value;
  const counts = parts.flatMap(({ kind, moved, left }) =>
    moved + left > 0 ? [`${kind} ${moved}/${left}`] : [],
  );
  await recordAudit(db, context, {
    event: 'accounts-merged',
    customerId: keep.id,
    details: {
      reason: wanted.why,
      author: wanted.staff.name,
      rows: counts,
      // By their numbers: the log outlives an erasure, and the letters have told both addresses.
      before: { of: fold.id },
      after: { of: keep.id },
    },
  });
  const data = { customer_id: keep.id, merged_customer_id: fold.id };
  await recordEvent(db, { type: 'customer.merged', of: keep.id, data }, now);
  await tells(db, context, { keep, fold });
}

async function tells(
  db: DatabaseTransaction,
  { site, now }: Pick<CustomersDeskContext, 'site' | 'now'>,
  { keep, fold }: Pick<Merged, 'keep' | 'fold'>,
): Promise<void> {
  for (const { email: to, prefix: civility, firstname, lastname } of [keep, fold]) {
    const variables = {
      civility,
      firstname,
      lastname,
      keptEmail: keep.email,
      closedEmail: fold.email,
      at: now().toISOString(),
    };
    // oxlint-disable-next-line no-await-in-loop -- two mails, on one connection
    await queueMail(db, { template: 'accounts_merged', to, variables, site: site.code }, now());
  }
}

async function idNamed(db: CustomersDeskContext['db'], named: string): Promise<number> {
  const id = await selectMergeId(db, named.trim());
  if (id === undefined) throw new Refusal('UNKNOWN_CUSTOMER');
  return id;
}

function numbered(id: string): number {
  if (!/^\d{1,9}$/.test(id)) throw new Refusal('UNKNOWN_CUSTOMER');
  return Number(id);
}

function sideView({ id, firstname, lastname, email }: Merged['keep']): CustomerMerge['keep'] {
  return { id: String(id), name: `${firstname} ${lastname}`.trim(), email };
}
