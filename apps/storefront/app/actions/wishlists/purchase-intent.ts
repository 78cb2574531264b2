// One item of a list into the cart: the button's intent names it.

const BUYING = 'buy:';

/** The button that puts one item into the cart. */
export function purchaseOf(itemId: string): string {
  return BUYING + itemId;
}

export function boughtItem(intent: string): string | null {
  return intent.startsWith(BUYING) ? intent.slice(BUYING.length) : null;
}
