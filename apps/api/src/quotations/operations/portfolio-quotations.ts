import type { PortfolioQuotation } from '@nuancier/contract/api-types.ts';
import { cents, euros } from '@nuancier/domain/money.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { allowed } from '../../refusals/allowed.ts';
import type { QuotationsContext } from '../quotations-context.ts';
import { portfolioReach } from '../../customers/customers.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { selectOpenOf } from '../portfolio-quotations-store.ts';
import { stateWords } from '../quotation-state.ts';

const USUAL = 10;
const MOST = 100;

/** What a sales representative's customers have yet to answer, or their store to finish. */
export async function portfolioQuotations(
  { db, viewer, now }: Pick<QuotationsContext, 'db' | 'viewer' | 'now'>,
  pageSize: number | null | undefined,
): Promise<PortfolioQuotation[]> {
  const { customerId: representativeId } = allowed(viewer, 'use-portfolio');
  const limit = pageSize ?? USUAL;
  if (limit < 1 || limit > MOST) throw new Refusal('PAGE_SIZE');
  const { customerIds, nameOf, headOfCompany } = await portfolioReach(db, representativeId);
  const reach = { customerIds, companyIds: [...headOfCompany.keys()] };
  const found = await selectOpenOf(db, reach, { day: localMoment(now()).date, limit });
  return found.flatMap(({ companyId, customerId, ...quotation }) => {
    const opener = companyId === null ? customerId : headOfCompany.get(companyId);
    if (opener == null) return [];
    return [
      {
        number: quotation.number,
        label: quotation.label,
        company_name: quotation.companyName,
        status: quotation.status,
        // Requests that ended are not open.
        status_label: stateWords({ ...quotation, requestEnd: null }),
        valid_until: quotation.validUntil,
        total_excluding_tax: { value: euros(cents(Number(quotation.totalHt))), currency: 'EUR' as const },
        customer_id: String(opener),
        customer_name: nameOf.get(opener) ?? '',
      },
    ];
  });
}
