import type { StaffAsking } from '../request/staff-asking.ts';
import type { Means } from '../request/asking.ts';
import type { SiteAsked } from '../site/site-context.ts';
import type { StaffDirectory } from './directory/open-directory.ts';

/** What the door has to tell the browser when the answer leaves. `away`: it comes back, and must be known then. */
export type SessionChange =
  { kind: 'kept' } | { kind: 'opened'; token: string } | { kind: 'ended' } | { kind: 'away' };

export type StaffMeans = {
  production: boolean;
  /** enciphers what second factors are judged by */
  shopSecret: string;
  /** the merchant's, where there is one */
  directory: StaffDirectory | null;
  /** written by the operations that open and end sessions: the token stands in no answer */
  session: { change: SessionChange };
};

export type StaffContext = StaffAsking & Means & SiteAsked & StaffMeans;
