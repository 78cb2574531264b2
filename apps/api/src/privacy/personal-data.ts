// Everything the shop holds about one customer, section by section. A capability that learns something new about
// people adds its section here.
import type { Database } from '../database/tables.ts';
import { buyerSeesPrices } from '../orders/orders.ts';
import {
  selectOwnAccount,
  selectOwnAddresses,
  selectOwnComparison,
  selectOwnConditions,
  selectOwnInvoices,
  selectOwnMessages,
  selectOwnNewsletter,
  selectOwnOptins,
  selectOwnQuotations,
  selectOwnRequests,
  selectOwnReviews,
  selectOwnSessions,
  selectOwnWishlists,
} from './personal-data-store.ts';

type Section = (db: Database, customerId: number, showsPrices: boolean) => Promise<unknown>;

const sections: Readonly<Record<string, Section>> = {
  compte: selectOwnAccount,
  adresses: selectOwnAddresses,
  consentements: selectOwnOptins,
  lettre_d_information: selectOwnNewsletter,
  conditions_generales: selectOwnConditions,
  devis: selectOwnQuotations,
  factures: selectOwnInvoices,
  messages: selectOwnMessages,
  comparaison: selectOwnComparison,
  listes_de_favoris: selectOwnWishlists,
  demandes_de_validation: selectOwnRequests,
  avis: selectOwnReviews,
  connexions: selectOwnSessions,
};

/** What a company pays is the company's, not the person's: a sub-account that sees no price finds none here either. */
export async function personalData(db: Database, customerId: number): Promise<Record<string, unknown>> {
  const showsPrices = await buyerSeesPrices(db, { customerId, companyId: null });
  const read = Object.entries(sections).map(async ([name, section]) => [
    name,
    await section(db, customerId, showsPrices),
  ]);
  return Object.fromEntries(await Promise.all(read));
}
