import type { ShopCompany } from '@nuancier/contract/gestion-types.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { entitled } from '../../refusals/entitled.ts';
import { selectCompanyAddresses } from '../addresses/addresses-store.ts';
import type { CustomersDeskContext } from '../customers-context.ts';
import { customerMarks } from '../desk/customer-marks.ts';
import { idOf } from '../desk/customers-asked.ts';
import { selectCompany, selectFollowers, selectPeopleOf } from '../desk/desk-customer-store.ts';
import { deskAddressView, personView } from '../desk/person-view.ts';
import { staffReach } from '../representatives/staff-reach.ts';

export async function shopCompany(context: CustomersDeskContext, id: string): Promise<ShopCompany | null> {
  const { db, now } = context;
  const { reach } = entitled(context.staff, 'shopCompany');
  const { date: day } = localMoment(now());
  const company = await selectCompany(db, await staffReach(db, reach), { id: idOf(id), day });
  if (company === undefined) return null;
  const people = await selectPeopleOf(db, company.id);
  const followers = await selectFollowers(
    db,
    people.map((person) => person.id),
  );
  const addresses = await selectCompanyAddresses(db, company.id);
  const { name, siren, siret, naf, email, street, postcode, city, store } = company;
  return {
    id: String(company.id),
    name,
    client_code: company.clientCode,
    siren,
    siret,
    vat_number: company.vatNumber,
    naf,
    email,
    address: [...street, `${postcode} ${city}`.trim()].filter((line) => line !== ''),
    store,
    representatives: followers.map((follower) => follower.name),
    payment_terms: company.paymentTerms,
    price_list: company.priceList,
    marks: customerMarks(company),
    people: people.map(personView),
    addresses: addresses.map(deskAddressView),
    file: { company_id: String(company.id) },
  };
}
