import type { CatalogueContext } from '../catalogue/catalogue-context.ts';

export type PricingContext = CatalogueContext;
