// A line that is no article, on every page its customer finds it on: its own words and price, and nothing of a product.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { wordsOf } from '../../../testing/drawn-listing.ts';
import { publicUrl, testShop } from '../../../testing/visit.ts';
import type { TestShop } from '../../../testing/visit.ts';
import { stockEverywhere } from '@nuancier/api/testing/stock-everywhere.ts';

const YANN = 'yann.kermarrec@demo.valbrune.example';
const QUOTATION = 'D26400090';
const ORDER = 'W26100007';
const HIRE = 'Nacelle à ciseaux';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
  await stockEverywhere(shop.db, { available: 500 });
  // Ordering again is told of beside what is over.
  await sql`update orders set status = 'RETIREE' where number = ${ORDER}`.execute(shop.db);
  await sql`
    insert into quotation_line (quotation_id, position, article_sku, parent_sku, name, quantity, unit_ht_cents, row_ht_cents,
      tax_rate, is_free)
    select id, 99, 'LIBRE', 'LIBRE', ${HIRE}, 2, 18000, 36000, 2000, true from quotation where number = ${QUOTATION}`.execute(
    shop.db,
  );
  await sql`
    insert into order_line (order_id, position, article_sku, parent_sku, name, quantity, unit_ht_cents, row_ht_cents,
      tax_rate)
    select id, 99, 'LIBRE', 'LIBRE', ${HIRE}, 2, 18000, 36000, 2000 from orders where number = ${ORDER}`.execute(
    shop.db,
  );
});
afterAll(() => shop.close());

/** The words and the markup around its name, as far as the next line. */
async function rowOf(path: string, row: RegExp): Promise<string> {
  const { html, status } = await shop.visit(path, { as: YANN });
  expect(status).toBe(200);
  const found = [...html.matchAll(row)].map(([text]) => text).find((text) => text.includes(HIRE));
  if (found === undefined) throw new Error(`${HIRE} is not shown at ${path}`);
  return found;
}
const ofAProduct = /LIBRE|Réf\.|href="\/produit|disponib|magasin|favori|liste/i;

it('has neither link, reference, stock nor heart: in a quotation, a cart and an order', async () => {
  const quoted = await rowOf(`/customer/my-quotations/${QUOTATION}`, /<tr.*?<\/tr>/gs);
  expect(quoted).not.toMatch(ofAProduct);
  expect(wordsOf(quoted)).toContain('360,00 €');
  const accepted = await shop.visit(`/customer/my-quotations/${QUOTATION}`, {
    method: 'POST',
    as: YANN,
    headers: { origin: publicUrl, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ intent: 'accept' }).toString(),
  });
  expect(accepted.status).toBe(302);
  const inCart = await rowOf('/cart', /<li class="[^"]*line.*?<\/li>/gs);
  expect(inCart).not.toMatch(ofAProduct);
  expect(wordsOf(inCart)).toContain(`Prix du devis ${QUOTATION}`);
  expect(wordsOf(inCart)).toContain('Quantité : 2');
  expect(inCart).not.toMatch(/name="(?:quantity|quantite)/);
  expect(inCart).not.toContain('inputMode="numeric"');
  const ordered = await rowOf(`/customer/order-history/${ORDER}`, /<tr.*?<\/tr>/gs);
  expect(ordered.replace(/<ul.*?<\/ul>/gs, '')).not.toMatch(ofAProduct);
  expect(wordsOf(ordered)).toContain('Demandez un nouveau devis');
});
