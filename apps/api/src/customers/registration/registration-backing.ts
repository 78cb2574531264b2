// What a registration is based on: a company a store serves, a new company, or none.
import type { CustomersContext } from '../customers-context.ts';
import type { Database } from '../../database/tables.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { allShops, currentShopCode } from '../../stores/stores.ts';
import { companyOfClient } from './company-of-client.ts';
import { foundEstablishment } from '../establishments/found-establishment.ts';
import type { Registration } from './registration-input.ts';
import {
  closeUnconfirmedHeads,
  lockCompany,
  lockProspectCompany,
  selectCompanyBySiret,
} from './registration-store.ts';
import type { KnownCompany, ProspectCompany } from './registration-store.ts';

/** Public prices, until a store completes the account. */
const PROSPECT_PRICE_LIST = 'PUBLIC';

export type Backing =
  | { kind: 'client'; company: KnownCompany }
  | { kind: 'new-company'; company: ProspectCompany }
  | { kind: 'none'; shopCode: string | null };

/** Refuses what cannot be registered before anything is written. */
export async function backingOf(
  context: Pick<CustomersContext, 'now' | 'viewer' | 'shopToken' | 'clientAddress' | 'db' | 'register'>,
  registration: Registration,
): Promise<Backing> {
  const { kind, siret, postcode } = registration;
  if (kind === 'private') return { kind: 'none', shopCode: null };
  if (kind === 'client-code') {
    const claim = { clientCode: registration.client_code, siret, postcode };
    const company = await companyOfClient(context, claim);
    if (company.is_used) throw new Refusal('ESTABLISHMENT_USED');
    return { kind: 'client', company };
  }
  const shopCode = await shopFor(context, postcode);
  if (kind === 'prospect') return { kind: 'none', shopCode };
  refuseKnown(await selectCompanyBySiret(context.db, siret, context.now()));
  await foundEstablishment(context, siret);
  const { company_name: name, street, city } = registration;
  return {
    kind: 'new-company',
    company: { name, siret, shop_code: shopCode, street: [street], postcode, city },
  };
}

/** The company's row, locked: of two concurrent registrations one wins. */
export async function lockBacking(db: Database, backing: Backing, now: Date): Promise<KnownCompany | null> {
  if (backing.kind === 'none') return null;
  const company =
    backing.kind === 'client'
      ? await lockCompany(db, backing.company.id, now)
      : await lockProspectCompany(db, backing.company, PROSPECT_PRICE_LIST, now);
  if (backing.kind === 'new-company') refuseKnown(company);
  if (company.is_used) throw new Refusal('ESTABLISHMENT_USED');
  await closeUnconfirmedHeads(db, company.id);
  return company;
}

function refuseKnown(company: KnownCompany | undefined): void {
  if (company?.is_used) throw new Refusal('ESTABLISHMENT_USED');
  // Prices of a store's client need its code: a SIRET is printed on every invoice and proves nothing.
  if (company !== undefined && !company.is_prospect) throw new Refusal('CLIENT_CODE_NEEDED');
}

/** The store the visitor has chosen, or else one of the département. */
async function shopFor(
  { db, viewer, shopToken, now }: Pick<CustomersContext, 'db' | 'viewer' | 'shopToken' | 'now'>,
  postcode: string,
): Promise<string | null> {
  const chosen = await currentShopCode(db, viewer, shopToken, now());
  if (chosen !== null) return chosen;
  const near = (await allShops(db)).find((shop) => shop.postalCode.slice(0, 2) === postcode.slice(0, 2));
  return near?.code ?? null;
}
