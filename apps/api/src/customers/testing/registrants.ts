// People who register, for tests.
import type { ApiResult } from '../../request/api-request.ts';
import type { ShopApi } from '../../testing/shop-api.ts';

export const NEW_PASSWORD = 'Brume-d’Armor-7';
/** In the demo's register, with no account. */
export const FREE_SIRET = '99990201800012';
/** Kermarrec's, whose head has an account. */
export const USED_SIRET = '99990101000010';

export const person = { firstname: 'Maël', lastname: 'D’Écully', password: NEW_PASSWORD };

export const enterprise = {
  ...person,
  company_name: 'Bretagne Enduits SAS',
  street: '4 rue du Port',
  postcode: '35000',
  city: 'Rennes',
  telephone: '02 61.91 00 00',
};

const CREATE = `mutation ($input: CustomerCreateInput!) {
  createCustomerV2(input: $input) {
    customer {
      id email firstname lastname is_subscribed mobile shop_code
      role { role is_view_order } company { name client_code siret }
      addresses { company street postcode city telephone default_billing }
    }
  }
}`;

export function register(
  shop: ShopApi,
  input: Record<string, unknown>,
  clientAddress = '203.0.113.9',
): Promise<ApiResult> {
  return shop.send(CREATE, { input }, { clientAddress });
}
