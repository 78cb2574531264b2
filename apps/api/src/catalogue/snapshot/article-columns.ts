// Every article of the catalogue, a column for each fact: six hundred thousand of them stay in memory.
import type { PublicPrice } from '../../pricing/pricing.ts';
import { REDUCTIONS } from './reductions.ts';
import { draftTexts, textAt } from './text-column.ts';
import type { TextColumn } from './text-column.ts';

export type Article = {
  sku: string;
  ean: string | null;
  color: string | null;
  model: string | null;
  size: string | null;
  conditioning: string;
  packQuantity: number;
  /** P permanent, S followed, V on order, U while stock lasts, O out of range */
  rangeStatus: string;
  tintable: boolean;
  weightGrams: number | null;
  price: PublicPrice | null;
};

/** What distinguishes the articles of a product, without the texts that take time to read. */
export type ArticleTraits = Omit<Article, 'sku' | 'ean' | 'price'>;

export type ArticleColumns = {
  sku: TextColumn;
  ean: TextColumn;
  /** colours, models, sizes, packs: each text once; 0 is none */
  words: readonly string[];
  color: Uint32Array;
  model: Uint32Array;
  size: Uint32Array;
  conditioning: Uint32Array;
  packQuantity: Float64Array;
  rangeStatus: Uint8Array;
  tintable: Uint8Array;
  /** 0: not weighed */
  weightGrams: Uint32Array;
  packHt: Int32Array;
  unitHt: Int32Array;
  listHt: Int32Array;
  reduction: Uint8Array;
  reducedPackHt: Int32Array;
  reducedUnitHt: Int32Array;
};

const NO_PRICE = -1;

export type ArticleDraft = { add(article: Article): void; finish(): ArticleColumns };

export function draftArticles(count: number): ArticleDraft {
  const sku = draftTexts(count, { indexed: true });
  const ean = draftTexts(count, { indexed: true });
  const words: string[] = [''];
  const places = new Map<string, number>([['', 0]]);
  const columns = emptyColumns(count);
  let at = 0;

  function wordOf(text: string | null): number {
    const known = places.get(text ?? '');
    if (known !== undefined) return known;
    const place = words.push(text ?? '') - 1;
    places.set(text ?? '', place);
    return place;
  }

  return {
    add(article) {
      sku.add(article.sku);
      ean.add(article.ean ?? '');
      columns.color[at] = wordOf(article.color);
      columns.model[at] = wordOf(article.model);
      columns.size[at] = wordOf(article.size);
      columns.conditioning[at] = wordOf(article.conditioning);
      columns.packQuantity[at] = article.packQuantity;
      columns.rangeStatus[at] = article.rangeStatus.charCodeAt(0);
      columns.tintable[at] = article.tintable ? 1 : 0;
      columns.weightGrams[at] = article.weightGrams ?? 0;
      const { price } = article;
      columns.packHt[at] = price?.packHt ?? NO_PRICE;
      columns.unitHt[at] = price?.unitHt ?? NO_PRICE;
      columns.listHt[at] = price?.listHt ?? NO_PRICE;
      columns.reduction[at] = REDUCTIONS.indexOf(price?.reduction?.kind ?? null);
      columns.reducedPackHt[at] = price?.reduction?.packHt ?? NO_PRICE;
      columns.reducedUnitHt[at] = price?.reduction?.unitHt ?? NO_PRICE;
      at += 1;
    },
    finish: () => ({ ...columns, sku: sku.finish(), ean: ean.finish(), words }),
  };
}

export function articleAt(columns: ArticleColumns, at: number): Article {
  return {
    sku: textAt(columns.sku, at),
    ean: textAt(columns.ean, at) || null,
    ...traitsAt(columns, at),
    price: priceAt(columns, at),
  };
}

export function traitsAt(columns: ArticleColumns, at: number): ArticleTraits {
  const { words } = columns;
  const word = (column: Uint32Array) => words[column[at] ?? 0] || null;
  return {
    color: word(columns.color),
    model: word(columns.model),
    size: word(columns.size),
    conditioning: word(columns.conditioning) ?? '',
    packQuantity: columns.packQuantity[at] ?? 0,
    rangeStatus: rangeStatusAt(columns, at),
    tintable: columns.tintable[at] === 1,
    weightGrams: columns.weightGrams[at] || null,
  };
}

export function rangeStatusAt({ rangeStatus }: ArticleColumns, at: number): string {
  return String.fromCharCode(rangeStatus[at] ?? 0);
}

export function priceAt(columns: ArticleColumns, at: number): PublicPrice | null {
  const packHt = columns.packHt[at] ?? NO_PRICE;
  if (packHt === NO_PRICE) return null;
  const kind = REDUCTIONS[columns.reduction[at] ?? 0] ?? null;
  const reduced = { packHt: columns.reducedPackHt[at] ?? 0, unitHt: columns.reducedUnitHt[at] ?? 0 };
  return {
    packHt,
    unitHt: columns.unitHt[at] ?? 0,
    listHt: columns.listHt[at] ?? 0,
    reduction: kind === null ? null : { kind, ...reduced },
  };
}

function emptyColumns(count: number) {
  return {
    color: new Uint32Array(count),
    model: new Uint32Array(count),
    size: new Uint32Array(count),
    conditioning: new Uint32Array(count),
    packQuantity: new Float64Array(count),
    rangeStatus: new Uint8Array(count),
    tintable: new Uint8Array(count),
    weightGrams: new Uint32Array(count),
    packHt: new Int32Array(count),
    unitHt: new Int32Array(count),
    listHt: new Int32Array(count),
    reduction: new Uint8Array(count),
    reducedPackHt: new Int32Array(count),
    reducedUnitHt: new Int32Array(count),
  };
}
