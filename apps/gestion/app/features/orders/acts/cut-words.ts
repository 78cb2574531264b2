import { formatAmount } from '@nuancier/ui/text/format.ts';
import type { CancelLinesPreviewQuery } from '../../../../generated/documents.ts';
import { orderCopy } from '../order-copy.ts';

const { cancelLines: copy } = orderCopy;

/** What follows from cancelling these packs, sentence by sentence. */
export function cutWords(preview: CancelLinesPreviewQuery['cancelLinesPreview']): string {
  const { to_give_back_cents: back, mailed_to: address } = preview;
  return [
    preview.is_whole
      ? copy.whole
      : copy.part(
          preview.packs,
          formatAmount(preview.less_ttc_cents / 100),
          formatAmount(preview.total_ttc_cents / 100),
        ),
    ...(preview.is_whole ? [] : partWords(preview)),
    address === null ? copy.noMail : copy.mail(address),
    ...(preview.set_aside ? [orderCopy.cancel.shelve] : []),
    ...(back === null ? [] : [copy.owed(formatAmount(back / 100))]),
    copy.final,
  ].join(' ');
}

function partWords(preview: CancelLinesPreviewQuery['cancelLinesPreview']): string[] {
  const { back_in_stock: back, is_end: isEnd, collected_cents: collected } = preview;
  return [
    ...(back > 0 ? [copy.inStock(back)] : []),
    isEnd ? copy.ends : copy.goesOn,
    ...(collected === null ? [] : [copy.collected(formatAmount(collected / 100))]),
  ];
}
