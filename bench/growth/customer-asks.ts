// What customers do, each time with something else, so that no cache of answers is measured.
import { randomUUID } from 'node:crypto';
import * as documents from '../guest-documents.ts';
import { variedWorkloads } from '../varied-workloads.ts';
import { askShop } from './ask-shop.ts';
import type { Answer, Client } from './ask-shop.ts';
import { ORDERS_OF_ONE } from './sizes.ts';

export type Asked = { name: string; run: (round: number) => Promise<unknown> };

/** What customers wait for is named so: it has a limit of its own (limits.ts). */
export const OF_CUSTOMERS = 'client : ';

const PAGE = 20;
const HISTORY = `query ($page: Int!, $filter: CustomerOrdersFilterInput) {
  customCustomerOrders(filter: $filter, currentPage: $page, pageSize: ${PAGE}) { total_count page_info { total_pages }
    items { number placed_at status_code status_label delivery_mode purchase_ref buyer_name promised_at
      total { grand_total { value } } } } }`;

export async function customerAsks(
  url: string,
  authorization: string,
  shelf: readonly { sku: string; store: string }[],
): Promise<Asked[]> {
  const visitor: Client = { url, path: '/graphql', headers: {} };
  const faithful: Client = { url, path: '/graphql', headers: { authorization } };
  const varied = await variedWorkloads(url, authorization);
  const asked = (name: string, workload: string): Asked => {
    const questions = varied.find((one) => one.name === workload)?.questions ?? [];
    return {
      name,
      run: async (round) => {
        const question = questions[(round * 37) % questions.length];
        if (question === undefined) throw new Error(`No questions of « ${workload} »`);
        await askShop(visitor, question.query, question.variables);
      },
    };
  };
  const history = (name: string, page: number, filter: (round: number) => Answer): Asked => ({
    name,
    run: (round) => askShop(faithful, HISTORY, { page, filter: filter(round) }),
  });
  const on = (round: number) => shelf[round % shelf.length] ?? { sku: '', store: '' };
  const all: Asked[] = [
    asked('liste d’un rayon, jamais demandée', 'listings, none kept'),
    asked('page d’un produit', 'product pages, varied'),
    asked('recherche, jamais demandée', 'text searches, none kept'),
    asked('recherche avec une faute', 'text searches with a typo, none kept'),
    { name: 'ajout au panier (3 appels)', run: (round) => addToCart(url, on(round)) },
    { name: 'commande entière d’un visiteur (10 appels)', run: (round) => order(url, on(round)) },
    history('mes commandes, première page', 1, () => ({})),
    history('mes commandes, dernière page de 100', ORDERS_OF_ONE / PAGE, () => ({})),
    history('mes commandes, recherche d’un mot', 1, (round) => ({ text: `chantier ${round % 9}` })),
  ];
  return all.map(({ name, run }) => ({ name: OF_CUSTOMERS + name, run }));
}

async function addToCart(url: string, { sku, store }: { sku: string; store: string }): Promise<void> {
  const client = await inStore(url, store);
  const id = (await askShop(client, documents.CREATE))['customCreateEmptyCart'];
  await askShop(client, documents.FILL, { id, sku, quantity: 1 });
}

async function order(url: string, { sku, store }: { sku: string; store: string }): Promise<void> {
  const client = await inStore(url, store);
  const id = (await askShop(client, documents.CREATE))['customCreateEmptyCart'];
  await askShop(client, documents.FILL, { id, sku, quantity: 1 });
  await askShop(client, documents.SET_EMAIL, { id, email: 'jeanne@exemple.fr' });
  await askShop(client, documents.SET_SHIPPING, { id, address: documents.ADDRESS });
  await askShop(client, documents.SET_BILLING, { id });
  await askShop(client, documents.SET_METHOD, { id, mode: 'EMP' });
  await askShop(client, documents.SET_PAYMENT, { id });
  await askShop(client, documents.PLACE, { id });
}

/** Every buyer sits somewhere else: what is counted by address is not measured here. */
async function inStore(url: string, shop: string): Promise<Client> {
  const at = () => Math.floor(Math.random() * 256);
  const headers = { 'idempotency-key': randomUUID(), 'x-forwarded-for': `10.${at()}.${at()}.${at()}` };
  const unknown: Client = { url, path: '/graphql', headers };
  const token = tokenIn((await askShop(unknown, documents.OPEN))['getCurrentShop']);
  const chosen = await askShop(
    { ...unknown, headers: { ...headers, 'x-shop-token': token } },
    documents.CHOOSE,
    {
      shop,
      token,
    },
  );
  return { ...unknown, headers: { ...headers, 'x-shop-token': tokenIn(chosen['setCurrentShop']) } };
}

function tokenIn(shop: unknown): string {
  const token = typeof shop === 'object' && shop !== null && 'token_id' in shop ? shop.token_id : null;
  if (typeof token !== 'string') throw new Error('No token of a shop');
  return token;
}
