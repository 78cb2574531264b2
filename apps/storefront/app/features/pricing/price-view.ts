export type TaxLabel = 'TTC' | 'HT';

/** How a viewer sees amounts: whether at all, and with or without tax. HT is for whoever has signed in. */
export type PriceView = { canViewPrice: boolean; taxLabel: TaxLabel };

/** Visitors who are not signed in see every price, tax included. */
export const publicPriceView: PriceView = { canViewPrice: true, taxLabel: 'TTC' };
