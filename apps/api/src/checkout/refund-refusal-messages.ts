// What the staff are refused when they give money back.
import type { CodesOf, RefusalMessage } from '../refusals/refusal.ts';
import { refundRefusals } from './payment/refund-copy.ts';

function input<const Key extends keyof typeof refundRefusals>(key: Key) {
  return { category: 'graphql-input', key, message: refundRefusals[key] } as const satisfies RefusalMessage;
}

export const refundRefusalMessages = {
  REFUND_NOT_BY_CARD: input('REFUND_NOT_BY_CARD'),
  REFUND_NOT_PAID: input('REFUND_NOT_PAID'),
  REFUND_ALL_GIVEN: input('REFUND_ALL_GIVEN'),
  REFUND_BAD_AMOUNT: input('REFUND_BAD_AMOUNT'),
  REFUND_TOO_MUCH: input('REFUND_TOO_MUCH'),
  REFUND_LEFT_CHANGED: input('REFUND_LEFT_CHANGED'),
  REFUND_UNDER_WAY: input('REFUND_UNDER_WAY'),
  REFUND_HELD: input('REFUND_HELD'),
} as const satisfies Record<string, RefusalMessage>;

declare module '../refusals/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof refundRefusalMessages> {}
}
