// The cart that a waiting request was answered from, for fields that other capabilities add to it.
import type { Customer } from '@nuancier/domain/customers/rights/permissions.ts';
import type { Cart } from '../../cart/cart.ts';

/** Whoever asked, and what for; known only to whoever decides, while it waits. */
export type WaitingCart = { asker: Customer; cart: Cart };

const behind = new WeakMap<object, WaitingCart>();

export function standBehind<View extends object>(view: View, waiting: WaitingCart): View {
  behind.set(view, waiting);
  return view;
}

export function waitingBehind(view: object): WaitingCart | undefined {
  return behind.get(view);
}
