import type { CardPage, CardPaymentRequest } from '../card-payments.ts';
import { signLyraForm } from './lyra-signature.ts';
import type { LyraFields } from './lyra-signature.ts';
import type { LyraTransaction } from './lyra-store.ts';
import type { LyraSetting } from '../../configuration/payment-setting.ts';

export const EURO = '978';

/** The form that opens the bank's page: a single payment, captured without manual validation. */
export function lyraForm(
  { siteId, key, mode, formUrl }: LyraSetting,
  { orderNumber, amountCents, currency, email, returnUrl }: CardPaymentRequest,
  { transId, transDate, noticeUrl }: LyraTransaction & { noticeUrl: string },
): CardPage {
  if (currency !== 'EUR') throw new Error(`No card is charged in ${currency}`);
  const fields: LyraFields = {
    vads_action_mode: 'INTERACTIVE',
    vads_amount: String(amountCents),
    vads_ctx_mode: mode,
    vads_currency: EURO,
    // It helps the buyer's bank to trust the buyer, but is the buyer's own text: see the signature.
    ...(email.includes('+') ? {} : { vads_cust_email: email }),
    vads_language: 'fr',
    vads_order_id: orderNumber,
    vads_page_action: 'PAYMENT',
    vads_payment_config: 'SINGLE',
    // The browser brings nothing back: what it says would prove nothing, and nothing signed is lent to it.
    vads_return_mode: 'NONE',
    vads_site_id: siteId,
    vads_trans_date: lyraMoment(transDate),
    vads_trans_id: String(transId).padStart(6, '0'),
    vads_url_check: noticeUrl,
    vads_url_return: returnUrl,
    vads_validation_mode: '0',
    vads_version: 'V2',
  };
  const signature = signLyraForm(fields, key);
  const sent = Object.entries({ ...fields, signature });
  return { url: formUrl, fields: sent.map(([name, value]) => ({ name, value })) };
}

/** YYYYMMDDHHMMSS, in universal time. */
function lyraMoment(date: Date): string {
  return date.toISOString().slice(0, 19).replaceAll(/[-T:]/g, '');
}
