// A bank of the Lyra family, of which only the notices are heard: unlike those of the demo's bank they bear no moment,
// so that orders are paid at any hour the shop believes it is.
import { lyraSignature } from '@nuancier/api/payments/lyra/lyra-signature.ts';
import type { Letter, News } from '../../torture/buyer.ts';
import type { Stage } from '../fault.ts';

const SITE = '12345678';
const KEY = 'cle-de-la-banque-des-pannes';

/** `port`: where it would be asked. */
export function lyraBank(port: number): Required<Pick<Stage, 'env' | 'letterOf'>> {
  return {
    env: {
      PAYMENTS: 'lyra',
      LYRA_SITE_ID: SITE,
      LYRA_KEY: KEY,
      LYRA_API_PASSWORD: 'mot-de-passe-du-service-des-pannes',
      LYRA_MODE: 'TEST',
      LYRA_FORM_URL: `http://127.0.0.1:${port}/vads-payment/`,
    },
    letterOf,
  };
}

function letterOf({ eventId, orderNumber, amountCents, news }: News): Letter {
  const fields = {
    vads_amount: String(amountCents),
    vads_ctx_mode: 'TEST',
    vads_currency: '978',
    vads_hash: eventId,
    vads_operation_type: 'DEBIT',
    vads_order_id: orderNumber,
    vads_site_id: SITE,
    vads_trans_status: news === 'paid' ? 'AUTHORISED' : 'REFUSED',
    vads_url_check_src: 'PAY',
  };
  const body = new URLSearchParams({ ...fields, signature: lyraSignature(fields, KEY) }).toString();
  return { body, headers: { 'content-type': 'application/x-www-form-urlencoded' } };
}
