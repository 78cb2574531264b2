import type {
  Campaign,
  CampaignArticle,
  CampaignArticleFault,
  CampaignRow,
} from '@nuancier/contract/gestion-types.ts';
import { cents, percentOff } from '@nuancier/domain/money.ts';
import { announcedPercent } from '@nuancier/domain/pricing/campaigns/announced-percent.ts';
import { campaignPhase } from '@nuancier/domain/pricing/campaigns/campaign.ts';
import type { CampaignPhase, CampaignValue } from '@nuancier/domain/pricing/campaigns/campaign.ts';
import type { ReductionFault } from '@nuancier/domain/pricing/campaigns/judge-reduction.ts';
import { scopeOf } from '@nuancier/domain/staff/rights.ts';
import type { StaffOperation } from '@nuancier/domain/staff/rights.ts';
import type { StaffRole } from '@nuancier/domain/staff/roles.ts';
import type { AnnouncedArticle, RuleCategory } from './campaign-articles-store.ts';
import type { CampaignRecord } from './campaign-store.ts';
import type { Judged } from './judged-articles.ts';

export function campaignRow(record: CampaignRecord, today: string): CampaignRow {
  const { id, name, kind, from, to, percent } = record;
  return {
    id,
    name,
    kind,
    phase: campaignPhase(record, today),
    from,
    to,
    percent: percent === null ? null : percent / 100,
    price_ht_cents: record.priceHt,
    articles: record.announced,
    changed_by: record.changedBy,
    changed_at: record.changedAt.toISOString(),
    is_stopped: record.state === 'stopped',
  };
}

const FAULTS = {
  'no-price': 'no_price',
  'not-lower': 'not_lower',
  'reduced-already': 'reduced_already',
  'no-price-before': 'no_price_before',
  'not-below-lowest': 'not_below_lowest',
} as const satisfies Record<ReductionFault, CampaignArticleFault>;

export function judgedView(
  { article, price, reduced, referenceHt, fault }: Judged,
  value: CampaignValue,
): CampaignArticle {
  const struck = price && referenceHt !== null ? Math.min(price.packHt, referenceHt) : null;
  return {
    sku: article.sku,
    name: article.name,
    conditioning: article.conditioning,
    price_ht_cents: price?.packHt ?? null,
    reduced_ht_cents: reduced?.packHt ?? null,
    percent: announcedPercent({ struck, reduced: reduced?.packHt ?? null }, value),
    reference_ht_cents: referenceHt,
    margin: null,
    fault: fault && FAULTS[fault],
    is_held: false,
  };
}

export function announcedView(article: AnnouncedArticle, value: CampaignValue): CampaignArticle {
  const struck = Math.min(article.listHt, article.referenceHt);
  return {
    sku: article.sku,
    name: article.name,
    conditioning: article.conditioning,
    price_ht_cents: article.listHt,
    reduced_ht_cents: article.packHt,
    percent: announcedPercent({ struck, reduced: article.packHt }, value),
    reference_ht_cents: article.referenceHt,
    margin: null,
    fault: null,
    is_held: article.isHeld,
  };
}

/** Below zero where it is sold for less than it costs. */
export function withMargin(article: CampaignArticle, costs: ReadonlyMap<string, number>): CampaignArticle {
  const { reduced_ht_cents: reduced } = article;
  const cost = costs.get(article.sku);
  if (cost === undefined || reduced == null || reduced === 0) return article;
  return { ...article, margin: percentOff(cents(reduced), cents(cost)) };
}

export function faultCounts(judged: readonly Judged[]): Campaign['faults'] {
  const faults = judged.flatMap(({ fault }) => (fault === null ? [] : [FAULTS[fault]]));
  return [...Map.groupBy(faults, (fault) => fault)].map(([fault, all]) => ({ fault, count: all.length }));
}

export function ruleView({ rule }: CampaignRecord, categories: readonly RuleCategory[]): Campaign['rule'] {
  return {
    categories: [...categories],
    brands: [...rule.brands],
    range_statuses: [...rule.rangeStatuses],
    references: [...rule.references],
  };
}

const ACTS = {
  brouillon: ['saveCampaign', 'scheduleCampaign', 'discardCampaign'],
  a_venir: ['stopCampaign'],
  en_cours: ['stopCampaign'],
  terminee: [],
} as const satisfies Record<CampaignPhase, readonly StaffOperation[]>;

export function campaignActs(phase: CampaignPhase, role: StaffRole): StaffOperation[] {
  return ACTS[phase].filter((operation) => scopeOf(operation, role) !== null);
}
