import type { Asking, Means } from '../request/asking.ts';
import type { Site } from './site.ts';

/** Which site the request is for, of all there are. */
export type SiteAsked = { site: Site; sites: readonly Site[] };

export type SiteContext = Asking & Means & SiteAsked;
