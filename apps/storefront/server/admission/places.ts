// Which addresses belong together.
import { DEMO_BANK_PATH } from '@nuancier/api/payments/demo-bank/demo-bank.ts';
import { NOTICE_PATH } from '@nuancier/api/payments/payments.ts';

const health: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/readyz/write', '/metrics']);
export const files = ['/media', '/assets', '/documents'];
export const lists: ReadonlySet<string> = new Set(['/commande-rapide']);
export const money = [NOTICE_PATH, DEMO_BANK_PATH, '/checkout-externe', '/thank-you', '/thankcb-you'];
export const buying = ['/cart', '/checkout', '/adresse-de-livraison', '/approval-confirmation'];
// The people who serve the others are served before those who browse.
export const account = [
  '/gestion',
  '/customer',
  '/integration',
  '/sign-in',
  '/deconnexion',
  '/connect-as',
  '/verification',
];

/** As machines ask, to the letter: whatever else looks like it is a page that is not found, and waits like any. */
export function isHealth(method: string, url: string): boolean {
  return (method === 'GET' || method === 'HEAD') && health.has(url.split('?', 1)[0] ?? url);
}

export function under(path: string, places: readonly string[]): boolean {
  return places.some((place) => path === place || path.startsWith(`${place}/`));
}

// The client router asks for a page's data at its address with `.data` behind it.
export function pathOf(url: string): string {
  const path = (url.split('?', 1)[0] ?? url).replace(/^\/{2,}/, '/');
  return path.endsWith('.data') ? path.slice(0, -'.data'.length) : path;
}
