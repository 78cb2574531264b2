import type { CartLineFragment } from '../../../generated/documents.ts';

/** A tint as it is shown: its patch, and the customer's own name of it before the chart's. */
export function lineTint({ tint }: Pick<CartLineFragment, 'tint'>): { hex: string; label: string } | null {
  if (tint === null) return null;
  const charted = [tint.code, tint.name].filter(Boolean).join(' ');
  return { hex: tint.customColorExa, label: tint.customerColorLabel || charted || tint.customColorExa };
}
