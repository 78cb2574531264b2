import { MOST_LINES } from '@nuancier/domain/cart/cart-line.ts';
import { refOfRest, refWithGoods } from '@nuancier/domain/cart/order-again.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { DatabasePool, DatabaseTransaction } from '../../database/tables.ts';
import { Refusal } from '../../refusals/refusal.ts';
import type { RefusalCode } from '../../refusals/refusal.ts';
import { gatherFacts } from '../totals/article-facts.ts';
import type { CartReader } from '../access/cart-reader.ts';
import type { CartLine } from '../records/cart-record.ts';
import { changeCartWithin } from './change-cart.ts';
import { judgeChoice, linesOfChoices, readChoices } from './judge-wanted.ts';
import type { Choice } from './judge-wanted.ts';
import type { ReckonedCart } from '../totals/reckon-cart.ts';
import type { WantedItem } from './wanted-line.ts';

/** `nth`: its place among what was asked for; `isInstead`: of what takes the place of what was asked for. */
export type ItemRefusal = { nth: number; sku: string; code: RefusalCode; isInstead: boolean };

type Addition = {
  cartId: string;
  items: readonly (WantedItem | Choice)[];
  /** as a whole or not at all: the first refusal is thrown and nothing is written */
  whole: boolean;
  /** the site they were bought for before, and whose it is */
  site?: { ref: string | null; owner: string };
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
  { cartId, items, whole, site }: Addition,
): Promise<Added> {
  if (items.length > MOST_LINES) throw new Refusal('CART_FULL');
  const wanted = await readChoices(db, catalogue, items.map(choiceOf));
  const refusals: ItemRefusal[] = [];
  const reckoned = await changeCartWithin(db, reader, cartId, async (_db, { cart, lines, shopCode }) => {
    const facts = await gatherFacts(db, { ...reader, shopCode }, [...lines, ...linesOfChoices(wanted)]);
    let grown: readonly CartLine[] = lines;
    for (const [nth, candidates] of wanted.entries()) {
      const { lines: added, sku, nth: place } = judgeChoice(grown, candidates, facts);
      if (added.ok) grown = added.value;
      else refusals.push({ nth, sku, code: added.refusal, isInstead: place > 0 });
    }
    const [first] = refusals;
    if (whole && first !== undefined) throw new Refusal(first.code);
    const isAdded = site !== undefined && refusals.length < items.length;
    const proposedRef = isAdded
      ? refWithGoods(refOfRest(cart.proposedRef, lines), { ...site, lines: grownLines(lines, grown) })
      : undefined;
    return { lines: grown, couponCode: cart.couponCode, facts, proposedRef };
  });
  return { reckoned, refusals };
}

/** New ones, and those with more in them. */
function grownLines(before: readonly CartLine[], after: readonly CartLine[]): string[] {
  const packs = new Map(before.map(({ uid, quantity }) => [uid, quantity]));
  return after.filter(({ uid, quantity }) => packs.get(uid) !== quantity).map(({ uid }) => uid);
}

function choiceOf(wanted: WantedItem | Choice): Choice {
  return 'sku' in wanted ? [wanted] : wanted;
}
