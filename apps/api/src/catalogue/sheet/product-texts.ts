// The long texts of a product, read when a page shows them: those asked for together come in one query.
import { batched } from '../../concurrency/batched.ts';
import type { Database } from '../../database/tables.ts';
import { selectTexts } from './product-texts-store.ts';
import type { TextsRow } from './product-texts-store.ts';
import { sheetOf } from '../snapshot/sheet-value.ts';
import type { Sheet } from '../snapshot/sheet-value.ts';
import type { Catalogue } from '../snapshot/catalogue-snapshot.ts';

export type ProductTexts = {
  shortDescription: string;
  description: string;
  metaTitle: string | null;
  metaDescription: string | null;
  sheet: Sheet;
};

const MOST_CACHED_TEXTS = 2000;
const NOTHING: ProductTexts = {
  shortDescription: '',
  description: '',
  metaTitle: null,
  metaDescription: null,
  sheet: {},
};

// A cache: they belong to one state of the catalogue and leave with it.
const texts = new WeakMap<Catalogue, Map<number, Promise<ProductTexts>>>();

export function productTexts(db: Database, catalogue: Catalogue, product: number): Promise<ProductTexts> {
  let cached = texts.get(catalogue);
  if (cached === undefined) texts.set(catalogue, (cached = new Map<number, Promise<ProductTexts>>()));
  return cached.get(product) ?? keep(cached, product, readTexts(db, catalogue.products[product]?.id ?? -1));
}

function keep(
  cached: Map<number, Promise<ProductTexts>>,
  product: number,
  read: Promise<ProductTexts>,
): Promise<ProductTexts> {
  if (cached.size >= MOST_CACHED_TEXTS) cached.clear();
  cached.set(product, read);
  // The next call retries a failed read.
  read.then(undefined, () => cached.delete(product));
  return read;
}

const readTexts = batched(async (db: Database, ids: readonly number[]) => {
  const rows = new Map((await selectTexts(db, ids)).map((row) => [row.id, row]));
  return ids.map((id) => {
    const row = rows.get(id);
    return row === undefined ? NOTHING : textsOf(row);
  });
});

function textsOf(row: TextsRow): ProductTexts {
  return {
    shortDescription: row.short_description,
    description: row.description,
    metaTitle: row.meta_title,
    metaDescription: row.meta_description,
    sheet: sheetOf(row.attributes),
  };
}
