// What people decide of a campaign. Its prices go through the door of the price files, and nowhere else.
import type {
  Campaign,
  MutationDiscardCampaignArgs,
  MutationSaveCampaignArgs,
  MutationScheduleCampaignArgs,
  MutationStopCampaignArgs,
} from '@nuancier/contract/gestion-types.ts';
import { campaignPhase, judgeCampaign, RANGE_STATUSES } from '@nuancier/domain/pricing/campaigns/campaign.ts';
import type { CampaignTerms } from '@nuancier/domain/pricing/campaigns/campaign.ts';
import type { StaffOperation } from '@nuancier/domain/staff/rights.ts';
import type { Staff } from '@nuancier/domain/staff/roles.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { recordAudit } from '../../audit/audit.ts';
import type { AuditEvent } from '../../audit/audit.ts';
import type { DatabaseTransaction } from '../../database/tables.ts';
import { recordEvent } from '../../events/events.ts';
import { entitled } from '../../refusals/entitled.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { frenchMoment } from '../../text/french-words.ts';
import { selectUnknownReferences } from '../campaigns/campaign-articles-store.ts';
import {
  deleteDraft,
  insertCampaign,
  markScheduled,
  markStopped,
  selectCampaign,
  updateCampaign,
} from '../campaigns/campaign-store.ts';
import type { CampaignRecord } from '../campaigns/campaign-store.ts';
import type { PricingDeskContext } from '../pricing-context.ts';
import { announceCampaign, withdrawCampaign } from './campaign-prices.ts';
import { campaignNow } from './campaigns.ts';

export function saveCampaign(
  context: PricingDeskContext,
  { id, revision, input }: MutationSaveCampaignArgs,
): Promise<Campaign> {
  const { staff } = entitled(context.staff, 'saveCampaign');
  const judged = judgeCampaign(termsOf(input));
  if (!judged.ok) throw new Refusal(judged.refusal);
  const terms = judged.value;
  const changing = { by: staff.name, now: context.now() };
  return context.db.transaction().execute(async (db) => {
    await refuseUnknown(db, terms);
    if (id == null) {
      const made = await insertCampaign(db, terms, changing);
      const after = await keptCampaign(db, made);
      await tell(db, context, 'campaign-saved', { before: null, after });
      return now(db, context, staff, after);
    }
    const before = await heldCampaign(db, id, revision ?? null);
    if (before.state !== 'draft') throw new Refusal('CAMPAIGN_NOT_DRAFT');
    await updateCampaign(db, id, terms, changing);
    const after = await keptCampaign(db, id);
    await tell(db, context, 'campaign-saved', { before, after });
    return now(db, context, staff, after);
  });
}

export function scheduleCampaign(
  context: PricingDeskContext,
  { id, revision, leaveOut }: MutationScheduleCampaignArgs,
): Promise<Campaign> {
  return changed(context, { operation: 'scheduleCampaign', id, revision }, async (db, before, changing) => {
    if (before.state !== 'draft') throw new Refusal('CAMPAIGN_NOT_DRAFT');
    const today = localMoment(changing.now).date;
    if (before.from < today) throw new Refusal('CAMPAIGN_BEGINS_PAST');
    await markScheduled(db, id, changing);
    const articles = await announceCampaign(db, before, { leaveOut, now: changing.now });
    await tellSystems(db, 'campaign.scheduled', before, articles, changing.now);
    return 'campaign-scheduled';
  });
}

export function stopCampaign(
  context: PricingDeskContext,
  { id, revision }: MutationStopCampaignArgs,
): Promise<Campaign> {
  return changed(context, { operation: 'stopCampaign', id, revision }, async (db, before, changing) => {
    const phase = campaignPhase(before, localMoment(changing.now).date);
    if (phase !== 'a_venir' && phase !== 'en_cours') throw new Refusal('CAMPAIGN_NOT_LIVE');
    // First: a price without a reduction keeps that of a campaign that is live.
    await markStopped(db, id, changing);
    const articles = await withdrawCampaign(db, before, changing.now);
    await tellSystems(db, 'campaign.stopped', before, articles, changing.now);
    return 'campaign-stopped';
  });
}

