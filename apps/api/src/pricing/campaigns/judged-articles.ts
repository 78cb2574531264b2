// A draft against the prices as they stand: what it would announce of each article, and what stands in its way.
import { cents } from '@nuancier/domain/money.ts';
import type { Cents } from '@nuancier/domain/money.ts';
import { campaignPrice } from '@nuancier/domain/pricing/campaigns/campaign.ts';
import type { CampaignRule, CampaignValue } from '@nuancier/domain/pricing/campaigns/campaign.ts';
import { reductionFault } from '@nuancier/domain/pricing/campaigns/judge-reduction.ts';
import type { ReductionFault } from '@nuancier/domain/pricing/campaigns/judge-reduction.ts';
import { reductionSince } from '@nuancier/domain/pricing/imports/price-change.ts';
import type { DatedReduction } from '@nuancier/domain/pricing/imports/price-change.ts';
import type { PackPrice } from '@nuancier/domain/pricing/list-price.ts';
import type { Database } from '../../database/tables.ts';
import { packPrice, tenThousandths } from '../public-prices/exact-price.ts';
import { selectReferencesSince } from '../public-prices/pricing-store.ts';
import { selectRuleArticles } from './campaign-articles-store.ts';
import type { RuleArticle } from './campaign-articles-store.ts';

/** More than a person looks through; a rule that finds more is to say more. */
export const MOST_ARTICLES = 10_000;

export type Judged = {
  article: RuleArticle;
  price: PackPrice | null;
  reduced: PackPrice | null;
  referenceHt: Cents | null;
  fault: ReductionFault | null;
};

export type JudgedDraft = { rule: CampaignRule; value: CampaignValue; from: string };

/** Up to one more than there may be. A first day that is gone by is judged as today. */
export async function judgedArticles(
  db: Database,
  { rule, value, from }: JudgedDraft,
  today: string,
): Promise<Judged[]> {
  const articles = await selectRuleArticles(db, rule, MOST_ARTICLES + 1);
  const begins = from < today ? today : from;
  const meant = articles.map((article) => {
    const price = priceOf(article);
    const reduced = price && campaignPrice(price, value);
    const standing = reductionOf(article);
    const since = reduced && reductionSince(standing, { ...reduced, from: begins }, today);
    return { article, price, reduced, standing, since };
  });
  const references = await selectReferencesSince(
    db,
    meant.flatMap(({ article: { sku }, since }) => (since === null ? [] : [{ sku, since }])),
  );
  return meant.map(({ article, price, reduced, standing }) => {
    const reference = references.get(article.sku);
    const referenceHt = reference === undefined ? null : cents(reference);
    const candidate = {
      packHt: price?.packHt ?? null,
      reducedHt: reduced?.packHt ?? null,
      referenceHt,
      standing,
    };
    return { article, price, reduced, referenceHt, fault: reductionFault(candidate, today) };
  });
}

function priceOf({ packHt, unitHt }: RuleArticle): PackPrice | null {
  return packHt === null || unitHt === null ? null : packPrice({ pack_ht_cents: packHt, unit_ht: unitHt });
}

function reductionOf(article: RuleArticle): DatedReduction | null {
  const { reducedType, reducedHt, reducedUnitHt, reducedFrom, reducedTo, reducedSince } = article;
  if (reducedType === null || reducedHt === null || reducedUnitHt === null) return null;
  if (reducedFrom === null || reducedSince === null) return null;
  return {
    kind: reducedType,
    packHt: reducedHt,
    unitHt: tenThousandths(reducedUnitHt),
    from: reducedFrom,
    to: reducedTo,
    since: reducedSince,
  };
}
