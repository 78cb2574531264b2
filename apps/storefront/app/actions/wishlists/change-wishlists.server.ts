// Everything that can be asked of the favourites' addresses, by the form's `intent`.
import { NEW_LIST } from '@nuancier/domain/wishlists/wishlist-limits.ts';
import type { RouterContextProvider } from 'react-router';
import {
  AddWishesDocument,
  CreateWishlistDocument,
  DeleteWishlistDocument,
  MoveWishDocument,
  RemoveWishesDocument,
  RenameWishlistDocument,
  ShareWishlistDocument,
  TakeOverWishlistDocument,
  UpdateWishDocument,
} from '../../../generated/documents.ts';
import { readWish } from './wish.ts';
import type { Wish } from './wish.ts';
import { listName } from './wishlist-answer.ts';
import type { WishlistAnswer, WishlistIntent } from './wishlist-answer.ts';
import { changedQuantities, typedAnew, typedQuantities } from '@nuancier/ui/pieces/form/quantity-sheet.ts';
import type { SheetLine } from '@nuancier/ui/pieces/form/quantity-sheet.ts';
import { BackendFault, BackendRefusal } from '../../backend/backend.server.ts';
import type { Written } from '../cart/open-cart.server.ts';
import { formText } from '../../backend/forms/checked-form.server.ts';
import { backendContext, pageContext } from '../../backend/request-context.server.ts';
import { itemIntoCart, itemsOfList, listIntoCart, sheetLine } from './list-into-cart.server.ts';
import type { ListItem } from './list-into-cart.server.ts';
import { loadChoice } from './load-wishlists.server.ts';
import { tintOptions } from './tint-options.ts';
import { wishlistAnswerCopy } from './wishlist-answer-copy.ts';
import { readShare } from './list-share.ts';
import { boughtItem } from './purchase-intent.ts';

type Context = Readonly<RouterContextProvider>;
type Change = (context: Context, form: FormData) => Promise<WishlistAnswer | Written<WishlistAnswer>>;

const changes: Record<WishlistIntent, Change> = {
  choose: async (context, form) => ({ kind: 'choosing', choice: await choiceOf(context, wishesIn(form)) }),
  add: async (context, form) => {
    const wishes = wishesIn(form);
    const id = formText(form, 'list') || '0';
    const name = id === String(NEW_LIST) ? formText(form, 'name') : null;
    const items = wishes.map(({ sku, quantity, tint }) => ({
      product: sku,
      quantity,
      enteredOptions: tintOptions(tint),
    }));
    const { addProductToWishList: added } = await context
      .get(backendContext)
      .mutate(AddWishesDocument, { id, name, items });
    const refused = added?.user_errors ?? [];
    const [first] = refused;
    if (!added || (added.added_items.length === 0 && first)) throw refusal(first?.message ?? '');
    return {
      kind: 'added',
      list: listName(added.wishlist),
      items: added.added_items,
      refused: refused.map(({ sku, message }) => ({ name: sku ?? '', message })),
    };
  },
  create: async (context, form) => {
    const { addWishlist: list } = await context
      .get(backendContext)
      .mutate(CreateWishlistDocument, { name: formText(form, 'name'), share: shareIn(form) });
    return { kind: 'created', listId: list.id ?? '' };
  },
  rename: async (context, form) => {
    const id = formText(form, 'list');
    await context.get(backendContext).mutate(RenameWishlistDocument, { id, name: formText(form, 'name') });
    return { kind: 'renamed', listId: id };
  },
  share: async (context, form) => {
    const id = formText(form, 'list');
    await context.get(backendContext).mutate(ShareWishlistDocument, { id, share: shareIn(form) });
    return { kind: 'shared', listId: id };
  },
  'take-over': async (context, form) => {
    const { takeOverWishlist: list } = await context
      .get(backendContext)
      .mutate(TakeOverWishlistDocument, { id: formText(form, 'list') });
    return { kind: 'taken-over', listId: list.id ?? '' };
  },
  delete: async (context, form) => {
    await context.get(backendContext).mutate(DeleteWishlistDocument, { id: formText(form, 'list') });
    return { kind: 'deleted' };
  },
  remove: async (context, form) => {
    const id = formText(form, 'list');
    await context.get(backendContext).mutate(RemoveWishesDocument, { id, items: [formText(form, 'item')] });
    return { kind: 'removed', listId: id };
  },
  update: async (context, form) => {
    const id = formText(form, 'list');
    const { changed } = asTyped(typedAnew(form), await itemsOfList(context, id));
    const items = changed.map(({ key, quantity }) => ({ wishlist_item_id: key, quantity }));
    if (items.length === 0) return { kind: 'changed', listId: id };
    const { updateProductsInWishlist: updated } = await context
      .get(backendContext)
      .mutate(UpdateWishDocument, { id, items });
    refuseFirst(updated?.user_errors);
    return { kind: 'changed', listId: id };
  },
  move: async (context, form) => {
    const [from, to] = [formText(form, 'list'), formText(form, 'to')];
    const items = [{ wishlist_item_id: formText(form, 'item') }];
    const { moveProductsBetweenWishlists: moved } = await context
      .get(backendContext)
      .mutate(MoveWishDocument, { from, to, items });
    refuseFirst(moved?.user_errors);
    return { kind: 'moved', listId: from };
  },
  cart: async (context, form) => {
    const listId = formText(form, 'list');
    const { items } = asTyped(typedQuantities(form), await itemsOfList(context, listId));
    const { answer, cookies } = await listIntoCart(context, items);
    return { answer: { kind: 'in-cart', listId, ...answer }, cookies };
  },
  buy: async (context, form) => {
    const listId = formText(form, 'list');
    const bought = boughtItem(formText(form, 'intent'));
    const item = (await itemsOfList(context, listId)).find(({ id }) => id === bought);
    if (item === undefined) throw refusal(wishlistAnswerCopy.unknownChange);
    const [wanted = item] = asTyped(typedQuantities(form), [item]).items;
    return { answer: { kind: 'bought', listId }, cookies: await itemIntoCart(context, wanted) };
  },
};

