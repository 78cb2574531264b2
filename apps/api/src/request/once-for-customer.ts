import type { Customer } from '@nuancier/domain/customers/rights/permissions.ts';
import * as v from 'valibot';
import type { DatabaseTransaction } from '../database/tables.ts';
import { answeredBefore, refuseOddKey } from './answered-before.ts';
import { keepAnswer } from './idempotency-store.ts';

type Asking = { idempotencyKey: string | undefined; now: () => Date };

const Kept = v.object({ number: v.string() });

/** Repeated under the same key, the number that was answered the first time. */
export async function onceForCustomer(
  db: DatabaseTransaction,
  { idempotencyKey: key, now }: Asking,
  { customer, asked }: { customer: Pick<Customer, 'customerId'>; asked: unknown },
  act: () => Promise<string>,
): Promise<string> {
  refuseOddKey(key);
  if (key === undefined) return act();
  const actor = `customer ${customer.customerId}`;
  const before = await answeredBefore(db, { actor, key, asked, now: now() });
  if (before !== undefined) return v.parse(Kept, before).number;
  const number = await act();
  await keepAnswer(db, actor, key.toLowerCase(), { number });
  return number;
}
