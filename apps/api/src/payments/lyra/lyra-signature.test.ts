import { describe, expect, it } from 'vitest';
import { isLyraSignature, lyraSignature, signLyraForm } from './lyra-signature.ts';

// The worked example of the gateway's guide to the payment form, chapter « Calculer la signature » (Systempay, PayZen,
// Lyra Collect): test key 1122334455667788. `openssl dgst -sha256 -hmac` over the joined text gives the same.
const EXAMPLE = {
  vads_action_mode: 'INTERACTIVE',
  vads_amount: '5124',
  vads_ctx_mode: 'TEST',
  vads_currency: '978',
  vads_page_action: 'PAYMENT',
  vads_payment_config: 'SINGLE',
  vads_site_id: '12345678',
  vads_trans_date: '20170129130025',
  vads_trans_id: '123456',
  vads_version: 'V2',
};
const KEY = '1122334455667788';
const SIGNATURE = 'ycA5Do5tNvsnKdc/eP1bj2xa19z9q3iWPy9/rpesfS0=';

describe('the signature', () => {
  it('is that of the gateway’s own example', () => {
    expect(lyraSignature(EXAMPLE, KEY)).toBe(SIGNATURE);
  });

  it('goes by names, not by the order they come in, and by vads_ fields only', () => {
    const shuffled = { payer: 'Payer', ...Object.fromEntries(Object.entries(EXAMPLE).toReversed()) };
    expect(lyraSignature(shuffled, KEY)).toBe(SIGNATURE);
  });

  // printf 'Été à Brest++1€+cle' | openssl dgst -sha256 -hmac cle -binary | base64
  it('is over UTF-8, and counts fields without a value', () => {
    const fields = { vads_c: '1€', vads_b: '', vads_a: 'Été à Brest' };
    expect(lyraSignature(fields, 'cle')).toBe('Nx7fTGSf3X4T5rzZMuoRe/xW9zislmUQPsxu8iEiFKk=');
  });

  it.each([
    ['none', ''],
    ['another length', SIGNATURE.slice(0, -1)],
    ['another letter', SIGNATURE.replace('y', 'z')],
    ['other spelling of the same bytes', `${SIGNATURE.slice(0, -2)}1=`],
  ])('is not %s', (_, given) => {
    expect(isLyraSignature(given, EXAMPLE, KEY)).toBe(false);
  });

  it('is not given to a value that reads as several', () => {
    const cut = { ...EXAMPLE, vads_cust_email: 'a+AUTHORISED@exemple.fr' };
    expect(() => signLyraForm(cut, KEY)).toThrow('vads_cust_email');
  });
});
