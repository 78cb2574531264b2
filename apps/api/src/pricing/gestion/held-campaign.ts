// A campaign held for a change, and what is noted of it afterwards.
import type { Campaign } from '@nuancier/contract/gestion-types.ts';
import type { Staff } from '@nuancier/domain/staff/roles.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { recordAudit } from '../../audit/audit.ts';
import type { ChangeEvent } from '../../audit/change-events.ts';
import type { DatabaseTransaction } from '../../database/tables.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { frenchMoment } from '../../text/french-words.ts';
import { selectCampaign } from '../campaigns/campaign-store.ts';
import type { CampaignRecord } from '../campaigns/campaign-store.ts';
import type { CampaignContext } from '../pricing-context.ts';
import { campaignNow } from './campaigns.ts';

export async function heldCampaign(
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

export async function keptCampaign(db: DatabaseTransaction, id: number): Promise<CampaignRecord> {
  const record = await selectCampaign(db, id);
  if (record === undefined) throw new Refusal('UNKNOWN_CAMPAIGN');
  return record;
}

export function told(
  db: DatabaseTransaction,
  context: CampaignContext,
  staff: Staff,
  record: CampaignRecord,
): Promise<Campaign> {
  const today = localMoment(context.now()).date;
  return campaignNow(db, record, staff, { isFaulty: false, after: null, today });
}

export async function noteCampaign(
  db: DatabaseTransaction,
  context: CampaignContext,
  event: ChangeEvent,
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
