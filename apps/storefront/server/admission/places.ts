// Which addresses belong together.
import { DEMO_BANK_PATH } from '@nuancier/api/payments/demo-bank/demo-bank.ts';
import { NOTICE_PATH } from '@nuancier/api/payments/payments.ts';
import { pageAddress, pagePath, pathOf } from '../pages/page-address.ts';

const health: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/readyz/write', '/metrics']);
// Places that answer by themselves, known by the host's own route.
export const files = ['/media', '/assets', '/documents'];
export const wings = ['/gestion', '/integration'];
// Pages of the shop, known by the page's address; the bank's and a notice's are routes.
export const lists: ReadonlySet<string> = new Set(['/commande-rapide']);
export const money = [NOTICE_PATH, DEMO_BANK_PATH, '/checkout-externe', '/thank-you', '/thankcb-you'];
export const buying = ['/cart', '/checkout', '/adresse-de-livraison', '/approval-confirmation'];
// The people who serve the others are served before those who browse.
export const account = ['/customer', '/sign-in', '/deconnexion', '/connect-as', '/verification'];

/** As machines ask: whatever else looks like it is a page that is not found, and waits like any. */
export function isHealth(method: string, route: string): boolean {
  return (method === 'GET' || method === 'HEAD') && health.has(route);
}

export function under(path: string, places: readonly string[]): boolean {
  return places.some((place) => path === place || path.startsWith(`${place}/`));
}

/** Of what the shop's pages answer: everything that is no route of its own. */
const PAGES = '/*';

export function isOfPages(route: string): boolean {
  return route === PAGES || route === '*' || route === '';
}

/** The page's address as the router of the pages reads it, whatever way it is spelled. */
export function pageOf(url: string): string {
  const path = pathOf(pagePath(pageAddress(url)));
  const spelled = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return decoded(spelled).toLowerCase();
}

function decoded(path: string): string {
  try {
    return path.split('/').map(decodeURIComponent).join('/');
  } catch {
    return path;
  }
}