export async function changeWishlists(context: Context, form: FormData): Promise<Written<WishlistAnswer>> {
  const asked = formText(form, 'intent');
  const intent = boughtItem(asked) !== null ? 'buy' : isIntent(asked) ? asked : null;
  try {
    if (intent === null) throw refusal(wishlistAnswerCopy.unknownChange);
    const done = await changes[intent](context, form);
    return 'answer' in done ? done : { answer: done, cookies: [] };
  } catch (error) {
    const message = refusedWith(context, intent, error);
    const wishes = wishesOf(form);
    // What was to be added is not lost: the form comes back with it.
    const choice = intent === 'add' && wishes.length > 0 ? await choiceOf(context, wishes) : null;
    const quantities = Object.fromEntries(typedQuantities(form));
    const itemId = error instanceof BadNumber ? error.itemId : null;
    const [typed, listId, share] = [formText(form, 'name'), formText(form, 'list'), formText(form, 'share')];
    return {
      answer: { kind: 'refused', intent, message, typed, share, quantities, itemId, listId, choice },
      cookies: [],
    };
  }
}

/** Favourites are minor: a fault is logged and shown in place, without the error page. */
function refusedWith(context: Context, intent: WishlistIntent | null, error: unknown): string {
  if (error instanceof BackendRefusal) return error.message;
  if (intent !== 'add' || !(error instanceof BackendFault)) throw error;
  context.get(pageContext).reportFault(error);
  return wishlistAnswerCopy.addError;
}

function isIntent(text: string): text is WishlistIntent {
  return Object.hasOwn(changes, text);
}

function choiceOf(context: Context, wishes: readonly Wish[]) {
  return loadChoice(context, wishes, { product: null, best: null });
}

function shareIn(form: FormData) {
  const share = readShare(formText(form, 'share'));
  if (share === null) throw refusal(wishlistAnswerCopy.unknownChange);
  return share;
}

function wishesIn(form: FormData): Wish[] {
  const wishes = wishesOf(form);
  if (wishes.length === 0) throw refusal(wishlistAnswerCopy.nothingToAdd);
  return wishes;
}

function wishesOf(form: FormData): Wish[] {
  return form
    .getAll('article')
    .map((text) => (typeof text === 'string' ? readWish(text) : null))
    .filter((wish) => wish !== null);
}

/** Items with the quantities typed; items of other pages with the list's own. */
function asTyped(
  typed: ReadonlyMap<string, string>,
  items: readonly ListItem[],
): { items: ListItem[]; changed: SheetLine[] } {
  const { changed, bad } = changedQuantities(typed, items.map(sheetLine));
  const [first] = bad;
  if (first) throw new BadNumber(first.key);
  const wanted = new Map(changed.map(({ key, quantity }) => [key, quantity]));
  return {
    items: items.map((item) => ({ ...item, quantity: wanted.get(item.id) ?? item.quantity })),
    changed,
  };
}

class BadNumber extends BackendRefusal {
  readonly itemId: string;
  constructor(itemId: string) {
    super([{ message: wishlistAnswerCopy.badQuantity }]);
    this.itemId = itemId;
  }
}

function refuseFirst(errors: readonly { message: string }[] | undefined): void {
  const [first] = errors ?? [];
  if (first) throw refusal(first.message);
}

function refusal(message: string): BackendRefusal {
  return new BackendRefusal([{ message }]);
}
