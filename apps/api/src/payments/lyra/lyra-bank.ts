// Cards on the page of a bank of the Lyra family (PayZen, Systempay, Scellius, Sogecommerce): a form takes the
// browser there, a signed notification reports the outcome, and a web service is asked when none came.
import type { Database } from '../../database/tables.ts';
import type { CardPayments } from '../card-payments.ts';
import { lyraForm } from './lyra-form.ts';
import { readLyraNotice } from './lyra-notice.ts';
import { takeTransaction } from './lyra-store.ts';
import { refundAtLyra } from './lyra-refund.ts';
import { askLyra } from './lyra-web-service.ts';
import type { LyraSetting } from '../../configuration/payment-setting.ts';

export function lyraBank(
  db: Database,
  setting: LyraSetting,
  { noticeUrl }: { noticeUrl: string },
): CardPayments {
  return {
    provider: 'lyra',
    async start(request) {
      const transaction = await takeTransaction(db, request.paymentId, request.now);
      return lyraForm(setting, request, { ...transaction, noticeUrl });
    },
    readNotice: ({ body }) => readLyraNotice(body, setting),
    ask: ({ orderNumber }) => askLyra(setting, orderNumber),
    refund: (asked) => refundAtLyra(setting, asked),
  };
}
