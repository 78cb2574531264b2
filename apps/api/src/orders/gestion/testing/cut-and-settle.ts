// A pack of an order that was paid by transfer is cancelled, and something given back for it. For tests.
import type { ShopApi } from '../../../testing/shop-api.ts';

const OWNER = 'claire.valbrune@equipe.valbrune.example';

export async function cutAndSettle(shop: ShopApi, number: string): Promise<void> {
  await shop.db
    .updateTable('orders')
    .set({ payment_method: 'bank_transfer' })
    .where('number', '=', number)
    .execute();
  for (const field of [
    'cancelOrderLines(number: $number, lines: [{ position: 1, from: 2, to: 1 }], reason: "Rupture")',
    'settleCancelled(number: $number, amount_cents: 100, how: "Virement")',
  ]) {
    const document = `mutation ($number: String!) { done: ${field} { number } }`;
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { errors } = await shop.sendAsStaff(OWNER, document, { number });
    if (errors) throw new Error(errors[0]?.message);
  }
}
