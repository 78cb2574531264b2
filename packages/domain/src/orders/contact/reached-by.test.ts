import { expect, it } from 'vitest';
import { reachedBy } from './reached-by.ts';

const DELIVERY = { telephone: '+33611111111' };
const HEAD = { telephone: '+33622222222' };
const MOBILE = '+33633333333';

it.each([
  ['the contact of a delivery', 'LIV', 7, DELIVERY, HEAD, MOBILE, [DELIVERY.telephone, 'delivery']],
  ['who ordered, at the counter', 'EMP', 7, null, HEAD, MOBILE, [MOBILE, 'orderer']],
  ['who ordered, of a delivery without a number', 'LIV', 7, {}, HEAD, MOBILE, [MOBILE, 'orderer']],
  ['the company, for want of better', 'EMP', 7, null, HEAD, null, [HEAD.telephone, 'company']],
  ['a guest by the address it gave', 'EMP', null, null, HEAD, null, [HEAD.telephone, 'orderer']],
  ['nobody', 'EMP', null, null, null, null, [null, null]],
] as const)(
  'the store calls %s',
  (_who, mode, companyId, shippingAddress, billingAddress, mobile, called) => {
    const { telephone, of } = reachedBy({ mode, companyId, shippingAddress, billingAddress, mobile });
    expect([telephone, of]).toEqual(called);
  },
);
