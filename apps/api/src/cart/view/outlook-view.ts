// A judgement about what is not in the cart yet, as it is told.
import { findSoldArticle } from '../../catalogue/catalogue.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { RefusalCode } from '../../refusals/refusal.ts';
import type { CartContext } from '../cart-context.ts';
import type { Judged } from '../changes/judge-wanted.ts';
import type { ArticleFacts } from '../totals/article-facts.ts';
import { orderErrorCode } from './cart-texts.ts';

export function orderable(
  { refusals }: Pick<CartContext, 'refusals'>,
  verdict: { ok: true } | { ok: false; refusal: RefusalCode },
) {
  if (verdict.ok) return { is_orderable: true, reason: null, message: null };
  const { refusal } = verdict;
  return { is_orderable: false, reason: orderErrorCode(refusal), message: refusals[refusal].message };
}

export function named(catalogue: Catalogue, { sku, nth, line }: Pick<Judged, 'sku' | 'nth' | 'line'>) {
  const chosen = findSoldArticle(catalogue, sku, []);
  const sold = chosen.kind === 'article' ? chosen.sold : null;
  return {
    is_replacement: nth > 0,
    sku: sold?.article.sku ?? null,
    product_name: sold?.productView.name ?? null,
    product_url_key: sold?.productView.url_key ?? null,
    conditioning: sold?.article.conditioning || null,
    tint_class: line?.tint?.tintClass ?? null,
  };
}

export function stockView(known: ArticleFacts | undefined, shopCode: string | null) {
  const stock = known?.stock ?? null;
  return stock === null || shopCode === null ? null : { ...stock, storeCode: shopCode };
}
