import type { Catalogue } from '../catalogue/catalogue.ts';
import type { CatalogueContext } from '../catalogue/catalogue-context.ts';
import type { Means } from '../request/asking.ts';
import type { StaffAsking } from '../request/staff-asking.ts';

export type CartContext = CatalogueContext;

/** Of the shop's own people. */
export type CartDeskContext = StaffAsking &
  Means & {
    /** the catalogue as it is searched now */
    index: () => Promise<{ catalogue: Catalogue }>;
  };
