import { afterAll, beforeAll, expect, it } from 'vitest';
import { eraseCustomer } from '../privacy/erase-customer.ts';
import { DEMO_DAY } from '../testing/build-template.ts';
import { shopApi } from '../testing/shop-api.ts';
import type { ShopApi } from '../testing/shop-api.ts';
import { approvalDesk, GWEN, PAINT, YANN } from './testing/approval-desk.ts';

let shop: ShopApi;
const { submitted, answer, idOf } = approvalDesk(() => shop);
beforeAll(async () => {
  shop = await shopApi();
});
afterAll(() => shop.close());

it('M03 M04 one’s requests are in one’s export, and what one wrote goes with the person', async () => {
  const { request } = await submitted([{ sku: PAINT, quantity: 2 }], { comment: 'Chez Mme Tanguy' });
  await answer(YANN, 'reject', { orderId: request.id, reason: 'Gwen, rappelez-moi' });
  const exported = await shop.send('{ exportCustomerData { content } }', {}, { as: GWEN });
  const text = JSON.stringify(exported.data);
  for (const own of [request.id, 'Chez Mme Tanguy', 'Gwen, rappelez-moi']) expect(text).toContain(own);
  expect(text).not.toContain('Kermarrec, Yann');

  const id = await idOf(GWEN);
  await shop.db.transaction().execute((transaction) => eraseCustomer(transaction, id, DEMO_DAY));
  const left = await Promise.all(
    (['approval_request', 'approval_message', 'approval_event', 'cart'] as const).map(async (table) =>
      JSON.stringify(await shop.db.selectFrom(table).selectAll().execute()),
    ),
  );
  for (const word of ['Tanguy', 'rappelez-moi']) expect(left.join('')).not.toContain(word);
});
