import type { MutationMergeCartsArgs } from '@nuancier/contract/api-types.ts';
import { mergeLines } from '@nuancier/domain/cart/merge-lines.ts';
import type { Merge } from '@nuancier/domain/cart/merge-lines.ts';
import { allowed } from '../../refusals/allowed.ts';
import type { CartContext } from '../cart-context.ts';
import type { Database } from '../../database/tables.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { gatherFacts } from '../totals/article-facts.ts';
import { readerOf, showCart } from '../cart-request.ts';
import { saveLines } from '../records/cart-lines-store.ts';
import { lockOpenCart } from '../access/cart-reader.ts';
import type { CartReader, HeldCart } from '../access/cart-reader.ts';
import type { CartLine, Notice } from '../records/cart-record.ts';
import { deleteCart, updateState } from '../records/cart-store.ts';
import { linesText } from '../view/cart-texts.ts';
import type { CartView } from '../view/cart-view.ts';
import { writeCart } from '../changes/change-cart.ts';
import { customerCartId } from '../access/open-cart.ts';

/** The source ends: who merges a second time, or at the same time, finds it gone. */
export async function mergeCarts(
  context: Pick<CartContext, 'now' | 'viewer' | 'shopToken' | 'db' | 'catalogue'>,
  { source_cart_id: sourceId, destination_cart_id: wishedId }: MutationMergeCartsArgs,
): Promise<CartView> {
  const customer = allowed(context.viewer, 'use-account');
  const reader = readerOf(context, null);
  const reckoned = await context.db.transaction().execute(async (db) => {
    const destinationId = wishedId || (await customerCartId(db, customer, reader.now));
    if (sourceId === destinationId) throw new Refusal('CARTS_NOT_TWO');
    const { source, destination } = await lockBoth(db, reader, sourceId, destinationId);
    if (destination.cart.customerId !== customer.customerId) throw new Refusal('CART_NOT_FOUND');
    const { shopCode, lines } = destination;
    const facts = await gatherFacts(db, { ...reader, shopCode }, [...lines, ...source.lines]);
    const merge = mergeLines(lines, source.lines, (sku) => facts.articles.get(sku)?.offer);
    await endSource(db, source, reader.now);
    return writeCart(db, reader, destination, {
      lines: merge.lines,
      couponCode: destination.cart.couponCode ?? source.cart.couponCode,
      facts,
      notices: [...foundAgain(lines, source.lines), ...noticesOf(merge)],
    });
  });
  return showCart(context, reader, reckoned);
}

/** A guest's is of no use to anybody any more; requests for approval may stand on a customer's. */
async function endSource(db: Database, { cart, lines }: HeldCart, now: Date): Promise<void> {
  if (cart.customerId === null) return deleteCart(db, cart.id);
  await saveLines(db, cart.id, lines, []);
  await updateState(db, { id: cart.id, from: 'open', to: 'closed', now });
}

/** Always in the same order, so that two merges of the same carts wait for each other and never in a ring. */
async function lockBoth(
  db: Database,
  reader: CartReader,
  sourceId: string,
  destinationId: string,
): Promise<{ source: HeldCart; destination: HeldCart }> {
  const sourceFirst = sourceId < destinationId;
  const first = await lockOpenCart(db, reader, sourceFirst ? sourceId : destinationId);
  const second = await lockOpenCart(db, reader, sourceFirst ? destinationId : sourceId);
  return sourceFirst ? { source: first, destination: second } : { source: second, destination: first };
}

/** Without a notice the buyer might pay for lines saved long ago. */
function foundAgain(saved: readonly CartLine[], brought: readonly CartLine[]): Notice[] {
  if (saved.length === 0 || brought.length === 0) return [];
  return [{ code: 'CARTS_MERGED', lineUid: null, name: linesText(saved) }];
}

function noticesOf({ capped, left }: Merge<CartLine>): Notice[] {
  return [
    ...capped.map(({ uid, name }) => ({ code: 'QUANTITY_CAPPED', lineUid: uid, name }) as const),
    ...left.map(({ name }) => ({ code: 'LINE_NOT_MERGED', lineUid: null, name }) as const),
  ];
}