export function discardCampaign(
  context: PricingDeskContext,
  { id, revision }: MutationDiscardCampaignArgs,
): Promise<boolean> {
  entitled(context.staff, 'discardCampaign');
  return context.db.transaction().execute(async (db) => {
    const before = await heldCampaign(db, id, revision);
    if (before.state !== 'draft') throw new Refusal('CAMPAIGN_NOT_DRAFT');
    await deleteDraft(db, id);
    await tell(db, context, 'campaign-discarded', { before, after: null });
    return true;
  });
}

type Changing = { by: string; now: Date };
type Act = (db: DatabaseTransaction, before: CampaignRecord, changing: Changing) => Promise<AuditEvent>;

function changed(
  context: PricingDeskContext,
  { operation, id, revision }: { operation: StaffOperation; id: number; revision: number },
  act: Act,
): Promise<Campaign> {
  const { staff } = entitled(context.staff, operation);
  return context.db.transaction().execute(async (db) => {
    const before = await heldCampaign(db, id, revision);
    const event = await act(db, before, { by: staff.name, now: context.now() });
    const after = await keptCampaign(db, id);
    await tell(db, context, event, { before, after });
    return now(db, context, staff, after);
  });
}

async function heldCampaign(
  db: DatabaseTransaction,
  id: number,
  revision: number | null,
): Promise<CampaignRecord> {
  const record = await selectCampaign(db, id, { isHeld: true });
  if (record === undefined) throw new Refusal('UNKNOWN_CAMPAIGN');
  if (record.revision === revision) return record;
  const { changedBy, changedAt } = record;
  throw new Refusal(
    'CAMPAIGN_CHANGED',
    undefined,
    `${changedBy} a changé cette campagne le ${frenchMoment(changedAt.toISOString())}. Rien n’a été enregistré\u00A0: relisez-la, puis recommencez.`,
  );
}

async function keptCampaign(db: DatabaseTransaction, id: number): Promise<CampaignRecord> {
  const record = await selectCampaign(db, id);
  if (record === undefined) throw new Refusal('UNKNOWN_CAMPAIGN');
  return record;
}

function now(
  db: DatabaseTransaction,
  context: PricingDeskContext,
  staff: Staff,
  record: CampaignRecord,
): Promise<Campaign> {
  const today = localMoment(context.now()).date;
  return campaignNow(db, record, staff, { isFaulty: false, after: null, today });
}

async function refuseUnknown(db: DatabaseTransaction, { rule }: CampaignTerms): Promise<void> {
  const unknown = await selectUnknownReferences(db, rule.references);
  if (unknown.length === 0) return;
  const words = `Ces références sont inconnues\u00A0: ${unknown.join(', ')}. Corrigez-les ou retirez-les.`;
  throw new Refusal('CAMPAIGN_REFERENCES', undefined, words);
}

function termsOf(input: MutationSaveCampaignArgs['input']): CampaignTerms {
  const { name, kind, from, to, percent, price_ht_cents: packHt } = input;
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
      categories: [...new Set(input.categories)],
      brands: [...new Set(input.brands)],
      rangeStatuses: RANGE_STATUSES.filter((status) => input.range_statuses.includes(status)),
      references: [...new Set(input.references.map((one) => one.trim()).filter((one) => one !== ''))],
    },
  };
}

async function tell(
  db: DatabaseTransaction,
  context: PricingDeskContext,
  event: AuditEvent,
  { before, after }: { before: CampaignRecord | null; after: CampaignRecord | null },
): Promise<void> {
  const id = after?.id ?? before?.id ?? null;
  await recordAudit(db, context, {
    event,
    details: { campaign: id, before: before && toldOf(before), after: after && toldOf(after) },
  });
}

function toldOf(record: CampaignRecord) {
  const { name, kind, state, from, to, percent, priceHt, rule, announced } = record;
  return { name, kind, state, from, to, percent, price_ht_cents: priceHt, ...rule, articles: announced };
}

async function tellSystems(
  db: DatabaseTransaction,
  type: 'campaign.scheduled' | 'campaign.stopped',
  { id, name, kind, from, to }: CampaignRecord,
  articles: number,
  at: Date,
): Promise<void> {
  await recordEvent(db, { type, of: id, data: { campaign_id: id, name, kind, from, to, articles } }, at);
}
