import type { ShopQuotation } from '@nuancier/contract/gestion-types.ts';
import { judgeOpen } from '@nuancier/domain/quotations/quotation-status.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { recordAudit } from '../../audit/audit.ts';
import { takeQuotationWithin } from '../../cart/cart.ts';
import { customerById, staffReach } from '../../customers/customers.ts';
import { entitled } from '../../refusals/entitled.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { once, quotationAfter } from '../desk/act-on-quotation.ts';
import { selectDeskQuotation } from '../desk/desk-quotation-store.ts';
import { refuseGoneCustomer } from '../desk/refuse-gone-customer.ts';
import { articlesOf } from '../operations/convert-quote-to-order.ts';
import type { QuotationDeskContext } from '../quotations-context.ts';

/**
 * As when its customer accepts it. Repeated, nothing more is put in. The quotation is not locked: an order locks the
 * cart first, and whoever has declined meanwhile finds lines that cannot be ordered.
 */
export async function putQuotationInCart(
  context: QuotationDeskContext,
  number: string,
): Promise<ShopQuotation> {
  const { staff, reach } = entitled(context.staff, 'putQuotationInCart');
  const now = context.now();
  const { catalogue } = await context.index();
  const known = await context.db.transaction().execute((db) =>
    once(db, context, { staff, asked: ['putQuotationInCart', number] }, async () => {
      const quotation = await selectDeskQuotation(db, await staffReach(db, reach), number.trim());
      if (quotation === undefined) throw new Refusal('UNKNOWN_QUOTATION');
      const { customerId } = quotation;
      const open = judgeOpen(quotation, localMoment(now).date);
      if (quotation.isDraft || !open.ok) throw new Refusal('QUOTATION_NOT_OPEN');
      await refuseGoneCustomer(db, quotation);
      const customer = customerId === null ? null : await customerById(db, customerId, now);
      if (customer === null) throw new Refusal('QUOTATION_CUSTOMER');
      const reader = { viewer: customer, shopToken: undefined, now, customer };
      await takeQuotationWithin(db, reader, catalogue, articlesOf(quotation));
      const details = { number: quotation.number, before: null, after: { in_cart: true } };
      await recordAudit(db, context, { event: 'quotation-put-in-cart', customerId, details });
      return quotation.number;
    }),
  );
  return quotationAfter(context, known);
}
