import { lineName } from '@nuancier/domain/catalogue/articles/article-name.ts';
import { judgeOpen } from '@nuancier/domain/quotations/quotation-status.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { allowed } from '../../refusals/allowed.ts';
import { cartAnswer, takeQuotation } from '../../cart/cart.ts';
import type { CartView, QuotedArticle } from '../../cart/cart.ts';
import type { QuotationsContext } from '../quotations-context.ts';
import { Refusal } from '../../refusals/refusal.ts';
import type { Quotation } from '../quotation-record.ts';
import type { QuotationView } from '../quotations-view.ts';
import { ownQuotation, viewFor } from './customer-quotation.ts';

/** Into the cart at the prices offered. Rights, ceilings, credit and stock are judged when the order is placed. */
export async function convertQuoteToOrder(
  context: Pick<QuotationsContext, 'now' | 'viewer' | 'shopToken' | 'db' | 'catalogue'>,
  { quoteId, tokenId }: { quoteId: string; tokenId?: string | null | undefined },
): Promise<{ quotation: QuotationView; cart: CartView }> {
  const { db, viewer } = context;
  const customer = allowed(viewer, 'view-quotations');
  const now = context.now();
  const quotation = await ownQuotation(db, customer, quoteId);
  const open = judgeOpen(quotation, localMoment(now).date);
  if (!open.ok) throw new Refusal(open.refusal);
  const reader = { viewer, shopToken: tokenId || context.shopToken, now };
  const catalogue = await context.catalogue();
  const cart = await takeQuotation(db, { ...reader, customer }, catalogue, articlesOf(quotation));
  return { quotation: viewFor(customer, quotation, now), cart: cartAnswer(cart, reader, catalogue) };
}

type Offer = Pick<Quotation, 'number' | 'validUntil' | 'lines'>;

export function articlesOf({ number, validUntil, lines }: Offer): QuotedArticle[] {
  return lines.map((line) => ({
    articleSku: line.articleSku,
    parentSku: line.parentSku,
    name: lineName(line),
    tint: line.tint,
    price: {
      lineId: line.id,
      quotation: number,
      quantity: line.quantity,
      unitHt: line.unitHt,
      tintHt: line.tintHt,
      isOpen: true,
      validUntil,
    },
  }));
}
