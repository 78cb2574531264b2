import type { ReductionKind } from '../taxed-price.ts';
import { RANGE_STATUSES } from './campaign.ts';
import type { CampaignTerms } from './campaign.ts';

/** A campaign as a form gives it: hundredths of a percent, or cents before tax. */
export type GivenCampaign = {
  name: string;
  kind: ReductionKind;
  from: string;
  to: string;
  percent?: number | null | undefined;
  price_ht_cents?: number | null | undefined;
  categories: readonly number[];
  brands: readonly string[];
  range_statuses: readonly string[];
  references: readonly string[];
};

export function campaignTerms(given: GivenCampaign): CampaignTerms {
  const { name, kind, from, to, percent, price_ht_cents: packHt } = given;
  return {
    name,
    kind,
    from,
    to,
    // Neither or both: no value, which the rule refuses.
    value:
      percent == null && packHt != null
        ? { kind: 'price', packHt }
        : { kind: 'percent', basisPoints: packHt == null ? (percent ?? 0) : 0 },
    rule: {
      categories: [...new Set(given.categories)],
      brands: [...new Set(given.brands)],
      rangeStatuses: RANGE_STATUSES.filter((status) => given.range_statuses.includes(status)),
      references: [...new Set(given.references.map((one) => one.trim()).filter((one) => one !== ''))],
    },
  };
}
