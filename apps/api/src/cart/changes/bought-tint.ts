import type { CustomerTint } from '@nuancier/contract/api-types.ts';
import type { BoughtBefore } from './wanted-again.ts';

export type KnownTint = Omit<CustomerTint, 'reorder' | 'distance'>;

/** Null for a tint that was noted without an article. */
export function boughtTint(tint: KnownTint): BoughtBefore | null {
  const { product_sku: articleSku, hex } = tint;
  if (!articleSku) return null;
  return {
    articleSku,
    parentSku: tint.parent_sku ?? null,
    conditioning: tint.conditioning ?? null,
    color: null,
    quantity: tint.quantity ?? 1,
    tint: { hex, label: tint.label ?? null, code: tint.code ?? null, name: tint.name ?? null },
  };
}
