import type { CampaignFault } from '@nuancier/domain/pricing/campaigns/campaign.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { campaignRefusalMessages } from '../campaign-refusal-messages.ts';

/** All that is wrong, in one answer. */
export function refusedCampaign(faults: readonly CampaignFault[]): Refusal {
  const [first = 'CAMPAIGN_NO_RULE'] = faults;
  return new Refusal(
    first,
    undefined,
    faults.map((fault) => campaignRefusalMessages[fault].message).join(' '),
  );
}
