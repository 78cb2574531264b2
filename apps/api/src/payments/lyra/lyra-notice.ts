// The bank's notification: a form of vads_ fields and a signature over them.
import * as v from 'valibot';
import type { CardNotice } from '../card-payments.ts';
import { EURO } from './lyra-form.ts';
import { lyraNews } from './lyra-news.ts';
import { isLyraSignature } from './lyra-signature.ts';
import type { LyraFields } from './lyra-signature.ts';
import type { LyraSetting } from '../../configuration/payment-setting.ts';

const Cents = v.pipe(v.string(), v.regex(/^\d{1,12}$/), v.transform(Number));
const Word = v.pipe(v.string(), v.maxLength(64));

const Notice = v.object({
  vads_amount: Cents,
  // Amount actually captured; absent when the payment failed.
  vads_effective_amount: v.optional(Cents),
  vads_currency: v.pipe(v.string(), v.regex(/^\d{3}$/)),
  vads_order_id: v.pipe(v.string(), v.maxLength(64)),
  vads_trans_status: Word,
  vads_operation_type: v.optional(Word, 'DEBIT'),
  vads_url_check_src: v.optional(Word),
  vads_trans_uuid: v.optional(Word),
  // Only the bank's server sends one, never a browser.
  vads_hash: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
  vads_site_id: v.string(),
  vads_ctx_mode: v.string(),
  signature: v.pipe(v.string(), v.maxLength(64)),
});

/**
 * The bank sends no timestamp and repeats unanswered notifications for an hour, so age is not checked. A repeated one
 * is recognised by its signature and changes nothing.
 */
export function readLyraNotice(body: string, { siteId, key, mode }: LyraSetting): CardNotice | null {
  const fields = Object.fromEntries(new URLSearchParams(body));
  const read = v.safeParse(Notice, withoutEmpty(fields));
  if (!read.success) return null;
  const notice = read.output;
  if (!isLyraSignature(notice.signature, fields, key)) return null;
  if (notice.vads_site_id !== siteId || notice.vads_ctx_mode !== mode) return null;
  const news = lyraNews({
    status: notice.vads_trans_status,
    operation: notice.vads_operation_type,
    source: notice.vads_url_check_src,
  });
  return {
    eventId: notice.signature,
    orderNumber: notice.vads_order_id,
    amountCents: notice.vads_effective_amount ?? notice.vads_amount,
    currency: notice.vads_currency === EURO ? 'EUR' : notice.vads_currency,
    news,
    ...(news === 'refunded' && notice.vads_trans_uuid !== undefined
      ? { refundId: notice.vads_trans_uuid }
      : {}),
  };
}

/** Fields without a value are signed like the others, but say nothing. */
function withoutEmpty(fields: LyraFields): LyraFields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
}
