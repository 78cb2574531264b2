// A campaign: one reduction for many articles, between two French days (YYYY-MM-DD, both included).
import { isCalendarDay } from '../../calendar-day.ts';
import { cents } from '../../money.ts';
import { lessPercent } from '../list-price.ts';
import type { PackPrice } from '../list-price.ts';
import type { ReductionKind } from '../taxed-price.ts';

export const RANGE_STATUSES = ['P', 'S', 'V', 'U', 'O'] as const;
export type RangeStatus = (typeof RANGE_STATUSES)[number];

/** Whatever fits all that is said of category, brand and status, and whatever is named. */
export type CampaignRule = {
  categories: readonly number[];
  brands: readonly string[];
  rangeStatuses: readonly RangeStatus[];
  /** of articles or of products */
  references: readonly string[];
};

/** Hundredths of a percent off, or one price of a pack before tax, in cents. */
export type CampaignValue = { kind: 'percent'; basisPoints: number } | { kind: 'price'; packHt: number };

export type CampaignTerms = {
  name: string;
  kind: ReductionKind;
  from: string;
  to: string;
  value: CampaignValue;
  rule: CampaignRule;
};

const CAMPAIGN_FAULTS = [
  'CAMPAIGN_NAME',
  'CAMPAIGN_DAYS',
  'CAMPAIGN_ENDS_FIRST',
  'CAMPAIGN_PERCENT',
  'CAMPAIGN_PRICE',
  'CAMPAIGN_NO_RULE',
  'CAMPAIGN_TOO_LONG_RULE',
] as const;
export type CampaignFault = (typeof CAMPAIGN_FAULTS)[number];

const LONGEST_NAME = 80;
const MOST_REFERENCES = 2_000;
const MOST_CHOSEN = 200;
const MOST_PERCENT = 9_000;
const LARGEST_PRICE = 100_000_000;

export type JudgedCampaign = { ok: true; value: CampaignTerms } | { ok: false; faults: CampaignFault[] };

/** All that of a draft cannot be kept. That its days are gone by is judged when it is scheduled. */
export function judgeCampaign(terms: CampaignTerms): JudgedCampaign {
  const name = terms.name.trim();
  const { value, rule } = terms;
  const chosen = rule.categories.length + rule.brands.length + rule.rangeStatuses.length;
  const isWrong: Record<CampaignFault, boolean> = {
    CAMPAIGN_NAME: name === '' || name.length > LONGEST_NAME,
    CAMPAIGN_DAYS: !isCalendarDay(terms.from) || !isCalendarDay(terms.to),
    CAMPAIGN_ENDS_FIRST: isCalendarDay(terms.from) && isCalendarDay(terms.to) && terms.to < terms.from,
    CAMPAIGN_PERCENT: value.kind === 'percent' && !isWhole(value.basisPoints, MOST_PERCENT),
    CAMPAIGN_PRICE: value.kind === 'price' && !isWhole(value.packHt, LARGEST_PRICE),
    CAMPAIGN_NO_RULE: chosen + rule.references.length === 0,
    CAMPAIGN_TOO_LONG_RULE: chosen > MOST_CHOSEN || rule.references.length > MOST_REFERENCES,
  };
  const faults = CAMPAIGN_FAULTS.filter((fault) => isWrong[fault]);
  return faults.length > 0 ? { ok: false, faults } : { ok: true, value: { ...terms, name } };
}

/** A unit falls by the same share as its pack. */
export function campaignPrice(price: PackPrice, value: CampaignValue): PackPrice {
  if (value.kind === 'percent') return lessPercent(price, value.basisPoints);
  const packHt = cents(value.packHt);
  return { packHt, unitHt: Math.round((price.unitHt * packHt) / Math.max(price.packHt, 1)) };
}

export type CampaignPhase = 'brouillon' | 'a_venir' | 'en_cours' | 'terminee';

export type CampaignStanding = {
  state: 'draft' | 'scheduled' | 'stopped';
  from: string;
  to: string;
};

export function campaignPhase({ state, from, to }: CampaignStanding, today: string): CampaignPhase {
  if (state === 'draft') return 'brouillon';
  if (state === 'stopped' || to < today) return 'terminee';
  return from > today ? 'a_venir' : 'en_cours';
}

function isWhole(value: number, most: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= most;
}
