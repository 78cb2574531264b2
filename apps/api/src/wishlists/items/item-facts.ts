// Prices and stock of the articles in lists, for one viewer: a few queries for all of them.
import { packsOf } from '@nuancier/domain/cart/cart-line.ts';
import type { Cents } from '@nuancier/domain/money.ts';
import { tintedPackHt } from '@nuancier/domain/pricing/tinted-pack.ts';
import { readTintTariff } from '../../catalogue/catalogue.ts';
import type { WishlistsContext } from '../wishlists-context.ts';
import { conditionsFor } from '../../pricing/pricing.ts';
import type { Condition } from '../../pricing/pricing.ts';
import { stocksAt } from '../../stock/stock.ts';
import type { ArticleStock } from '../../stock/stock.ts';
import { currentShopCode } from '../../stores/stores.ts';
import type { WishlistItem } from '../lists/wishlist-record.ts';

export type ItemFacts = {
  item: WishlistItem;
  /** null for what is no longer sold */
  condition: Condition | null;
  /** at the viewer's store */
  stock: { shopCode: string; figures: ArticleStock } | null;
  /** what its tint costs, per pack; none without one */
  tintHt: Cents | null;
  /** one pack before tax, tint included; none without a price */
  unitHt: Cents | null;
};

/** List by list. An article's price depends on its number of packs in the same list. */
export async function factsOf(
  { db, viewer, shopToken, now }: Pick<WishlistsContext, 'db' | 'viewer' | 'shopToken' | 'now'>,
  lists: readonly (readonly WishlistItem[])[],
): Promise<ItemFacts[][]> {
  const asked = lists.flatMap((items, list) =>
    items.map((item) => ({ list, item, sku: item.articleSku, quantity: packsOf(items, item.articleSku) })),
  );
  if (asked.length === 0) return lists.map(() => []);
  const conditions = await conditionsFor(db, viewer, asked, now());
  const shopCode = await currentShopCode(db, viewer, shopToken, now());
  const skus = [...new Set(asked.map(({ sku }) => sku))];
  const stocks = shopCode === null ? null : await stocksAt(db, shopCode, skus);
  const isTinted = asked.some(({ item }) => item.tint !== null);
  const tariff = isTinted ? await readTintTariff(db) : () => null;
  const facts = asked.map(({ list, item, sku }, at) => {
    // A product's reference is answered with an article of its own: that is not what was wished for.
    const found = conditions[at]?.articleSku === sku ? conditions[at] : null;
    const figures = stocks?.get(sku);
    const tintHt =
      item.tint && found && tariff({ tintClass: item.tint.tintClass, litres: found.packQuantity });
    const stock = shopCode === null || figures === undefined ? null : { shopCode, figures };
    return { list, item, condition: found, stock, tintHt, unitHt: unitPrice(item, found, tintHt) };
  });
  const byList = Map.groupBy(facts, ({ list }) => list);
  return lists.map((_, list) => byList.get(list) ?? []);
}

function unitPrice({ tint }: WishlistItem, condition: Condition | null, tintHt: Cents | null): Cents | null {
  const price = condition?.price ?? null;
  if (price === null || (tint !== null && tintHt === null)) return null;
  return tintedPackHt(price.final.packHt, tintHt);
}
