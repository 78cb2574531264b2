// What an order costs: a guest's whole way from the first call to the placed order, fetched and delivered.
// usage: node bench/checkout.ts [--seconds 4] [--buyers 16] [--warm-up 120]
import { randomUUID } from 'node:crypto';
import { PLATFORM } from '@nuancier/domain/stock/platform.ts';
import { asking } from './asking.ts';
import { measureBareRate } from './bare-rate.ts';
import * as documents from './guest-documents.ts';
import { buyersAsked, measureBuyers, stepsOf } from './measure-buyers.ts';
import type { Sequence } from './measure-buyers.ts';
import { openCommerce } from './open-commerce.ts';

const STORE = 'VB006';
const ARTICLE = '10200102';
const ENOUGH = 10_000_000;

const asked = buyersAsked();
const commerce = await openCommerce();
try {
  await commerce.db
    .updateTable('stock')
    .set({
      available: ENOUGH,
      statut_article_mag: 'P',
      livraison_pro: true,
      appro_directe_fournisseur: false,
    })
    .where('article_sku', '=', ARTICLE)
    .where('shop_code', 'in', [STORE, PLATFORM])
    .execute();
  const measure = { ...asked, bareRate: await measureBareRate(asked.buyers, asked.seconds) };
  const fetched = await measureBuyers(commerce, 'order of a guest, fetched', checkout('EMP'), measure);
  const delivered = await measureBuyers(commerce, 'order of a guest, delivered', checkout('LIV'), measure);
  console.table([fetched, delivered]);
  console.table(await stepsOf(commerce, checkout('EMP')));
} finally {
  await commerce.close();
}

function checkout(mode: 'EMP' | 'LIV'): Sequence {
  return async (did) => {
    const headers: Record<string, string> = { 'idempotency-key': randomUUID() };
    // Every buyer sits somewhere else: what is counted by address is not measured here.
    const ask = asking(commerce.api, { headers, clientAddress: randomUUID() }, did);
    headers['x-shop-token'] = tokenIn((await ask(documents.OPEN))['getCurrentShop']);
    const chosen = await ask(documents.CHOOSE, { shop: STORE, token: headers['x-shop-token'] });
    headers['x-shop-token'] = tokenIn(chosen['setCurrentShop']);
    const id = (await ask(documents.CREATE))['customCreateEmptyCart'];
    await ask(documents.FILL, { id, sku: ARTICLE, quantity: 2 });
    await ask(documents.SET_EMAIL, { id, email: 'jeanne@exemple.fr' });
    await ask(documents.SET_SHIPPING, { id, address: documents.ADDRESS });
    await ask(documents.SET_BILLING, { id });
    await ask(documents.SET_METHOD, { id, mode });
    await ask(documents.SET_PAYMENT, { id });
    await ask(documents.PLACE, { id });
  };
}

function tokenIn(shop: unknown): string {
  const token = typeof shop === 'object' && shop !== null && 'token_id' in shop ? shop.token_id : null;
  if (typeof token !== 'string') throw new Error('No token of a shop');
  return token;
}
