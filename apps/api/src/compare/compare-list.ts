// Whose list is meant, and which products.
import { randomBytes } from 'node:crypto';
import { can } from '@nuancier/domain/customers/rights/policy.ts';
import type { Viewer } from '@nuancier/domain/customers/rights/permissions.ts';
import { productSkusOf } from '../catalogue/catalogue.ts';
import type { CompareContext } from './compare-context.ts';
import { Refusal } from '../refusals/refusal.ts';
import type { CompareListRecord } from './compare-store.ts';

/** Magento's format: 32 hexadecimal digits, not guessable. */
export function newListUid(): string {
  return randomBytes(16).toString('hex');
}

/** Null for visitors, and for viewers who may not use an account. */
export function comparerOf(viewer: Viewer): number | null {
  return viewer.kind === 'visitor' || !can(viewer, 'use-account') ? null : viewer.customerId;
}

/** A visitor's list is open to anyone with its uid; a customer's only to its owner. */
export function isOpenTo(list: CompareListRecord | undefined, viewer: Viewer): list is CompareListRecord {
  return list !== undefined && (list.customer_id === null || list.customer_id === comparerOf(viewer));
}

/** References of the products with these uids; one that the catalogue does not have is refused. */
export async function namedProducts(
  { catalogue }: Pick<CompareContext, 'catalogue'>,
  uids: readonly string[],
): Promise<string[]> {
  const found = productSkusOf(await catalogue(), uids);
  if (found.includes(null)) throw new Refusal('COMPARED_PRODUCT_NOT_FOUND');
  return found.flatMap((sku) => sku ?? []);
}
