import type {
  Campaign,
  CampaignChoices,
  CampaignPage,
  QueryCampaignArgs,
  QueryCampaignsArgs,
} from '@nuancier/contract/gestion-types.ts';
import { campaignPhase } from '@nuancier/domain/pricing/campaigns/campaign.ts';
import type { CampaignPhase } from '@nuancier/domain/pricing/campaigns/campaign.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import type { Staff } from '@nuancier/domain/staff/roles.ts';
import type { Database } from '../../database/tables.ts';
import { entitled } from '../../refusals/entitled.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { plainWords } from '../../text/plain-words.ts';
import { selectAnnounced, selectBrands, selectRuleCategories } from '../campaigns/campaign-articles-store.ts';
import {
  countCampaigns,
  MOST_COUNTED,
  selectCampaign,
  selectCampaigns,
} from '../campaigns/campaign-store.ts';
import type { CampaignRecord } from '../campaigns/campaign-store.ts';
import { valueOf } from '../campaigns/campaign-value.ts';
import {
  announcedView,
  campaignActs,
  campaignRow,
  faultCounts,
  judgedView,
  ruleView,
  withMargin,
} from '../campaigns/campaign-view.ts';
import { countReducedByFile } from '../campaigns/live-reductions-store.ts';
import { judgedArticles } from '../campaigns/judged-articles.ts';
import { selectCostsOn } from '../imports/costs-import-store.ts';
import type { PricingDeskContext } from '../pricing-context.ts';

export const PHASES = [
  'brouillon',
  'a_venir',
  'en_cours',
  'terminee',
] as const satisfies readonly CampaignPhase[];
const USUAL = 50;
const MOST = 100;
const LONGEST_SEARCH = 100;
const NUMBER = /^\d{1,9}$/;

export async function campaigns(
  { db, staff, now }: PricingDeskContext,
  { phase, query, first, after }: QueryCampaignsArgs,
): Promise<CampaignPage> {
  entitled(staff, 'campaigns');
  const size = first ?? USUAL;
  if (size < 1 || size > MOST) throw new Refusal('PAGE_SIZE');
  if (after && !NUMBER.test(after)) throw new Refusal('CAMPAIGN_PLACE');
  const today = localMoment(now()).date;
  const words = plainWords((query ?? '').slice(0, LONGEST_SEARCH));
  const place = { after: after ? Number(after) : null, limit: size + 1 };
  const found = await selectCampaigns(db, { phase: phase ?? null, words, today }, place);
  const rows = found.slice(0, size);
  const counts = await Promise.all(
    PHASES.map(async (one) => ({
      phase: one,
      count: await countCampaigns(db, { phase: one, words: [], today }),
    })),
  );
  const byFile = await countReducedByFile(db, today, MOST_COUNTED);
  return {
    rows: rows.map((row) => campaignRow(row, today)),
    by_file: { count: Math.min(byFile, MOST_COUNTED), more: byFile > MOST_COUNTED },
    counts: counts.map(({ phase: one, count }) => ({
      phase: one,
      count: Math.min(count, MOST_COUNTED),
      more: count > MOST_COUNTED,
    })),
    next: found.length > size ? String(rows.at(-1)?.id ?? '') : null,
  };
}

export async function campaign(
  { db, staff: viewer, now }: PricingDeskContext,
  { id, faulty, after }: QueryCampaignArgs,
): Promise<Campaign | null> {
  const { staff } = entitled(viewer, 'campaign');
  const record = await selectCampaign(db, id);
  if (record === undefined) return null;
  const asked = { isFaulty: faulty ?? false, after: after || null, today: localMoment(now()).date };
  return campaignNow(db, record, staff, asked);
}

type Asked = { isFaulty: boolean; after: string | null; today: string };

export async function campaignNow(
  db: Database,
  record: CampaignRecord,
  { role }: Staff,
  asked: Asked,
): Promise<Campaign> {
  const { today } = asked;
  const phase = campaignPhase(record, today);
  const categories =
    record.rule.categories.length === 0 ? [] : await selectRuleCategories(db, record.rule.categories);
  const part =
    record.state === 'draft' ? await draftPart(db, record, asked) : await announcedPart(db, record, asked);
  const costs = await selectCostsOn(
    db,
    part.shown.map(({ sku }) => ({ article_sku: sku, since: record.from, pack_ht_cents: 0 })),
  );
  return {
    row: campaignRow(record, today),
    revision: record.revision,
    rule: ruleView(record, categories),
    ...part,
    shown: part.shown.map((article) => withMargin(article, costs)),
    may: campaignActs(phase, role),
  };
}

type Part = Pick<Campaign, 'articles' | 'fit' | 'faults' | 'shown' | 'next'>;

async function draftPart(
  db: Database,
  record: CampaignRecord,
  { isFaulty, after, today }: Asked,
): Promise<Part> {
  const value = valueOf(record);
  const judged = await judgedArticles(db, { ...record, value }, today);
  const fit = judged.filter(({ fault }) => fault === null).length;
  const listed = judged
    .filter(({ fault }) => !isFaulty || fault !== null)
    .filter(({ article }) => after === null || article.sku > after);
  const shown = listed.slice(0, USUAL).map((article) => judgedView(article, value));
  return {
    articles: judged.length,
    fit,
    faults: faultCounts(judged),
    shown,
    next: listed.length > USUAL ? (shown.at(-1)?.sku ?? null) : null,
  };
}

async function announcedPart(db: Database, record: CampaignRecord, { after }: Asked): Promise<Part> {
  const found = await selectAnnounced(db, record.id, { after, limit: USUAL + 1 });
  const shown = found.slice(0, USUAL).map((article) => announcedView(article, valueOf(record)));
  const articles = record.announced ?? 0;
  const next = found.length > USUAL ? (shown.at(-1)?.sku ?? null) : null;
  return { articles, fit: articles, faults: [], shown, next };
}

export async function campaignChoices({ db, staff }: PricingDeskContext): Promise<CampaignChoices> {
  entitled(staff, 'campaignChoices');
  return { categories: await selectRuleCategories(db), brands: await selectBrands(db) };
}
