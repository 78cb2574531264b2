// Which of all the prices an article has is the one this customer pays.
import { lessPercent, listPrice, lower } from './list-price.ts';
import type { ListTerms, PackPrice } from './list-price.ts';

export type PriceType = 'SPECIAL' | 'PROMOTION' | 'DESTOCK';

/** A public reduction that runs today. */
export type RunningReduction = {
  kind: 'PROMOTION' | 'DESTOCK';
  price: PackPrice;
  /** The lowest price of the thirty days before it began; none when the article had no price then. */
  reference: PackPrice | null;
};

/** What the customer's company has negotiated on top of its list, from a quantity on. */
export type SpecialTerms = { fromQuantity: number; terms: ListTerms };

export type PriceOffer = {
  publicPrice: PackPrice;
  reduction: RunningReduction | null;
  /** none for visitors and for customers without a list */
  list: ListTerms | null;
  specials: readonly SpecialTerms[];
  quantity: number;
};

export type ChosenPrice = { final: PackPrice; regular: PackPrice; type: PriceType | null };

/** The lowest wins; of equal ones the plainest: list price, then contract, then reduction. */
export function choosePrice(offer: PriceOffer): ChosenPrice {
  const list = listPrice(offer.publicPrice, offer.list);
  const special = lowestSpecial(list, offer);
  const chosen: ChosenPrice =
    special.packHt < list.packHt
      ? { final: special, regular: list, type: 'SPECIAL' }
      : { final: list, regular: list, type: null };
  const { reduction } = offer;
  if (reduction === null || reduction.price.packHt >= chosen.final.packHt) return chosen;
  return {
    final: reduction.price,
    regular: struckPrice(reduction, list, offer.list),
    type: reduction.kind,
  };
}

function lowestSpecial(list: PackPrice, { specials, quantity }: PriceOffer): PackPrice {
  return specials
    .filter(({ fromQuantity }) => quantity >= fromQuantity)
    .map(({ terms }) => (terms.kind === 'price' ? terms.price : lessPercent(list, terms.basisPoints)))
    .reduce(lower, list);
}

/**
 * Article L112-1-1 of the Code de la consommation: a reduction is announced against the lowest price of the thirty days
 * before it. Nothing is struck when there was no price then, or none higher.
 */
function struckPrice(
  { price, reference }: RunningReduction,
  list: PackPrice,
  terms: ListTerms | null,
): PackPrice {
  if (reference === null) return price;
  const before = lower(list, listPrice(reference, terms));
  return before.packHt > price.packHt ? before : price;
}
