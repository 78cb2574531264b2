// The long texts of a product, read when a page shows them: those asked for together come in one query.
import { yieldToRequests } from '../../concurrency/yield-to-requests.ts';
import type { Database } from '../../database/tables.ts';
import { selectTexts } from './product-texts-store.ts';
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

const KEPT_TEXTS = 2000;
const NOTHING: ProductTexts = {
  shortDescription: '',
  description: '',
  metaTitle: null,
  metaDescription: null,
  sheet: {},
};

type Reading = {
  kept: Map<number, Promise<ProductTexts>>;
  next: Promise<ReadonlyMap<number, ProductTexts>> | undefined;
  wanted: number[];
};

// They belong to one state of the catalogue and leave with it.
const readings = new WeakMap<Catalogue, Reading>();

export function productTexts(db: Database, catalogue: Catalogue, product: number): Promise<ProductTexts> {
  let reading = readings.get(catalogue);
  if (reading === undefined)
    readings.set(catalogue, (reading = { kept: new Map(), next: undefined, wanted: [] }));
  const known = reading.kept.get(product);
  if (known !== undefined) return known;
  const texts = textsOf(db, reading, catalogue.products[product]?.id ?? -1);
  const { kept } = reading;
  if (kept.size >= KEPT_TEXTS) kept.clear();
  kept.set(product, texts);
  // A failed read is not kept: the next request tries again.
  texts.then(undefined, () => kept.delete(product));
  return texts;
}

async function textsOf(db: Database, reading: Reading, id: number): Promise<ProductTexts> {
  reading.wanted.push(id);
  reading.next ??= yieldToRequests().then(() => {
    const { wanted } = reading;
    reading.next = undefined;
    reading.wanted = [];
    return readTexts(db, wanted);
  });
  return (await reading.next).get(id) ?? NOTHING;
}

async function readTexts(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, ProductTexts>> {
  const rows = await selectTexts(db, ids);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        shortDescription: row.short_description,
        description: row.description,
        metaTitle: row.meta_title,
        metaDescription: row.meta_description,
        sheet: sheetOf(row.attributes),
      },
    ]),
  );
}
