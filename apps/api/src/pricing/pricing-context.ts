import type { Means } from '../request/asking.ts';
import type { StaffAsking } from '../request/staff-asking.ts';
import type { SiteContext } from '../site/site-context.ts';

export type PricingContext = SiteContext;

/** Of the shop's own people. */
export type PricingDeskContext = StaffAsking & Means;

/** What of it a change of campaigns needs. */
export type CampaignContext = Pick<
  PricingDeskContext,
  'db' | 'now' | 'staff' | 'staffId' | 'viewer' | 'clientAddress' | 'requestId' | 'idempotencyKey'
>;
