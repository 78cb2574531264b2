import type { ShopCustomer } from '@nuancier/contract/gestion-types.ts';
import { openActs } from '@nuancier/domain/customers/desk-acts.ts';
import { reachOf } from '@nuancier/domain/staff/reach.ts';
import { lockedUntil } from '../../passwords/sign-in-attempts.ts';
import { entitled } from '../../refusals/entitled.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { selectAddresses } from '../addresses/addresses-store.ts';
import type { CustomersDeskContext } from '../customers-context.ts';
import { idOf } from '../desk/customers-asked.ts';
import { selectFollowers, selectPerson } from '../desk/desk-customer-store.ts';
import { deskAddressView, personView } from '../desk/person-view.ts';
import { staffReach } from '../representatives/staff-reach.ts';

/** Null for one out of reach, as for one that does not exist. */
export async function shopCustomer(context: CustomersDeskContext, id: string): Promise<ShopCustomer | null> {
  const { db, now } = context;
  const { staff, reach } = entitled(context.staff, 'shopCustomer');
  const person = await selectPerson(db, await staffReach(db, reach), idOf(id));
  if (person === undefined) return null;
  const until = await lockedUntil(db, person.email, now());
  const followers = await selectFollowers(db, [person.id]);
  const addresses = await selectAddresses(db, person.id);
  const account = { ...person, isLocked: until !== null, isFollowed: followers.length > 0 };
  const { companyId, company, clientCode } = person;
  return {
    ...personView(person),
    company:
      companyId === null
        ? null
        : { id: String(companyId), name: company ?? '', client_code: clientCode ?? '' },
    store: person.store,
    representatives: followers.map(({ name }) => name),
    created_at: person.createdAt.toISOString(),
    last_seen_at: person.lastSeenAt?.toISOString() ?? null,
    locked_until: until?.toISOString() ?? null,
    addresses: addresses.map(deskAddressView),
    may: openActs(account, (act) => reachOf(staff, act) !== null),
    file: { customer_id: String(person.id) },
  };
}

/** As it is now, for whoever has just acted on it. */
export async function customerAfter(context: CustomersDeskContext, id: string): Promise<ShopCustomer> {
  const customer = await shopCustomer(context, id);
  if (customer === null) throw new Refusal('UNKNOWN_CUSTOMER');
  return customer;
}
