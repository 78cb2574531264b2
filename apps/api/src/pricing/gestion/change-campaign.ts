// What people decide of a campaign. Its prices go through the door of the price files, and nowhere else.
import type {
  Campaign,
  MutationDiscardCampaignArgs,
  MutationScheduleCampaignArgs,
  MutationStopCampaignArgs,
} from '@nuancier/contract/gestion-types.ts';
import { campaignPhase } from '@nuancier/domain/pricing/campaigns/campaign.ts';
import type { StaffOperation } from '@nuancier/domain/staff/rights.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import type { ChangeEvent } from '../../audit/change-events.ts';
import type { DatabaseTransaction } from '../../database/tables.ts';
import { recordEvent } from '../../events/events.ts';
import { entitled } from '../../refusals/entitled.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { deleteDraft, markScheduled, markStopped } from '../campaigns/campaign-store.ts';
import type { CampaignRecord, Changing } from '../campaigns/campaign-store.ts';
import { withdrawCampaign } from '../campaigns/withdraw-campaign.ts';
import type { CampaignContext } from '../pricing-context.ts';
import { announceCampaign } from './campaign-prices.ts';
import { heldCampaign, keptCampaign, noteCampaign, told } from './held-campaign.ts';

export function scheduleCampaign(
  context: CampaignContext,
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
  context: CampaignContext,
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
  context: CampaignContext,
  { id, revision }: MutationDiscardCampaignArgs,
): Promise<boolean> {
  entitled(context.staff, 'discardCampaign');
  return context.db.transaction().execute(async (db) => {
    const before = await heldCampaign(db, id, revision);
    if (before.state !== 'draft') throw new Refusal('CAMPAIGN_NOT_DRAFT');
    await deleteDraft(db, id);
    await noteCampaign(db, context, 'campaign-discarded', { before, after: null });
    return true;
  });
}

type Act = (db: DatabaseTransaction, before: CampaignRecord, changing: Changing) => Promise<ChangeEvent>;

function changed(
  context: CampaignContext,
  { operation, id, revision }: { operation: StaffOperation; id: number; revision: number },
  act: Act,
): Promise<Campaign> {
  const { staff } = entitled(context.staff, operation);
  return context.db.transaction().execute(async (db) => {
    const before = await heldCampaign(db, id, revision);
    const event = await act(db, before, { by: staff.name, now: context.now() });
    const after = await keptCampaign(db, id);
    await noteCampaign(db, context, event, { before, after });
    return told(db, context, staff, after);
  });
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
