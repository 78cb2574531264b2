// What was just done, in the address of the page that follows: only words of our own, never the address's.
import { paths } from '../../../addresses/paths.ts';
import { wishlistCopy } from '../copy.ts';
import type { WishlistAnswer } from '../../../actions/wishlists/wishlist-answer.ts';

type Done = keyof typeof wishlistCopy.done;

export function noticePath(answer: WishlistAnswer): string {
  if (!isDone(answer.kind)) return paths['customer-my-wishlist']();
  const told = new URLSearchParams({ fait: answer.kind });
  if ('listId' in answer) told.set('liste', answer.listId);
  return `${paths['customer-my-wishlist']()}?${told.toString()}`;
}

export function readNotice(params: URLSearchParams): string | null {
  const done = params.get('fait') ?? '';
  return isDone(done) ? wishlistCopy.done[done] : null;
}

function isDone(text: string): text is Done {
  return Object.hasOwn(wishlistCopy.done, text);
}
