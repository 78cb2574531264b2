import { tintName } from '@nuancier/domain/catalogue/articles/article-name.ts';
import type { CartLineFragment } from '../../../generated/documents.ts';

/** A tint as it is shown: its patch and its name. */
export function lineTint({ tint }: Pick<CartLineFragment, 'tint'>): { hex: string; label: string } | null {
  if (tint === null) return null;
  const { customColorExa: hex, code, name, customerColorLabel: label } = tint;
  return { hex, label: tintName({ hex, code, name, label }) };
}
