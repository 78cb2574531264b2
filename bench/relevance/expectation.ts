// What a query should find, described by properties of products rather than by a list, and how well a product answers
// it.
import type { DemoProduct } from '@nuancier/demo/catalogue/demo-product.ts';

/** 3: exactly that; 2: would do; 1: related. All the conditions of one expectation must be met. */
export type Expectation = {
  grade: 1 | 2 | 3;
  families?: readonly number[];
  /** Beginning of the category's path. */
  category?: string;
  brand?: string;
  line?: string;
  /** Folded by the reader: a part of the name as it is written. */
  name?: string;
  binder?: string;
  /** Of the product, or of one of its articles. */
  reference?: string;
  /** A container or size that one article has, as it is written. */
  size?: string;
  colour?: string;
};

export type RelevanceQuery = { query: string; expect: readonly Expectation[] };

export function gradeOf(product: DemoProduct, expectations: readonly Expectation[]): number {
  return Math.max(0, ...expectations.filter((wanted) => meets(product, wanted)).map(({ grade }) => grade));
}

function meets(product: DemoProduct, wanted: Expectation): boolean {
  const { articles } = product;
  return (
    (wanted.families?.includes(product.family) ?? true) &&
    product.category.startsWith(wanted.category ?? '') &&
    isAsked(wanted.brand, product.brand) &&
    isAsked(wanted.line, product.line) &&
    isAsked(wanted.binder, product.attributes['liant']) &&
    product.name.toLowerCase().includes((wanted.name ?? '').toLowerCase()) &&
    (wanted.reference === undefined ||
      product.sku === wanted.reference ||
      articles.some(({ sku, ean }) => sku === wanted.reference || ean === wanted.reference)) &&
    (wanted.size === undefined ||
      articles.some(({ conditioning, size }) =>
        `${conditioning} ${size ?? ''}`.includes(wanted.size ?? ''),
      )) &&
    (wanted.colour === undefined || articles.some(({ color, model }) => (color ?? model) === wanted.colour))
  );
}

const isAsked = (wanted: string | undefined, given: unknown): boolean =>
  wanted === undefined || wanted === given;
