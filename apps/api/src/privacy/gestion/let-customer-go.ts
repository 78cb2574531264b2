// What the staff do at the wish of a person who wants its data, or to be forgotten.
import type {
  CustomerErased,
  CustomerExport,
  MutationEraseShopCustomerArgs,
} from '@nuancier/contract/gestion-types.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { recordAudit } from '../../audit/audit.ts';
import { actOnCustomer, selectAccount } from '../../customers/customers.ts';
import type { CustomersDeskContext } from '../../customers/customers-context.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { eraseCustomer } from '../erase-customer.ts';
import { personalData } from '../personal-data.ts';

/** Written anew each time: the file tells how things are now. */
export async function exportShopCustomer(context: CustomersDeskContext, id: string): Promise<CustomerExport> {
  let content = '';
  const asked = { ...context, idempotencyKey: undefined };
  await actOnCustomer(asked, { act: 'exportShopCustomer', id }, async (db, customer, staff) => {
    content = JSON.stringify(await personalData(db, customer.id), null, 2);
    const details = { what: 'personal-data', author: staff.name };
    await recordAudit(db, context, { event: 'export', customerId: customer.id, details });
  });
  const day = localMoment(context.now()).date;
  return { file_name: `donnees-client-${id.replaceAll(/\D/g, '')}-${day}.json`, content };
}

/** Whoever asks types the address of the account: nothing brings the person back. */
export async function eraseShopCustomer(
  context: CustomersDeskContext,
  { id, typed }: MutationEraseShopCustomerArgs,
): Promise<CustomerErased> {
  await actOnCustomer(context, { act: 'eraseShopCustomer', id }, async (db, customer, staff) => {
    if (typed.trim().toLowerCase() !== customer.email.toLowerCase()) throw new Refusal('ERASED_DIFFERS');
    const { role } = (await selectAccount(db, customer.id)) ?? { role: null };
    if (role === 'Commercial' || role === 'Manager') throw new Refusal('ERASED_SHOPS');
    if (!(await eraseCustomer(db, customer.id, context.now()))) throw new Refusal('ERASED_HEAD');
    const details = { by: 'staff', author: staff.name };
    await recordAudit(db, context, { event: 'erasure', customerId: customer.id, details });
  });
  return { erased: true };
}
