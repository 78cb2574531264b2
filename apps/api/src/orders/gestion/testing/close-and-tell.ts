// The store of an order closes on the day that was promised, and its customer is told. For tests.
import type { ShopApi } from '../../../testing/shop-api.ts';

const OWNER = 'claire.valbrune@equipe.valbrune.example';

export async function closeAndTell(shop: ShopApi, number: string, on: string): Promise<void> {
  const { shop_code: code } = await shop.db
    .updateTable('orders')
    .set({ delivery_mode: 'EMP', promised_at: new Date(`${on}T09:00:00Z`) })
    .where('number', '=', number)
    .returning('shop_code')
    .executeTakeFirstOrThrow();
  const day = `code: "${code}", on: "${on}"`;
  for (const field of [`setStoreDay(${day}, hours: "x") { code }`, `tellClosedDay(${day})`]) {
    // oxlint-disable-next-line no-await-in-loop -- a day is told of once it is closed
    const { errors } = await shop.sendAsStaff(OWNER, `mutation { ${field} }`);
    if (errors) throw new Error(errors[0]?.message);
  }
}
