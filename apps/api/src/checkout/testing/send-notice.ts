// What the demo's bank tells of a payment, signed as it signs. For tests.
import { randomUUID } from 'node:crypto';
import { signNotice } from '../../payments/demo-bank/signed-notice.ts';
import { DEMO_DAY } from '../../testing/build-template.ts';
import { BANK_SECRET } from '../../testing/shop-api.ts';
import type { ShopApi } from '../../testing/shop-api.ts';

/** Answers the status of the shop's answer. */
export async function sendNotice(
  shop: ShopApi,
  notice: { orderNumber: string; amountCents: number; news: string },
): Promise<number> {
  const payload = JSON.stringify({ eventId: randomUUID(), currency: 'EUR', ...notice });
  const headers = {
    'content-type': 'application/json',
    'x-banque-signature': signNotice(payload, BANK_SECRET, DEMO_DAY),
  };
  return (await shop.inject({ method: 'POST', url: '/paiement/notification', headers, payload })).statusCode;
}
