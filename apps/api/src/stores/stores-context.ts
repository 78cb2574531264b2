import type { SiteContext } from '../site/site-context.ts';
import type { Places } from './places/places.ts';

export type StoresMeans = {
  /** where one may look for a store from */
  places: Places;
  /** of each reference, the articles it stands for; handed in: the catalogue knows the stores, not the other way round */
  articleSkus: (skus: readonly string[]) => Promise<string[][]>;
};

export type StoresContext = SiteContext & StoresMeans;
