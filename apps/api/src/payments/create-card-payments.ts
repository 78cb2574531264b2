import type { Database } from '../database/tables.ts';
import type { CardPayments } from './card-payments.ts';
import { demoBank } from './demo-bank.ts';
import type { PaymentSetting } from './payment-setting.ts';

/** Without a bank cards are not offered at all. */
const noCards: CardPayments = {
  provider: 'none',
  start: () => Promise.reject(new Error('No bank takes cards for this shop')),
  readNotice: () => null,
  ask: () => Promise.resolve(null),
};

export function createCardPayments(
  db: Database,
  { payments, publicUrl, production }: { payments: PaymentSetting; publicUrl: string; production: boolean },
): CardPayments {
  if (payments.kind === 'none' || production) return noCards;
  return demoBank(db, { secret: payments.secret, publicUrl });
}

export function takesCards({ provider }: CardPayments): boolean {
  return provider !== noCards.provider;
}
