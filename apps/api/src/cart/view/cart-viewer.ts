import type { Viewer } from '@nuancier/domain/customers/rights/permissions.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';

export type CartViewer = {
  viewer: Viewer;
  shopToken: string | undefined;
  /** as the viewer may see it */
  catalogue: Catalogue;
};
