// A visitor's way through a shop: from the home page by the links that stand there.
import { demoAccounts } from '@nuancier/demo/demo-accounts.ts';
import type { Ask } from './run-restored-shop.ts';

export type Step = { what: string; ok: boolean; says: string };

export async function walkThroughShop(ask: Ask, { isDemo }: { isDemo: boolean }): Promise<Step[]> {
  const home = await ask('/');
  const listing = firstLink(home.text, /href="(\/catalogue\/[^"?#]+)"/);
  const shelf = await ask(listing);
  const product = firstLink(shelf.text, /href="(\/produit\/[^"?#/]+)"/);
  const sheet = await ask(product);
  const name = /<h1[^>]*>([^<]+)/.exec(sheet.text)?.[1]?.trim() ?? '';
  const found = await ask(`/search?q=${encodeURIComponent(name)}`);
  return [
    step('accueil', home.status === 200 && listing !== NOWHERE, '/'),
    step('rayon', shelf.status === 200 && product !== NOWHERE, listing),
    step('produit', sheet.status === 200 && name !== '', `${product} (${name})`),
    step(
      'recherche',
      found.status === 200 && found.text.includes(`href="${product}`),
      `«\u00A0${name}\u00A0»`,
    ),
    ...(isDemo ? await signIn(ask) : []),
  ];
}

const NOWHERE = '/nulle-part';

function firstLink(page: string, link: RegExp): string {
  return link.exec(page)?.[1] ?? NOWHERE;
}

function step(what: string, ok: boolean, says: string): Step {
  return { what, ok, says };
}

async function signIn(ask: Ask): Promise<Step[]> {
  const open = demoAccounts().find(({ closed }) => closed === null);
  const { email = '', password = '' } = open ?? {};
  const signed = await ask('/graphql', {
    query:
      'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
    variables: { email, password },
  });
  const [, token = ''] = /"token":"([^"]+)"/.exec(signed.text) ?? [];
  const orders = await ask(
    '/graphql',
    { query: '{ customer { orders(pageSize: 1) { items { number } } } }' },
    { authorization: `Bearer ${token}` },
  );
  const [, number = ''] = /"number":"([^"]+)"/.exec(orders.text) ?? [];
  return [step('connexion', token !== '', email), step('commande', number !== '', number)];
}
