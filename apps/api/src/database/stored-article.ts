// An article as a cart's line and a list's item keep it: the same columns in both tables.
import type { LineTint } from '@nuancier/domain/cart/cart-line.ts';

export type StoredArticle = {
  uid: string;
  articleSku: string;
  parentSku: string;
  name: string;
  pricingUnit: string;
  quantity: number;
  tint: LineTint | null;
};

export type StoredArticleRow = {
  uid: string;
  article_sku: string;
  parent_sku: string;
  name: string;
  pricing_unit: string;
  quantity: number;
  tint_hex: string | null;
  tint_class: string | null;
  tint_label: string | null;
  tint_code: string | null;
  tint_name: string | null;
};

export function storedArticleRow(article: StoredArticle): StoredArticleRow {
  const { tint } = article;
  return {
    uid: article.uid,
    article_sku: article.articleSku,
    parent_sku: article.parentSku,
    name: article.name,
    pricing_unit: article.pricingUnit,
    quantity: article.quantity,
    tint_hex: tint?.hex ?? null,
    tint_class: tint?.tintClass ?? null,
    tint_label: tint?.label ?? null,
    tint_code: tint?.code ?? null,
    tint_name: tint?.name ?? null,
  };
}

export function storedArticle(row: StoredArticleRow): StoredArticle {
  const { tint_hex: hex, tint_class: tintClass } = row;
  return {
    uid: row.uid,
    articleSku: row.article_sku,
    parentSku: row.parent_sku,
    name: row.name,
    pricingUnit: row.pricing_unit,
    quantity: row.quantity,
    tint:
      hex === null || tintClass === null
        ? null
        : { hex, tintClass, label: row.tint_label, code: row.tint_code, name: row.tint_name },
  };
}
