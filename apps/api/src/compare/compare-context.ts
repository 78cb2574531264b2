import type { CatalogueContext } from '../catalogue/catalogue-context.ts';

export type CompareContext = CatalogueContext;
