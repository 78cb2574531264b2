// Everything the shop holds about one customer, section by section. A capability that learns something new about
// people adds its section here.
import type { Database } from '../database/tables.ts';
import { buyerSeesPrices } from '../orders/orders.ts';
import {
  selectOwnAccount,
  selectOwnAddresses,
  selectOwnClaim,
  selectOwnComparison,
  selectOwnConditions,
  selectOwnDevices,
  selectOwnEntries,
  selectOwnInvoices,
  selectOwnMessages,
  selectOwnNewsletter,
  selectOwnOptins,
  selectOwnPersistentLogins,
  selectOwnQuotations,
  selectOwnDecisions,
  selectOwnRequests,
  selectOwnReviews,
  selectOwnSessions,
  selectOwnWishlists,
} from './personal-data-store.ts';
import { selectOwnCarts, selectOwnCoupons, selectOwnOrders } from './personal-purchases-store.ts';

type Section = (db: Database, customerId: number, showsPrices: boolean) => Promise<unknown>;

const sections: Readonly<Record<string, Section>> = {
  compte: selectOwnAccount,
  adresses: selectOwnAddresses,
  consentements: selectOwnOptins,
  lettre_d_information: selectOwnNewsletter,
  conditions_generales: selectOwnConditions,
  rattachement_a_une_entreprise: selectOwnClaim,
  commandes: selectOwnOrders,
  paniers: selectOwnCarts,
  codes_promotionnels: selectOwnCoupons,
  devis: selectOwnQuotations,
  factures: selectOwnInvoices,
  messages: selectOwnMessages,
  comparaison: selectOwnComparison,
  listes_de_favoris: selectOwnWishlists,
  demandes_de_validation: selectOwnRequests,
  decisions_sur_demandes: selectOwnDecisions,
  avis: selectOwnReviews,
  connexions: selectOwnSessions,
  connexions_durables: selectOwnPersistentLogins,
  appareils: selectOwnDevices,
  journal: selectOwnEntries,
};

/** What names the person and is not in the file, and why: the file says so itself. */
const leftOut = {
  mot_de_passe_et_liens:
    'Le mot de passe, les jetons et les liens à usage unique ne sont gardés que sous une forme que personne ne peut relire.',
  magasin_choisi: 'Le magasin choisi dans un navigateur est oublié après un jour.',
  commercial: 'Le commercial qui suit le compte est une autre personne.',
  messages_de_validation: 'Ils répètent ce que disent les demandes de validation.',
  e_mails:
    'Les e-mails envoyés sont dans votre messagerie\u00A0: leur contenu n’est pas conservé après l’envoi.',
} as const;

/** What a company pays is the company's, not the person's: a sub-account that sees no price finds none here either. */
export async function personalData(db: Database, customerId: number): Promise<Record<string, unknown>> {
  const showsPrices = await buyerSeesPrices(db, { customerId, companyId: null });
  const read = Object.entries(sections).map(async ([name, section]) => [
    name,
    await section(db, customerId, showsPrices),
  ]);
  return { ...Object.fromEntries(await Promise.all(read)), non_repris: leftOut };
}
