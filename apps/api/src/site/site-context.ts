import type { EnvironmentFact } from '../configuration/environment-facts.ts';
import type { Asking, Means } from '../request/asking.ts';
import type { StaffAsking } from '../request/staff-asking.ts';
import type { SiteTelling } from './operations/tell-iban-changes.ts';
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
    /** refuses who does not know the password of the account that asks */
    proveAgain: (context: StaffAsking & Means, password: string) => Promise<void>;
  } & Pick<SiteTelling, 'ownersToTell'>;
