import type { Customer } from '@nuancier/domain/customers/rights/permissions.ts';
import type { QuotationScope } from './quotation-record.ts';

export function quotationScope({ companyId, customerId }: Customer): QuotationScope {
  return companyId === null ? { customerId } : { companyId };
}
