import type {
  MutationPinProductsArgs,
  PinnedProduct,
  PinnedSearch,
  QueryTryPinsArgs,
  SearchEffect,
} from '@nuancier/contract/gestion-types.ts';
import { judgePins, MOST_PINS, pinKey } from '@nuancier/domain/search/merchant/pins.ts';
import { recordAudit } from '../../audit/audit.ts';
import { announceCatalogueChange } from '../../database/announce-catalogue-change.ts';
import { findProduct } from '../../catalogue/catalogue.ts';
import { saysAll } from '../../text/says-all.ts';
import { entitled } from '../../refusals/entitled.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { placesOf } from '../index/search-index.ts';
import type { SearchIndex } from '../index/search-index.ts';
import { deletePins, lockPins, selectPins, writePins } from '../merchant/merchant-words-store.ts';
import type { StoredPins } from '../merchant/merchant-words-store.ts';
import type { SearchDeskContext } from '../search-desk-context.ts';
import { searchEffect } from './search-effect.ts';

const MOST_SEARCHES = 500;
const LONGEST_REFERENCE = 64;

export async function searchPins(
  context: SearchDeskContext,
  search: string | null | undefined,
): Promise<PinnedSearch[]> {
  entitled(context.staff, 'searchPins');
  const pins = await viewsOf(context);
  return pins.filter(({ words, products, author }) =>
    saysAll([words, author, ...products.flatMap(({ sku, name }) => [sku, name ?? ''])], search),
  );
}

export async function pinnedSearch(context: SearchDeskContext, words: string): Promise<PinnedSearch | null> {
  entitled(context.staff, 'pinnedSearch');
  const kept = (await selectPins(context.db)).find(({ key }) => key === pinKey(words));
  return kept === undefined ? null : pinnedView(await context.index(), kept);
}

export async function tryPins(
  context: SearchDeskContext,
  { words, skus }: QueryTryPinsArgs,
): Promise<SearchEffect> {
  entitled(context.staff, 'tryPins');
  const before = await context.index();
  const pinned = ownSkus(before, skus.slice(0, MOST_PINS + 1));
  const judged = judgePins(words, pinned);
  if (!judged.ok && judged.refusal !== 'PIN_NONE') throw new Refusal(judged.refusal);
  const pins = new Map(before.pins);
  pins.set(pinKey(words), placesOf(before.catalogue, pinned));
  return {
    ...searchEffect(context, words.trim(), { before, after: { ...before, pins } }),
    pinned: pinned.map((sku) => productView(before, sku)),
  };
}

export async function pinProducts(
  context: SearchDeskContext,
  { words, skus, read }: MutationPinProductsArgs,
): Promise<PinnedSearch[]> {
  const { staff } = entitled(context.staff, 'pinProducts');
  const index = await context.index();
  const wanted = ownSkus(index, skus.slice(0, MOST_PINS + 1));
  const judged = judgePins(words, wanted.length === 0 ? ['-'] : wanted);
  if (!judged.ok) throw new Refusal(judged.refusal);
  const key = pinKey(words);
  await context.db.transaction().execute(async (db) => {
    const standing = await lockPins(db, key);
    const before = standing?.skus ?? [];
    if (before.join('\n') !== read.join('\n')) throw new Refusal('PINS_CHANGED');
    // What was pinned and is not on sale now may stay: it comes back with its product.
    const unknown = wanted.find(
      (sku) => findProduct(index.catalogue, sku) === undefined && !before.includes(sku),
    );
    if (unknown !== undefined) throw new Refusal('PIN_UNKNOWN');
    if (wanted.join('\n') === before.join('\n')) return;
    if (standing === undefined && (await selectPins(db)).length >= MOST_SEARCHES)
      throw new Refusal('PIN_FULL');
    const pins = { key, words: judged.value, skus: wanted, at: context.now(), author: staff.name };
    if (wanted.length === 0) await deletePins(db, key);
    else if (!(await writePins(db, pins, standing !== undefined))) throw new Refusal('PINS_CHANGED');
    await announceCatalogueChange(db);
    await recordAudit(db, context, {
      event: 'search-pinned',
      customerId: null,
      details: { words: judged.value, before: { products: before }, after: { products: wanted } },
    });
  });
  return viewsOf(context);
}

/** An article's reference, or a product's in small letters, is the product's own. */
function ownSkus({ catalogue }: SearchIndex, typed: readonly string[]): string[] {
  return typed
    .map((sku) => sku.trim().slice(0, LONGEST_REFERENCE))
    .filter((sku) => sku !== '')
    .map((sku) => {
      const product = findProduct(catalogue, sku) ?? findProduct(catalogue, sku.toUpperCase());
      return catalogue.products[product ?? -1]?.sku ?? sku;
    });
}

async function viewsOf({ db, index }: Pick<SearchDeskContext, 'db' | 'index'>): Promise<PinnedSearch[]> {
  const known = await index();
  return (await selectPins(db)).map((pins) => pinnedView(known, pins));
}

function pinnedView(index: SearchIndex, { words, skus, at, author }: StoredPins): PinnedSearch {
  return { words, products: skus.map((sku) => productView(index, sku)), at: at.toISOString(), author };
}

function productView({ catalogue }: SearchIndex, sku: string): PinnedProduct {
  const product = catalogue.products[findProduct(catalogue, sku) ?? -1];
  return { sku, name: product?.name ?? null, brand: product?.brand ?? null };
}
