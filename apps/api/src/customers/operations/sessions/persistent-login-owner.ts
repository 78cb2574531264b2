import type { PersistentLoginOwner } from '@nuancier/contract/api-types.ts';
import { maskedEmail } from '@nuancier/domain/customers/profile/masked-email.ts';
import type { CustomersContext } from '../../customers-context.ts';
import { ownerOfPersistentLogin } from '../../customers.ts';

/** Shown before signing in, so that a foreign link does not sign in unnoticed as another account. */
export async function persistentLoginOwner(
  { db, now }: Pick<CustomersContext, 'db' | 'now'>,
  token: string,
): Promise<PersistentLoginOwner | null> {
  const email = await ownerOfPersistentLogin(db, token, now());
  return email === undefined ? null : { masked_email: maskedEmail(email) };
}
