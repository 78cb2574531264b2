import type { SiteContext } from '../site/site-context.ts';
import type { Places } from './places/places.ts';

export type StoresMeans = {
  /** where one may look for a store from */
  places: Places;
  /** the articles of each reference; passed in, because the catalogue depends on the stores and not the reverse */
  articleSkus: (skus: readonly string[]) => Promise<string[][]>;
};

export type StoresContext = SiteContext & StoresMeans;
