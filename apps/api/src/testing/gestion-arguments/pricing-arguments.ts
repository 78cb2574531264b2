export const pricingArguments: Readonly<Record<string, string>> = {
  campaign: 'id: 0',
  saveCampaign: `input: { name: "", kind: PROMOTION, from: "", to: "", categories: [], brands: [], range_statuses: [],
    references: [] }`,
  scheduleCampaign: 'id: 0, revision: 0, leaveOut: false',
  stopCampaign: 'id: 0, revision: 0',
  discardCampaign: 'id: 0, revision: 0',
  shopCoupon: 'code: ""',
  saveCoupon: `input: { code: "", label: "", kind: percent, value: 0, min_ht_cents: 0, price_groups: [],
    first_order: false }`,
  switchCoupon: 'code: "", read: "", isOn: false',
  simulateCart: 'input: { own_cart: false, lines: [] }',
};
