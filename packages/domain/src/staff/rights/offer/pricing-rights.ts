import type { Row } from '../row.ts';

const writers: Row = { proprietaire: 'all', prix: 'all' };
const readers: Row = { ...writers, lecture_seule: 'all' };

export const pricingRights = {
  campaigns: readers,
  campaignsCsv: readers,
  campaign: readers,
  campaignChoices: readers,
  saveCampaign: writers,
  scheduleCampaign: writers,
  stopCampaign: writers,
  discardCampaign: writers,
  shopCoupons: readers,
  shopCouponsCsv: readers,
  shopCoupon: readers,
  couponGroups: readers,
  saveCoupon: writers,
  switchCoupon: writers,
  simulateCart: readers,
} as const satisfies Record<string, Row>;
