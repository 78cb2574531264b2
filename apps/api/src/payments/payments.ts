// The door of the payments capability: which bank takes cards, if any, and what it says of a payment.
import type { Database } from '../database/tables.ts';
import type { CardPayments } from './card-payments.ts';
import { demoBank } from './demo-bank/demo-bank.ts';
import { lyraBank } from './lyra/lyra-bank.ts';
import type { PaymentSetting } from '../configuration/payment-setting.ts';

export type { CardNotice, CardPayments } from './card-payments.ts';
export { demoBankRoutes } from './demo-bank/demo-bank-routes.ts';

/** Endpoint of the bank's notifications. */
export const NOTICE_PATH = '/paiement/notification';

/** Without a bank cards are not offered at all. */
const noCards: CardPayments = {
  provider: 'none',
  start: () => Promise.reject(new Error('No bank takes cards for this shop')),
  readNotice: () => null,
  ask: () => Promise.resolve(null),
  refund: () => Promise.reject(new Error('No bank takes cards for this shop')),
};

export function createCardPayments(
  db: Database,
  { payments, publicUrl, production }: { payments: PaymentSetting; publicUrl: string; production: boolean },
): CardPayments {
  switch (payments.kind) {
    case 'lyra':
      return lyraBank(db, payments, { noticeUrl: `${publicUrl}${NOTICE_PATH}` });
    case 'demo':
      return production ? noCards : demoBank(db, { secret: payments.secret, publicUrl });
    case 'none':
      return noCards;
  }
}

export function takesCards({ provider }: CardPayments): boolean {
  return provider !== noCards.provider;
}
