import type { SiteContext } from '../site/site-context.ts';
import type { Catalogue } from './catalogue.ts';

export type CatalogueMeans = {
  /** the public catalogue kept in memory, without prices for viewers who may not see them */
  catalogue: () => Promise<Catalogue>;
};

export type CatalogueContext = SiteContext & CatalogueMeans;
