import { expect, it } from 'vitest';
import { pricingRights } from './pricing-rights.ts';
import { heldByRole } from '../testing/held-by-role.ts';

const READING = [
  'campaign',
  'campaignChoices',
  'campaigns',
  'campaignsCsv',
  'couponGroups',
  'shopCoupon',
  'shopCoupons',
  'shopCouponsCsv',
  'simulateCart',
];

it('prices are made by who answers for them, and read by who reads all', () => {
  const whole = Object.keys(pricingRights).toSorted();
  expect(heldByRole(pricingRights)).toEqual({
    proprietaire: { all: whole },
    prix: { all: whole },
    lecture_seule: { all: READING },
  });
});
