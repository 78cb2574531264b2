// The demonstration's own bank: a page of ours, outside production, that answers as a bank would.
import * as v from 'valibot';
import { randomUUID } from 'node:crypto';
import { refundStep } from '@nuancier/domain/orders/refund.ts';
import type { Database } from '../../database/tables.ts';
import type { CardNotice, CardPayments, RawNotice } from '../card-payments.ts';
import { giveBack, selectAnswer, selectGivenBack } from './demo-bank-store.ts';
import { isSignedNotice } from './signed-notice.ts';

export const DEMO_BANK_PATH = '/banque-demo';
export const SIGNATURE_HEADER = 'x-banque-signature';

const Notice = v.strictObject({
  eventId: v.pipe(v.string(), v.uuid()),
  orderNumber: v.pipe(v.string(), v.maxLength(20)),
  amountCents: v.pipe(v.number(), v.safeInteger()),
  currency: v.pipe(v.string(), v.maxLength(3)),
  news: v.picklist(['paid', 'refused', 'abandoned', 'refunded', 'pending']),
});

export function demoBank(db: Database, parts: { secret: string; publicUrl: string }): CardPayments {
  return {
    provider: 'demo',
    start: async ({ paymentId, returnUrl }) => ({
      url: `${parts.publicUrl}${DEMO_BANK_PATH}/${paymentId}`,
      fields: [{ name: 'retour', value: returnUrl }],
    }),
    readNotice: (raw, now) => readNotice(raw, parts.secret, now),
    async ask({ paymentId, ...payment }) {
      const news = await selectAnswer(db, paymentId);
      return news === undefined ? null : { ...payment, news, eventId: randomUUID() };
    },
    async refund({ payment, amountCents, backCents }) {
      const given = await selectGivenBack(db, payment.paymentId);
      if (given === undefined) return { kind: 'refused', reason: 'paiement inconnu' };
      const step = refundStep({ backCents, amountCents }, given);
      if (step === 'differs') return { kind: 'differs', backCents: given };
      if (step === 'ask' && !(await giveBack(db, payment.paymentId, { backCents, amountCents })))
        return { kind: 'refused', reason: 'montant au-delà du paiement' };
      return { kind: 'given', refundId: `${payment.paymentId} ${backCents + amountCents}` };
    },
  };
}

function readNotice({ body, headers }: RawNotice, secret: string, now: Date): CardNotice | null {
  const signature = headers[SIGNATURE_HEADER];
  if (typeof signature !== 'string' || !isSignedNotice({ body, signature }, secret, now)) return null;
  const read = v.safeParse(Notice, parsed(body));
  return read.success ? read.output : null;
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
