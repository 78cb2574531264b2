import type { MutationOpenQuotationArgs, ShopQuotation } from '@nuancier/contract/gestion-types.ts';
import { quotationNumber } from '@nuancier/domain/quotations/quotation-number.ts';
import { usualValidity } from '@nuancier/domain/quotations/written-line.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { recordAudit } from '../../audit/audit.ts';
import { customerById, staffReach } from '../../customers/customers.ts';
import { entitled } from '../../refusals/entitled.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { once, quotationAfter } from '../desk/act-on-quotation.ts';
import { selectQuotationCustomer } from '../desk/quotation-customers-store.ts';
import { readLabel } from '../desk/read-label.ts';
import { insertDraft, takeQuotationNth } from '../desk/write-quotation-store.ts';
import type { QuotationDeskContext } from '../quotations-context.ts';

const ID = /^\d{1,9}$/;

export async function openQuotation(
  context: QuotationDeskContext,
  { customerId: asked, label: given }: MutationOpenQuotationArgs,
): Promise<ShopQuotation> {
  const { staff, reach } = entitled(context.staff, 'openQuotation');
  const label = readLabel(given);
  const now = context.now();
  const day = localMoment(now).date;
  const number = await context.db.transaction().execute((db) =>
    once(db, context, { staff, asked: ['openQuotation', asked, label] }, async () => {
      const within = await staffReach(db, reach);
      const found = ID.test(asked) ? await selectQuotationCustomer(db, within, Number(asked)) : undefined;
      const customer = found && (await customerById(db, found.id, now));
      if (!customer) throw new Refusal('QUOTATION_CUSTOMER');
      const { customerId, companyId } = customer;
      const year = Number(day.slice(0, 4));
      const drawn = quotationNumber(year, await takeQuotationNth(db, year));
      await insertDraft(db, {
        number: drawn,
        companyId,
        customerId,
        label,
        seller: staff.name,
        writtenBy: staff.staffId,
        createdOn: day,
        validUntil: usualValidity(day),
        now,
      });
      const details = { number: drawn, before: null, after: { label } };
      await recordAudit(db, context, { event: 'quotation-opened', customerId, details });
      return drawn;
    }),
  );
  return quotationAfter(context, number);
}
