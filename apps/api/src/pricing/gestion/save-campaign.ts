import type { Campaign, MutationSaveCampaignArgs } from '@nuancier/contract/gestion-types.ts';
import { judgeCampaign } from '@nuancier/domain/pricing/campaigns/campaign.ts';
import type { CampaignTerms } from '@nuancier/domain/pricing/campaigns/campaign.ts';
import { campaignTerms } from '@nuancier/domain/pricing/campaigns/campaign-terms.ts';
import type { Staff } from '@nuancier/domain/staff/roles.ts';
import type { DatabaseTransaction } from '../../database/tables.ts';
import { entitled } from '../../refusals/entitled.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { onceForStaff } from '../../request/once-for-staff.ts';
import { selectUnknownReferences } from '../campaigns/campaign-articles-store.ts';
import { insertCampaign, updateCampaign } from '../campaigns/campaign-store.ts';
import type { CampaignRecord } from '../campaigns/campaign-store.ts';
import { refusedCampaign } from '../campaigns/refused-campaign.ts';
import type { CampaignContext } from '../pricing-context.ts';
import { heldCampaign, keptCampaign, noteCampaign, told } from './held-campaign.ts';

export function saveCampaign(
  context: CampaignContext,
  { id, revision, input }: MutationSaveCampaignArgs,
): Promise<Campaign> {
  const { staff } = entitled(context.staff, 'saveCampaign');
  const judged = judgeCampaign(campaignTerms(input));
  if (!judged.ok) throw refusedCampaign(judged.faults);
  const terms = judged.value;
  const changing = { by: staff.name, now: context.now() };
  return context.db.transaction().execute(async (db) => {
    await refuseUnknown(db, terms);
    if (id == null) return told(db, context, staff, await madeOnce(db, context, staff, terms));
    const before = await heldCampaign(db, id, revision ?? null);
    if (before.state !== 'draft') throw new Refusal('CAMPAIGN_NOT_DRAFT');
    await updateCampaign(db, id, terms, changing);
    const after = await keptCampaign(db, id);
    await noteCampaign(db, context, 'campaign-saved', { before, after });
    return told(db, context, staff, after);
  });
}

/** Pressed twice, the draft of the first press. */
async function madeOnce(
  db: DatabaseTransaction,
  context: CampaignContext,
  staff: Staff,
  terms: CampaignTerms,
): Promise<CampaignRecord> {
  const changing = { by: staff.name, now: context.now() };
  let made: CampaignRecord | undefined;
  const asked = ['saveCampaign', terms];
  const answered = await onceForStaff(db, context, { staff, asked }, async () => {
    made = await keptCampaign(db, await insertCampaign(db, terms, changing));
    await noteCampaign(db, context, 'campaign-saved', { before: null, after: made });
    return { id: made.id };
  });
  return made ?? keptCampaign(db, numberIn(answered));
}

function numberIn(answer: unknown): number {
  if (typeof answer === 'object' && answer !== null && 'id' in answer) return Number(answer.id);
  throw new Error('An answer was kept that names no campaign');
}

async function refuseUnknown(db: DatabaseTransaction, { rule }: CampaignTerms): Promise<void> {
  const unknown = await selectUnknownReferences(db, rule.references);
  if (unknown.length === 0) return;
  const words = `Ces références sont inconnues\u00A0: ${unknown.join(', ')}. Corrigez-les ou retirez-les.`;
  throw new Refusal('CAMPAIGN_REFERENCES', undefined, words);
}
