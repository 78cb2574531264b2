// Why a line of a product file cannot be loaded, in French for the merchant who has to correct it.
import {
  articleFaults,
  productFaults,
  sheetFaults,
} from '@nuancier/domain/catalogue/imports/product-line.ts';
import type { ArticleLine, ProductFault } from '@nuancier/domain/catalogue/imports/product-line.ts';
import type { ProductRow } from './catalogue-import-rows.ts';

const REASONS = {
  'bad-sku': 'La référence du produit est absente ou contient un caractère interdit.',
  'missing-name': 'Le nom du produit est obligatoire.',
  'bad-url-key': 'L’adresse du produit n’admet que des minuscules sans accent, des chiffres et des tirets.',
  'unknown-type': 'Le type de produit est inconnu.',
  'unknown-kind': 'Le genre doit être «\u00A0Peintures pro\u00A0» ou «\u00A0RMS\u00A0».',
  'missing-field': 'La marque, le groupe de prix et l’unité de vente sont obligatoires.',
  'no-category': 'Le produit n’est rangé dans aucune catégorie.',
  'no-article': 'Le produit n’a aucun article.',
  'bad-article-sku': 'La référence d’un article est absente ou contient un caractère interdit.',
  'missing-conditioning': 'Le conditionnement d’un article est obligatoire.',
  'bad-quantity': 'La quantité par conditionnement doit être supérieure à zéro.',
  'unknown-range-status': 'Le statut d’un article doit être P, S, V, U ou O.',
} satisfies Record<ProductFault, string>;

/** What the shop already holds, for the products of one batch. */
export type Held = {
  categoryIds: ReadonlyMap<string, number>;
  /** address -> sku of the product that has it */
  urlKeys: ReadonlyMap<string, string>;
  /** article sku -> sku of its product */
  owners: ReadonlyMap<string, string>;
};

/** Values of earlier lines of the same file. */
export type Seen = { skus: Set<string>; urlKeys: Set<string>; articles: Set<string> };

export function productRefusals(product: ProductRow, held: Held, seen: Seen): string[] {
  const reasons: string[] = productFaults(product).map((fault) => REASONS[fault]);
  reasons.push(...placeRefusals(product, held, seen));
  for (const { sku } of product.articles) {
    if (!isFirst(seen.articles, sku) || isHeldByAnother(held.owners, sku, product.sku)) {
      reasons.push(`L’article «\u00A0${sku}\u00A0» appartient déjà à un autre produit.`);
    }
  }
  return reasons;
}

/** Of a product whose articles come in a file of their own. */
export function sheetRefusals(
  sheet: Omit<ProductRow, 'articles' | 'attributes'>,
  held: Omit<Held, 'owners'>,
  seen: Omit<Seen, 'articles'>,
): string[] {
  return [...sheetFaults(sheet).map((fault) => REASONS[fault]), ...placeRefusals(sheet, held, seen)];
}

/** `owner`: the product that has it already. */
export function articleRefusals(
  article: ArticleLine & { product_sku: string },
  { isProduct, owner }: { isProduct: boolean; owner: string | undefined },
): string[] {
  return [
    ...articleFaults(article).map((fault) => REASONS[fault]),
    ...(isProduct ? [] : [`Le produit «\u00A0${article.product_sku}\u00A0» n’existe pas.`]),
    ...(owner === undefined || owner === article.product_sku
      ? []
      : [`L’article «\u00A0${article.sku}\u00A0» appartient déjà à un autre produit.`]),
  ];
}

function placeRefusals(
  product: Pick<ProductRow, 'sku' | 'url_key' | 'categories'>,
  held: Omit<Held, 'owners'>,
  seen: Omit<Seen, 'articles'>,
): string[] {
  const reasons: string[] = [];
  if (!isFirst(seen.skus, product.sku))
    reasons.push(`La référence «\u00A0${product.sku}\u00A0» figure deux fois.`);
  if (
    !isFirst(seen.urlKeys, product.url_key) ||
    isHeldByAnother(held.urlKeys, product.url_key, product.sku)
  ) {
    reasons.push(`L’adresse «\u00A0${product.url_key}\u00A0» est déjà celle d’un autre produit.`);
  }
  for (const path of product.categories) {
    if (!held.categoryIds.has(path)) reasons.push(`La catégorie «\u00A0${path}\u00A0» n’existe pas.`);
  }
  return reasons;
}

function isFirst(seen: Set<string>, key: string): boolean {
  if (seen.has(key)) return false;
  seen.add(key);
  return true;
}

function isHeldByAnother(held: ReadonlyMap<string, string>, key: string, sku: string): boolean {
  const holder = held.get(key);
  return holder !== undefined && holder !== sku;
}
