import type { ShopQuotation } from '@nuancier/contract/gestion-types.ts';
import { judgeOpen } from '@nuancier/domain/quotations/quotation-status.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { recordAudit } from '../../audit/audit.ts';
import { takeQuotation } from '../../cart/cart.ts';
import { customerById } from '../../customers/customers.ts';
import { entitled } from '../../refusals/entitled.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { quotationAfter } from '../desk/act-on-quotation.ts';
import { selectDeskQuotation } from '../desk/desk-quotation-store.ts';
import { refuseGoneCustomer } from '../desk/refuse-gone-customer.ts';
import { quotationReach } from '../desk/quotation-reach-store.ts';
import { articlesOf } from '../operations/convert-quote-to-order.ts';
import type { QuotationDeskContext } from '../quotations-context.ts';

/** As when its customer accepts it. Repeated, nothing more is put in. */
export async function putQuotationInCart(
  context: QuotationDeskContext,
  number: string,
): Promise<ShopQuotation> {
  const { db } = context;
  const { reach } = entitled(context.staff, 'putQuotationInCart');
  const now = context.now();
  const quotation = await selectDeskQuotation(db, await quotationReach(db, reach), number.trim());
  if (quotation === undefined) throw new Refusal('UNKNOWN_QUOTATION');
  const open = judgeOpen(quotation, localMoment(now).date);
  if (quotation.isDraft || !open.ok) throw new Refusal('QUOTATION_NOT_OPEN');
  await refuseGoneCustomer(db, quotation);
  const customer = quotation.customerId === null ? null : await customerById(db, quotation.customerId, now);
  if (customer === null) throw new Refusal('QUOTATION_CUSTOMER');
  const { catalogue } = await context.index();
  const reader = { viewer: customer, shopToken: undefined, now, customer };
  await takeQuotation(db, reader, catalogue, articlesOf(quotation));
  const details = { number: quotation.number, before: null, after: { in_cart: true } };
  const { customerId } = quotation;
  await recordAudit(db, context, { event: 'quotation-put-in-cart', customerId, details });
  return quotationAfter(context, quotation.number);
}
