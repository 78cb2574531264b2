// The entries of the account's menu: those whose page is built and whose guard lets the viewer in.
import { guardVerdict } from '@nuancier/domain/customers/rights/route-guard.ts';
import { routeTable } from '../../../addresses/route-table.ts';
import type { SignedInViewer } from '../../../backend/frame-viewer.ts';

const labels = [
  ['customer-portfolio', 'Mon portefeuille'],
  ['customer-dashboard', 'Tableau de bord'],
  ['customer-order-history', 'Mes commandes'],
  ['customer-orders-to-approve', 'Commandes à valider'],
  ['customer-my-requests', 'Mes demandes'],
  ['customer-my-quotations', 'Mes devis'],
  ['customer-my-invoices', 'Mes factures et avoirs'],
  ['customer-my-frequent-purchases', 'Mes achats fréquents'],
  ['customer-my-tints', 'Mes teintes'],
  ['quick-order', 'Commande rapide'],
  ['customer-my-wishlist', 'Mes favoris'],
  ['customer-my-reviews', 'Mes avis'],
  ['customer-my-profile', 'Mon profil'],
  ['customer-addresses', 'Mes adresses'],
  ['customer-my-sub-accounts', 'Mes sous-comptes'],
  ['customer-my-newsletter', 'Mes communications'],
  ['customer-my-general-conditions', 'Mes conditions générales'],
  ['customer-my-data', 'Mes données'],
] as const;

/** Preferences, accounts and the company's consent: closed to sales representatives too. */
const ownersOnly = new Set<string>([
  'customer-my-newsletter',
  'customer-my-data',
  'customer-my-sub-accounts',
  'customer-orders-to-approve',
]);

const buyersOnly = new Set<string>(['customer-dashboard', 'quick-order']);

export type AccountEntry = { name: string; label: string; path: string };

export function accountMenu(viewer: SignedInViewer, hasFavourites: boolean): AccountEntry[] {
  return labels.flatMap(([name, label]) => {
    const row = routeTable.find((candidate) => candidate.name === name);
    if (!row) return [];
    if (name === 'customer-my-wishlist' && !hasFavourites) return [];
    // A sales representative's own account begins with its portfolio, and buys nothing.
    if (buyersOnly.has(name) && viewer.role === 'Commercial') return [];
    if (viewer.representative && ownersOnly.has(name)) return [];
    const enters = row.guard === undefined || guardVerdict(row.guard, viewer) === 'enters';
    return enters ? [{ name, label, path: row.path }] : [];
  });
}
