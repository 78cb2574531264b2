import type { ShopCustomer } from '@nuancier/contract/gestion-types.ts';
import { openActs } from '@nuancier/domain/customers/desk-acts.ts';
import type { CustomerAct } from '@nuancier/domain/customers/desk-acts.ts';
import { isPrivate } from '@nuancier/domain/customers/merging.ts';
import { reachOf } from '@nuancier/domain/staff/reach.ts';
import { lockedUntil } from '../../passwords/sign-in-attempts.ts';
import { entitled } from '../../refusals/entitled.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { selectAddresses } from '../addresses/addresses-store.ts';
import type { CustomersDeskContext } from '../customers-context.ts';
import { idOf } from '../desk/customers-asked.ts';
import { selectFollowers, selectPerson } from '../desk/desk-customer-store.ts';
import { selectDuplicates } from '../desk/duplicates-store.ts';
import { deskAddressView, personView } from '../desk/person-view.ts';
import { keptOf } from '../merging/merging-store.ts';
import { enteredAs } from '../representatives/entered-as.ts';
import { staffReach } from '../representatives/staff-reach.ts';

/** Null for one out of reach, as for one that does not exist. One that was folded into another leads there. */
export async function shopCustomer(context: CustomersDeskContext, id: string): Promise<ShopCustomer | null> {
  const { db, now } = context;
  const { staff, reach } = entitled(context.staff, 'shopCustomer');
  const person = await selectPerson(db, await staffReach(db, reach), await keptOf(db, idOf(id)));
  if (person === undefined) return null;
  const until = await lockedUntil(db, person.email, now());
  const followers = await selectFollowers(db, [person.id]);
  const entersAs = await enteredAs(db, staff, person.id);
  const addresses = await selectAddresses(db, person.id);
  const mayDo = (act: CustomerAct) => reachOf(staff, act) !== null;
  const account = {
    ...person,
    isPrivate: isPrivate(person),
    isLocked: until !== null,
    isFollowed: entersAs !== undefined,
  };
  const may = openActs(account, mayDo);
  const duplicates = may.includes('mergeCustomers') ? await selectDuplicates(db, person.id) : [];
  const { companyId, company, clientCode } = person;
  return {
    ...personView(person),
    company:
      companyId === null
        ? null
        : { id: String(companyId), name: company ?? '', client_code: clientCode ?? '' },
    store: person.store,
    representatives: followers.map(({ name }) => name),
    enters_as: entersAs === undefined ? null : staff.name,
    created_at: person.createdAt.toISOString(),
    last_seen_at: person.lastSeenAt?.toISOString() ?? null,
    locked_until: until?.toISOString() ?? null,
    addresses: addresses.map(deskAddressView),
    may,
    duplicates: duplicates.map(({ id: other, by_telephone, ...same }) => ({
      ...same,
      id: String(other),
      by: by_telephone ? 'telephone' : 'nom_et_code_postal',
    })),
    file: { customer_id: String(person.id) },
  };
}

/** As it is now, for whoever has just acted on it. */
export async function customerAfter(context: CustomersDeskContext, id: string): Promise<ShopCustomer> {
  const customer = await shopCustomer(context, id);
  if (customer === null) throw new Refusal('UNKNOWN_CUSTOMER');
  return customer;
}
