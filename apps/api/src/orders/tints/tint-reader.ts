// Whose tints a viewer reads and writes: as far as its orders, and what its company or itself has written about them.
import type { Customer } from '@nuancier/domain/customers/rights/permissions.ts';
import { can } from '@nuancier/domain/customers/rights/policy.ts';
import { widestScope } from '../operations/customer-orders.ts';
import type { OrderScope } from '../records/orders-read-store.ts';
import type { TintReach } from './kept-tints-store.ts';

export type TintReader = { scope: OrderScope; reach: TintReach };

/** A sub-account reads its own orders, so the tints that others add by hand are not its either. */
export function tintReader(customer: Customer): TintReader {
  const scope = widestScope(customer);
  const companyId = can(customer, 'use-company-lists') ? customer.companyId : null;
  return { scope, reach: { companyId, customerId: customer.customerId, mine: scope.kind === 'customer' } };
}
