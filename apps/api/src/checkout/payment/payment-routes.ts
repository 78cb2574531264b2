// Receives the bank's notifications. The raw body is kept: the signature covers its bytes.
import type { FastifyPluginAsync } from 'fastify';
import type { DatabasePool } from '../../database/tables.ts';
import { demoBankRoutes, NOTICE_PATH } from '../../payments/payments.ts';
import type { PaymentSetting } from '../../configuration/payment-setting.ts';
import { settlePayment } from './settle-payment.ts';
import type { SettleParts } from './settle-payment.ts';

const MOST_BYTES = 16 * 1024;

export type PaymentRouteParts = SettleParts & {
  db: DatabasePool;
  payments: PaymentSetting;
  publicUrl: string;
  production: boolean;
};

export function paymentRoutes(parts: PaymentRouteParts): FastifyPluginAsync {
  const { cardPayments, now, payments, production, publicUrl, db } = parts;

  async function receive(body: string, headers: Parameters<typeof cardPayments.readNotice>[0]['headers']) {
    const notice = cardPayments.readNotice({ body, headers }, now());
    if (notice === null) return { status: 400, text: 'Notification refusée.\n' };
    await settlePayment(parts, notice);
    return { status: 200, text: 'OK\n' };
  }

  return async (app) => {
    await app.register(async (door) => {
      door.removeAllContentTypeParsers();
      door.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
      door.post(NOTICE_PATH, { bodyLimit: MOST_BYTES }, async (request, reply) => {
        const body = typeof request.body === 'string' ? request.body : '';
        const { status, text } = await receive(body, request.headers);
        return reply
          .code(status)
          .header('cache-control', 'no-store')
          .type('text/plain; charset=utf-8')
          .send(text);
      });
    });
    if (payments.kind === 'demo' && !production)
      await app.register(demoBankRoutes({ db, now, publicUrl, secret: payments.secret, deliver: receive }));
  };
}
