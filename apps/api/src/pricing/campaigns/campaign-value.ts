import type { CampaignValue } from '@nuancier/domain/pricing/campaigns/campaign.ts';
import type { CampaignRecord } from './campaign-store.ts';

export function valueOf({ percent, priceHt }: Pick<CampaignRecord, 'percent' | 'priceHt'>): CampaignValue {
  return percent === null
    ? { kind: 'price', packHt: priceHt ?? 0 }
    : { kind: 'percent', basisPoints: percent };
}
