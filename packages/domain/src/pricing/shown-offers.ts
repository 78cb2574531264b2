// A product has many articles and shows one price or a range: the articles it is taken from.

export type ShownOffer = { onSale: boolean; packPrice: number | null };

/** Those on sale that have a price; of a product that is no longer sold, whatever had one. */
export function shownOffers<Offer extends ShownOffer>(offers: readonly Offer[]): readonly Offer[] {
  const priced = offers.filter((offer) => offer.packPrice !== null);
  const sold = priced.filter((offer) => offer.onSale);
  return sold.length > 0 ? sold : priced;
}
