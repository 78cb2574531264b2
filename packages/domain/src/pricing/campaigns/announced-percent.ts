import { cents, percentOff } from '../../money.ts';
import { shownPercent } from '../shown-percent.ts';
import { campaignPrice } from './campaign.ts';
import type { CampaignValue } from './campaign.ts';

/** Before tax, in cents: the price that is struck and the one it is sold at. */
type Announced = { struck: number | null; reduced: number | null };

/**
 * The share that is told of an article, as the badge of the shop tells it. Where the price is the campaign's share of
 * what is struck, rounded to the cent, it is that share.
 */
export function announcedPercent({ struck, reduced }: Announced, value: CampaignValue): number | null {
  if (struck === null || reduced === null || reduced >= struck) return null;
  const whole = { packHt: cents(struck), unitHt: 0 };
  if (value.kind === 'percent' && campaignPrice(whole, value).packHt === reduced)
    return shownPercent(value.basisPoints / 100);
  return shownPercent(percentOff(cents(struck), cents(reduced)));
}
