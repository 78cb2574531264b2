import { addLine } from '@nuancier/domain/cart/add-line.ts';
import type { AddRefusal } from '@nuancier/domain/cart/add-line.ts';
import { MOST_LINES } from '@nuancier/domain/cart/cart-line.ts';
import { refuse } from '@nuancier/domain/refusal.ts';
import type { Verdict } from '@nuancier/domain/refusal.ts';
import { findColours } from '../../catalogue/catalogue.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { DatabasePool, DatabaseTransaction } from '../../database/tables.ts';
import { Refusal } from '../../refusals/refusal.ts';
import type { RefusalCode } from '../../refusals/refusal.ts';
import { gatherFacts } from '../totals/article-facts.ts';
import type { Facts } from '../totals/article-facts.ts';
import type { CartReader } from '../access/cart-reader.ts';
import type { CartLine } from '../records/cart-record.ts';
import { changeCartWithin } from './change-cart.ts';
import type { ReckonedCart } from '../totals/reckon-cart.ts';
import { tintCodeOf, wantedLine } from './wanted-line.ts';
import type { WantedItem } from './wanted-line.ts';

/** `nth`: its place among what was asked for. */
export type ItemRefusal = { nth: number; sku: string; code: RefusalCode };

const REFUSALS = {
  PRODUCT_NOT_FOUND: 'PRODUCT_NOT_FOUND',
  NOT_SALABLE: 'NOT_SALABLE',
  INSUFFICIENT_STOCK: 'INSUFFICIENT_STOCK',
  BAD_QUANTITY: 'PACK_COUNT',
  BAD_UNIT: 'OTHER_PRICING_UNIT',
  TOO_MANY_LINES: 'CART_FULL',
} as const satisfies Record<AddRefusal, RefusalCode>;

type Addition = {
  cartId: string;
  items: readonly WantedItem[];
  /** as a whole or not at all: the first refusal is thrown and nothing is written */
  whole: boolean;
};

type Added = { reckoned: ReckonedCart; refusals: ItemRefusal[] };

/** Each item is judged by itself, in order, on the cart as those before it left it. */
export function addItems(
  db: DatabasePool,
  reader: CartReader,
  catalogue: Catalogue,
  addition: Addition,
): Promise<Added> {
  return db.transaction().execute((transaction) => addItemsWithin(transaction, reader, catalogue, addition));
}

/** As part of a larger whole: what the items come from goes with them or not at all. */
export async function addItemsWithin(
  db: DatabaseTransaction,
  reader: CartReader,
  catalogue: Catalogue,
  { cartId, items, whole }: Addition,
): Promise<Added> {
  if (items.length > MOST_LINES) throw new Refusal('CART_FULL');
  const codes = items.map(tintCodeOf).filter((code) => code !== null);
  const colours = await findColours(db, [...new Set(codes)]);
  const wanted = items.map((item) => ({ sku: item.sku, line: wantedLine(item, catalogue, colours) }));
  const refusals: ItemRefusal[] = [];
  const reckoned = await changeCartWithin(db, reader, cartId, async (_db, { cart, lines, shopCode }) => {
    const wishes = wanted.flatMap(({ line }) => (line.ok ? [line.value] : []));
    const facts = await gatherFacts(db, { ...reader, shopCode }, [...lines, ...wishes]);
    let grown: readonly CartLine[] = lines;
    for (const [nth, { sku, line }] of wanted.entries()) {
      const added = line.ok ? lineAdded(grown, line.value, facts) : line;
      if (added.ok) grown = added.value;
      else refusals.push({ nth, sku, code: added.refusal });
    }
    const [first] = refusals;
    if (whole && first !== undefined) throw new Refusal(first.code);
    return { lines: grown, couponCode: cart.couponCode, facts };
  });
  return { reckoned, refusals };
}

function lineAdded(
  lines: readonly CartLine[],
  line: CartLine,
  { articles }: Facts,
): Verdict<CartLine[], RefusalCode> {
  const added = addLine(lines, line, articles.get(line.articleSku)?.offer);
  return added.ok ? added : refuse(REFUSALS[added.refusal]);
}
