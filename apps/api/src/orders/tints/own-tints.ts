// The tints of a viewer: those ordered, each with what was written about it on its site, and those added by hand.
import type { CustomerTint } from '@nuancier/contract/api-types.ts';
import type { SearchedTint } from '@nuancier/domain/orders/tints/found-tints.ts';
import { findSoldArticle } from '../../catalogue/catalogue.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { Database } from '../../database/tables.ts';
import { tintMade } from '../records/tint-made.ts';
import { selectBoughtTints } from './bought-tints-store.ts';
import type { BoughtTint } from './bought-tints-store.ts';
import { selectKeptTints } from './kept-tints-store.ts';
import type { KeptTint } from './kept-tints-store.ts';
import type { TintReader } from './tint-reader.ts';

const MOST_TINTS = 5_000;

export type OwnTint = SearchedTint & { view: Omit<CustomerTint, 'distance' | 'reorder'> };

/** The last first. */
export async function ownTints(
  db: Database,
  { scope, reach }: TintReader,
  catalogue: Catalogue,
): Promise<OwnTint[]> {
  const [bought, kept] = await Promise.all([
    selectBoughtTints(db, scope, MOST_TINTS),
    selectKeptTints(db, reach),
  ]);
  const notes = new Map<string, KeptTint>();
  // The company's words come first and stand.
  for (const note of kept) {
    const key = noteKey(note.code ?? note.hex, note.site);
    if (!note.byHand && !notes.has(key)) notes.set(key, note);
  }
  const byHand = kept.filter((one) => one.byHand && (!reach.mine || one.customerId === reach.customerId));
  const all = [
    ...bought.map((tint) => boughtTint(tint, notes)),
    ...byHand.map((tint) => handTint(tint, catalogue)),
  ];
  return all.toSorted((one, other) => other.view.dated.localeCompare(one.view.dated));
}

export const ORDERED = 'l-';
export const BY_HAND = 'h-';

const noteKey = (tint: string, site: string) => JSON.stringify([tint, site]);

function boughtTint(bought: BoughtTint, notes: ReadonlyMap<string, KeptTint>): OwnTint {
  const { tint, site, articleSku, productName, orderNumber, buyerName } = bought;
  const { customColorExa: hex, code, customerColorLabel: label } = tint;
  const made = tintMade(tint, bought.madeAs);
  const note = notes.get(noteKey(code ?? hex, site ?? ''));
  const said = {
    hex,
    code,
    label,
    name: made?.name ?? null,
    room: note?.room ?? null,
    note: note?.note ?? null,
  };
  return {
    ...said,
    productName,
    articleSku,
    site,
    orderNumber,
    buyerName,
    view: {
      ...said,
      uid: `${ORDERED}${bought.lineId}`,
      by_hand: false,
      removable: false,
      formula_code: made?.formula ?? null,
      product_sku: articleSku,
      parent_sku: bought.parentSku,
      product_name: productName,
      product_url_key: bought.urlKey,
      finish: bought.finish,
      conditioning: bought.conditioning,
      quantity: bought.quantity,
      purchase_ref: site,
      dated: bought.orderedAt.toISOString(),
      order_number: orderNumber,
      order_item_id: String(bought.lineId),
      order_count: bought.orderCount,
      buyer_name: buyerName,
    },
  };
}

function handTint(kept: KeptTint, catalogue: Catalogue): OwnTint {
  const { hex, code, name, label, room, note, articleSku, productName, writtenBy } = kept;
  const chosen = articleSku === null ? null : findSoldArticle(catalogue, articleSku, []);
  const sold = chosen?.kind === 'article' ? chosen.sold : null;
  const site = kept.site || null;
  const said = { hex, code, name, label, room, note };
  return {
    ...said,
    productName,
    articleSku,
    site,
    orderNumber: null,
    buyerName: writtenBy,
    view: {
      ...said,
      uid: `${BY_HAND}${kept.id}`,
      by_hand: true,
      removable: true,
      formula_code: null,
      product_sku: articleSku,
      parent_sku: kept.parentSku,
      product_name: productName,
      product_url_key: sold?.productView.url_key ?? null,
      finish: null,
      conditioning: kept.conditioning,
      quantity: null,
      purchase_ref: site,
      dated: kept.writtenAt.toISOString(),
      order_number: null,
      order_item_id: null,
      order_count: 0,
      buyer_name: writtenBy,
    },
  };
}
