// The customer's two buttons, as a browser without script presses them.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { wordsOf } from '../../../testing/drawn-listing.ts';
import { publicUrl, testShop } from '../../../testing/visit.ts';
import type { TestShop } from '../../../testing/visit.ts';

const YANN = 'yann.kermarrec@demo.valbrune.example';
const NUMBER = 'W26100007';
const PAGE = `/customer/order-history/${NUMBER}`;
const PAINT = '10200102';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
  await sql`update orders set status = 'EN_PREPARATION' where number = ${NUMBER}`.execute(shop.db);
  await sql`update stock set available = 500 where article_sku = ${PAINT}`.execute(shop.db);
});
afterAll(() => shop.close());

/** For the whole of its first line. */
async function propose(): Promise<string> {
  const written = await sql<{ id: number }>`
    insert into order_substitute (order_id, line_id, packs, instead_sku, instead_name, article_sku, parent_sku, name,
      unit_ht_cents, tax_rate, eco_change_ht_cents, proposed_at, proposed_by)
    select orders.id, line.id, line.quantity - line.prepared - line.picked - line.released, line.article_sku, line.name,
      ${PAINT}, 'P102001', 'Peinture de remplacement', 100, 2000, 0, now(), 'Marc Leroy'
    from orders join order_line line on line.order_id = orders.id
    where number = ${NUMBER} order by line.position limit 1 returning id`.execute(shop.db);
  return String(written.rows[0]?.id);
}
const press = (substitute: string, answer: string) =>
  shop.visit(PAGE, {
    method: 'POST',
    as: YANN,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: publicUrl },
    body: new URLSearchParams({ substitute, answer }).toString(),
  });
const stateOf = async (id: string) =>
  (await sql<{ state: string }>`select state from order_substitute where id = ${Number(id)}`.execute(shop.db))
    .rows[0]?.state;

it('shows what is proposed, and takes a no and a yes without script', async () => {
  const first = await propose();
  const { html } = await shop.visit(PAGE, { as: YANN });
  expect(wordsOf(html)).toContain('En attente de votre accord');
  expect(wordsOf(html)).toContain('Peinture de remplacement');
  expect(html).toMatch(/<button[^>]*value="accept"/);
  expect(html).toMatch(/<button[^>]*value="decline"/);
  const declined = await press(first, 'decline');
  expect([declined.status, declined.headers['location'], await stateOf(first)]).toEqual([
    302,
    PAGE,
    'declined',
  ]);
  const late = await press(first, 'accept');
  expect(late.status).toBe(422);
  expect(wordsOf(late.html)).toContain('Cette proposition n’attend plus de réponse');
  const second = await propose();
  const accepted = await press(second, 'accept');
  expect([accepted.status, await stateOf(second)]).toEqual([302, 'accepted']);
  const after = await shop.visit(PAGE, { as: YANN });
  expect(after.html).not.toContain('name="substitute"');
  expect(wordsOf(after.html)).toContain('Accepté');
});
