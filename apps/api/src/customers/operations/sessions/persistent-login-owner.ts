import type { PersistentLoginOwner } from '@nuancier/contract/api-types.ts';
import { maskedEmail } from '@nuancier/domain/customers/profile/masked-email.ts';
import type { CustomersContext } from '../../customers-context.ts';
import { ownerOfPersistentLogin } from '../../customers.ts';

/** So that nobody is signed in by a link of somebody else's without knowing as whom. */
export async function persistentLoginOwner(
  { db, now }: Pick<CustomersContext, 'db' | 'now'>,
  token: string,
): Promise<PersistentLoginOwner | null> {
  const email = await ownerOfPersistentLogin(db, token, now());
  return email === undefined ? null : { masked_email: maskedEmail(email) };
}
