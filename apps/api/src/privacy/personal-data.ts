// Everything the shop holds about one customer, section by section. A capability that stores new personal data
// exports it at its door.
import { personalDataInApprovals } from '../approvals/approvals.ts';
import { personalDataInAudit } from '../audit/audit.ts';
import { personalDataInCart } from '../cart/cart.ts';
import { personalDataInCheckout } from '../checkout/checkout.ts';
import { personalDataInCompare } from '../compare/compare.ts';
import { personalDataInCustomers } from '../customers/customers.ts';
import type { Database } from '../database/tables.ts';
import { personalDataInInvoices } from '../invoices/invoices.ts';
import { buyerSeesPrices, personalDataInOrders } from '../orders/orders.ts';
import { personalDataInQuotations } from '../quotations/quotations.ts';
import { personalDataInReviews } from '../reviews/reviews.ts';
import { personalDataInWishlists } from '../wishlists/wishlists.ts';

/** What a company pays is the company's, not the person's: a sub-account that sees no price finds none here either. */
export async function personalData(db: Database, customerId: number): Promise<Record<string, unknown>> {
  const told = await tellEach(db, customerId);
  const sections = new Map<string, unknown>(told.flatMap((data) => Object.entries(data)));
  const shown = Object.keys(ORDER).map((name) => [name, sections.get(name)]);
  return { ...Object.fromEntries(shown), non_repris: leftOut };
}

async function tellEach(db: Database, customerId: number) {
  const showsPrices = await buyerSeesPrices(db, { customerId, companyId: null });
  const told = await Promise.all([
    personalDataInCustomers(db, customerId),
    personalDataInOrders(db, customerId, showsPrices),
    personalDataInCheckout(db, customerId).then((asked) => personalDataInCart(db, customerId, asked)),
    personalDataInQuotations(db, customerId),
    personalDataInInvoices(db, customerId, showsPrices),
    personalDataInCompare(db, customerId),
    personalDataInWishlists(db, customerId),
    personalDataInApprovals(db, customerId),
    personalDataInReviews(db, customerId),
    personalDataInAudit(db, customerId),
  ]);
  return told;
}

type KeyOfEach<Data> = Data extends unknown ? keyof Data : never;
type Section = KeyOfEach<Awaited<ReturnType<typeof tellEach>>[number]>;

/** As the file shows them, whichever door they come from; a section without a place here does not compile. */
const ORDER: Readonly<Record<Section, true>> = {
  compte: true,
  adresses: true,
  consentements: true,
  lettre_d_information: true,
  conditions_generales: true,
  rattachement_a_une_entreprise: true,
  commandes: true,
  teintes: true,
  paniers: true,
  codes_promotionnels: true,
  devis: true,
  factures: true,
  messages: true,
  comparaison: true,
  listes_de_favoris: true,
  demandes_de_validation: true,
  decisions_sur_demandes: true,
  avis: true,
  connexions: true,
  connexions_durables: true,
  appareils: true,
  journal: true,
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
