import { afterAll, beforeAll, expect, it } from 'vitest';
import { shopApi } from '../../testing/shop-api.ts';
import type { ShopApi } from '../../testing/shop-api.ts';

const GWEN = 'gwen.lebihan@demo.valbrune.example';

let shop: ShopApi;
beforeAll(async () => {
  shop = await shopApi();
});
afterAll(() => shop.close());

it('what is written about tints stands in the audit log: who and which, not the words', async () => {
  const send = async (document: string) => (await shop.send(document, {}, { as: GWEN })).data ?? {};
  const added = await send(
    'mutation { addCustomerTint(input: { colour: "RAL 3004", note: "Secret" }) { uid } }',
  );
  const { uid } = added['addCustomerTint'] as { uid: string };
  await send(`mutation { noteCustomerTint(input: { uid: "${uid}", note: "Secret" }) { uid } }`);
  await send(`mutation { removeCustomerTint(uid: "${uid}") }`);
  const entries = await shop.db
    .selectFrom('audit_entry')
    .innerJoin('customer', 'customer.id', 'actor_id')
    .select(['event', 'details'])
    .where('customer.email', '=', GWEN)
    .where('event', 'like', 'tint-%')
    .orderBy('audit_entry.id')
    .execute();
  expect(entries).toEqual([
    { event: 'tint-added', details: { uid, tint: 'RAL 3004' } },
    { event: 'tint-noted', details: { uid } },
    { event: 'tint-removed', details: { uid } },
  ]);
});
