import { plainText } from '@nuancier/domain/search/words/plain-text.ts';
import type { SearchDocument } from '@nuancier/domain/search/index/search-document.ts';
import type { ProductSource } from '../../catalogue/catalogue.ts';

const KEYWORDS = ['liant', 'aspect', 'destination', 'certifications', 'normes', 'etiquette_air'];
const ALWAYS_KEPT = 'P';

/** A product as the text index reads it. */
export function searchDocument(product: ProductSource): SearchDocument {
  const { articles, list } = product;
  const words = articles.flatMap(({ conditioning, size, color, model }) => [
    conditioning,
    size,
    color,
    model,
  ]);
  const kept = articles.filter((article) => article.rangeStatus === ALWAYS_KEPT).length;
  return {
    name: product.name,
    brand: product.brand,
    line: product.line,
    categories: product.categoryNames,
    keywords: [...new Set([...KEYWORDS.flatMap(list), ...words.filter((word) => word !== null)])],
    description: `${plainText(product.shortDescription)}\n${plainText(product.description)}`,
    references: [product.sku, ...articles.flatMap(({ sku, ean }) => (ean === null ? [sku] : [sku, ean]))],
    // What stores always keep comes first among equals.
    boost: articles.length === 0 ? 0 : kept / articles.length,
    tintable: articles.some((article) => article.tintable),
  };
}
