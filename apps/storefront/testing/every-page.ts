// Every route that shows a page, with an address that opens it: for tests over all pages.
import { routeTable } from '../app/addresses/route-table.ts';
import type { RouteRow } from '../app/addresses/route-table.ts';

export type PageToSee = { name: string; path: string; as?: string };

const head = 'yann.kermarrec@demo.valbrune.example';
const people: Readonly<Record<string, string>> = {
  'is-representative': 'sophie.delmas@demo.valbrune.example',
  'is-sub-account': 'gwen.lebihan@demo.valbrune.example',
};

export const everyPage: readonly PageToSee[] = routeTable
  .filter(({ layout }) => layout !== 'none')
  .map((row) => ({ name: row.name, path: filled(row), ...personFor(row) }));

/** Steps that redirect without a cart, a token or a link. */
export const passages: ReadonlySet<string> = new Set([
  'approval-confirmation',
  'customer-ask-quotation',
  'customer',
  'customer-company-proof',
  'customer-wish',
  'checkout',
  'checkout-user-account',
  'checkout-shipping',
  'checkout-billing',
  'checkout-payment',
  'shipping-address',
  'thank-you',
  'offered-login',
  'company-proof',
  'reset-password',
  'create-password',
]);

/** A customer the guard lets in; none for public pages. */
function personFor({ guard }: RouteRow): { as?: string } {
  return guard === undefined || guard === 'is-guest' ? {} : { as: people[guard] ?? head };
}

function filled({ path }: RouteRow): string {
  return path
    .replace('/:slug', '/ardelis-serena-peinture-murs-et-plafonds-mate')
    .replace('?', '')
    .replace('/nuancier/:code', '/nuancier/ral-7016')
    .replace(':code', 'VB001')
    .replace(':kind', 'technique')
    .replace(':orderId/document', 'W26100049/document')
    .replace(':quotationId/document', 'D26400090/document')
    .replace(':type/:number', 'facture/F26200021')
    .replace(/:\w+/, '1')
    .replace('/catalogue/*', '/catalogue/facade')
    .replace('/*', '/livraison');
}
