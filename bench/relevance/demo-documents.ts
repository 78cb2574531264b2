// The demo catalogue as the text index reads it.
import type { SearchDocument } from '@nuancier/domain/search/index/search-document.ts';
import { plainText } from '@nuancier/domain/search/words/plain-text.ts';
import type { DemoProduct } from '@nuancier/demo/catalogue/demo-product.ts';
import categories from '../../demo/data/categories.json' with { type: 'json' };

type CategoryNode = { urlKey: string; name: string; children?: readonly CategoryNode[] };

const KEYWORD_ATTRIBUTES = ['liant', 'aspect', 'destination', 'certifications', 'normes', 'etiquette_air'];

export function searchDocument(product: DemoProduct): SearchDocument {
  return {
    name: product.name,
    brand: product.brand,
    line: product.line,
    categories: categoryNames(product.category),
    keywords: [...new Set([...attributeWords(product), ...articleWords(product)])],
    description: `${plainText(product.short_description)}\n${plainText(product.description)}`,
    references: [product.sku, ...product.articles.flatMap(({ sku, ean }) => [sku, ean])],
    boost: product.articles.filter(({ statut }) => statut === 'P').length / product.articles.length,
    tintable: product.articles.some(({ tintable }) => tintable),
  };
}

function attributeWords({ attributes }: DemoProduct): string[] {
  return KEYWORD_ATTRIBUTES.flatMap((code) => attributes[code] ?? []).filter(
    (value) => typeof value === 'string',
  );
}

function articleWords({ articles }: DemoProduct): string[] {
  return articles
    .flatMap(({ conditioning, size, color, model }) => [conditioning, size, color, model])
    .filter((value) => value !== undefined);
}

function categoryNames(path: string): string[] {
  const names: string[] = [];
  let level: readonly CategoryNode[] = categories.children;
  for (const urlKey of path.split('/')) {
    const node = level.find((child) => child.urlKey === urlKey);
    if (node === undefined) throw new Error(`The demo has no category « ${path} »`);
    names.push(node.name);
    level = node.children ?? [];
  }
  return names;
}
