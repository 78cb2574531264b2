import type { Customer } from '@nuancier/domain/customers/rights/permissions.ts';
import type { InvoiceScope } from './invoice-record.ts';

export function invoiceScope({ companyId, customerId }: Customer): InvoiceScope {
  return companyId === null ? { customerId } : { companyId };
}
