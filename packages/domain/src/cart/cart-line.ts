// A line of a cart, and what makes two wishes the same line.

/** The most packs on one line, and the most lines in one cart. */
export const MOST_PACKS = 99_999;
export const MOST_LINES = 500;

/** A tint made to order. */
export type LineTint = {
  hex: string;
  tintClass: string;
  /** what the customer calls it */
  label: string | null;
  /** in the colour charts; none for a free tint */
  code: string | null;
  name: string | null;
};

/** What a quotation offered for a line. */
export type QuotedPrice = {
  lineId: number;
  quotation: string;
  /** packs it was made for */
  quantity: number;
  /** one pack before tax, its tint included */
  unitHt: number;
  /** the tint's part of it; null without a tint, or where the store does not tell it */
  tintHt: number | null;
  /** still waits to be accepted */
  isOpen: boolean;
  /** the last French day it holds */
  validUntil: string;
};

export type Wish = {
  articleSku: string;
  pricingUnit: string;
  /** packs */
  quantity: number;
  tint: LineTint | null;
  /** at the price of a quotation */
  quoted?: QuotedPrice | null;
};

/** What the shop can do for an article. */
export type ArticleOffer = {
  /** priced, and not out of range */
  isSold: boolean;
  pricingUnit: string;
  /** packs available; null without a limit */
  most: number | null;
};

export type LineRefusal = 'PRODUCT_NOT_FOUND' | 'NOT_SALABLE' | 'INSUFFICIENT_STOCK';

export function sameLine(one: Wish, other: Wish): boolean {
  return (
    one.articleSku === other.articleSku &&
    one.pricingUnit === other.pricingUnit &&
    one.tint?.hex === other.tint?.hex &&
    (one.tint?.code ?? null) === (other.tint?.code ?? null) &&
    (one.tint?.label ?? null) === (other.tint?.label ?? null) &&
    (one.quoted?.lineId ?? null) === (other.quoted?.lineId ?? null)
  );
}

/** A whole number above any stock: refused as INSUFFICIENT_STOCK, not as malformed. */
export function isTooMany(quantity: number): boolean {
  return Number.isInteger(quantity) && quantity > MOST_PACKS;
}

export function isPackCount(quantity: number): boolean {
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= MOST_PACKS;
}

/** Tints of one article share its stock and its price breaks. */
export function packsOf(lines: readonly Wish[], articleSku: string): number {
  return lines.filter((line) => line.articleSku === articleSku).reduce((sum, line) => sum + line.quantity, 0);
}

/** Why so many packs of an article are not available. */
export function lineRefusal(offer: ArticleOffer | undefined, packs: number): LineRefusal | null {
  if (offer === undefined) return 'PRODUCT_NOT_FOUND';
  if (!offer.isSold) return 'NOT_SALABLE';
  return offer.most !== null && packs > offer.most ? 'INSUFFICIENT_STOCK' : null;
}
