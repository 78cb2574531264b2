// An article on its way into a favourites list: as a form or a link sends it, as the server reads it.

export type WishTint = { hex: string; label: string | null; code: string | null };

export type Wish = { sku: string; quantity: number; tint: WishTint | null };

/** `10100001~2`, or with a tint `10100001~2~#A0B1C2~code~label`. */
export function wishText({ sku, quantity, tint }: Wish): string {
  const parts = tint ? [tint.hex, tint.code ?? '', tint.label ?? ''] : [];
  return [sku, String(quantity), ...parts].join(SEPARATOR);
}

const SEPARATOR = '~';

/** Null for what is none; whether the shop knows the article is the API's to say. */
export function readWish(text: string): Wish | null {
  const [sku = '', quantity = '', hex = '', code = '', ...label] = text.split(SEPARATOR);
  if (sku.trim() === '' || !/^\d{1,5}$/.test(quantity) || Number(quantity) < 1) return null;
  const tint = hex === '' ? null : { hex, code: code || null, label: label.join(SEPARATOR) || null };
  return { sku: sku.trim(), quantity: Number(quantity), tint };
}
