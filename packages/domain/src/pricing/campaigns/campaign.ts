// A campaign: one reduction for many articles, between two French days (YYYY-MM-DD, both included).
import { accept, refuse } from '../../refusal.ts';
import type { Verdict } from '../../refusal.ts';
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

export type CampaignFault =
  | 'CAMPAIGN_NAME'
  | 'CAMPAIGN_DAYS'
  | 'CAMPAIGN_ENDS_FIRST'
  | 'CAMPAIGN_PERCENT'
  | 'CAMPAIGN_PRICE'
  | 'CAMPAIGN_NO_RULE'
  | 'CAMPAIGN_TOO_LONG_RULE';

const LONGEST_NAME = 80;
const MOST_REFERENCES = 2_000;
const MOST_CHOSEN = 200;
const MOST_PERCENT = 9_000;
const LARGEST_PRICE = 100_000_000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What of a draft cannot be kept. That its days are gone by is judged when it is scheduled. */
export function judgeCampaign(terms: CampaignTerms): Verdict<CampaignTerms, CampaignFault> {
  const { from, to, value, rule } = terms;
  const name = terms.name.trim();
  if (name === '' || name.length > LONGEST_NAME) return refuse('CAMPAIGN_NAME');
  if (!isDay(from) || !isDay(to)) return refuse('CAMPAIGN_DAYS');
  if (to < from) return refuse('CAMPAIGN_ENDS_FIRST');
  if (value.kind === 'percent' && !isWhole(value.basisPoints, MOST_PERCENT))
    return refuse('CAMPAIGN_PERCENT');
  if (value.kind === 'price' && !isWhole(value.packHt, LARGEST_PRICE)) return refuse('CAMPAIGN_PRICE');
  const chosen = rule.categories.length + rule.brands.length + rule.rangeStatuses.length;
  if (chosen + rule.references.length === 0) return refuse('CAMPAIGN_NO_RULE');
  if (chosen > MOST_CHOSEN || rule.references.length > MOST_REFERENCES)
    return refuse('CAMPAIGN_TOO_LONG_RULE');
  return accept({ ...terms, name });
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

function isDay(text: string): boolean {
  const at = DAY.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

function isWhole(value: number, most: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= most;
}
