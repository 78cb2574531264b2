import type { SiteContext } from '../site/site-context.ts';

export type PricingContext = SiteContext;
