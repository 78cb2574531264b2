import type { EnvironmentFact } from '../configuration/environment-facts.ts';
import type { Database } from '../database/tables.ts';
import type { Asking, Means } from '../request/asking.ts';
import type { StaffAsking } from '../request/staff-asking.ts';
import type { Site } from './site.ts';

/** Which site the request is for, of all there are. */
export type SiteAsked = { site: Site; sites: readonly Site[] };

export type SiteContext = Asking & Means & SiteAsked;

export type SiteDeskMeans = {
  /** what no screen sets, as it may be told */
  environment: readonly EnvironmentFact[];
};

/** Of the shop's own people. */
export type SiteDeskContext = StaffAsking &
  Means &
  SiteDeskMeans & {
    /** in this process at once: whoever has written sees it on the next page */
    renewSites: () => void;
    /** who answers for the shop */
    ownersToTell: (db: Database) => Promise<{ email: string; firstname: string; lastname: string }[]>;
  };
