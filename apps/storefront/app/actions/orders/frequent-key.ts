import type { FrequentArticleFragment } from '../../../generated/documents.ts';

/** An article in one colour, as a form names it. */
export function frequentKey({ product_sku: sku, tint }: FrequentArticleFragment): string {
  return [sku, tint?.customColorExa ?? '', tint?.code ?? '', tint?.customerColorLabel ?? ''].join('|');
}
