import { afterAll, beforeAll, expect, it } from 'vitest';
import { testShop } from '../../testing/visit.ts';
import type { TestShop } from '../../testing/visit.ts';
import { createPageCache } from './page-cache.ts';
import type { PageCache } from './page-cache.ts';

const PAINT = '/produit/boreval-sylva-peinture-bois-mate';
let shop: TestShop;
let kept: string[] = [];

/** Tells whose page it was given back to keep. */
function watched(cache: PageCache): PageCache {
  return {
    ...cache,
    page: async (key, make) =>
      cache.page(key, async () => {
        const made = await make();
        if (made !== null) kept.push(key.split('\n', 1)[0] ?? '');
        return made;
      }),
  };
}

beforeAll(async () => {
  shop = await testShop({
    cache: watched(createPageCache({ mostBytes: 64_000_000, mostMs: 600_000, now: Date.now })),
  });
});
afterAll(() => shop.close());

async function visitTwice(address: string) {
  kept = [];
  const headers = { 'accept-encoding': 'gzip' };
  const first = await shop.visit(address, { headers });
  const second = await shop.visit(address, { headers });
  return { statuses: [first.status, second.status], zipped: second.headers['content-encoding'] };
}

it.each([
  [PAINT],
  [`${PAINT}?teinte=RAL+5009`],
  [`${PAINT}?teinte=RAL%205009`],
  [`${PAINT}?teinte=ral-5009&conditionnement=2-5-l`],
  ['/nuancier/ral-5009'],
  ['/nuancier/ral-5009/produits'],
  ['/nuancier/ral-5009/produits?page=1'],
  ['/catalogue/facade?sort=name_asc&page=0'],
  ['/catalogue/facade?aspect=mat'],
  ['/promo?mode=list'],
  ['/livraison'],
])('%s says only what the shop knows: made once, and kept', async (address) => {
  expect(await visitTwice(address)).toMatchObject({ statuses: [200, 200], zipped: 'gzip' });
  expect(kept).toHaveLength(1);
});

it.each([
  [`${PAINT}?teinte=A1B2C3`],
  [`${PAINT}?teinte=%23a1b2c3`],
  [`${PAINT}?teinte=A1B2C3&libelle=Salon`],
  [`${PAINT}?teinte=ral-5009&libelle=Salon`],
  [`${PAINT}?teinte=rAl-5009`],
  [`${PAINT}?teinte=RAL5009`],
  [`${PAINT}?teinte=zzz`],
  [`${PAINT}?teinte=`],
  [`${PAINT}?teinte=ral-5009&teinte=A1B2C3`],
  [`${PAINT}?TEINTE=A1B2C3`],
  [`${PAINT}?%74einte=A1B2C3`],
  [`${PAINT}?quantite=12`],
  [`${PAINT}?avis=9000`],
  [`${PAINT}?article=99999999`],
  [`${PAINT}?couleur=fuchsia`],
  [`${PAINT}?utm_source=a1b2c3`],
  [`${PAINT}?__proto__=1`],
  ['/produit/boreval-sylva-peinture-bois-mat%65'],
  [`${PAINT}/`],
  ['/nuancier/ral-5009?autre=A1B2C3'],
  ['/nuancier/ral-5009/produits?price=0_10'],
  ['/nuancier/ral-5009/produits?q=abc'],
  ['/catalogue/facade?aspect=mat&aspect=satine'],
  ['/catalogue/facade?aspect=mat&marque=Bor%C3%A9val'],
  ['/catalogue/facade?aspect=zzz'],
  ['/search?q=peinture'],
  ['/livraison?a1b2c3'],
  ['//livraison//'],
  ['/nuancier?q=bleu'],
])('%s could be anything: made for each visitor, and never kept', async (address) => {
  const { statuses } = await visitTwice(address);
  expect(kept).toEqual([]);
  expect(statuses[0]).toBe(statuses[1]);
});
