import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { draws } from '@nuancier/domain/testing/draws.ts';
import { gzippedPage, cachePage, plainPage } from './cached-page.ts';

const asked = 'AAAAAAAAAAAAAAAAAAAAAA';
const given = 'xY9-_0123456789abcdefG';

const keep = (html: string) =>
  cachePage(new Response(null, { headers: { 'content-type': 'text/html; charset=utf-8' } }), html, asked);

it('a kept page is sent with the nonce of the answer, plain and compressed, wherever a nonce stands', async () => {
  const html = `<script nonce="${asked}">1</script><p>É « nuancier »</p><script nonce="${asked}">2</script><link nonce="${asked}">`;
  const kept = await keep(html);
  if (!kept) throw new Error('not kept');
  const wanted = html.replaceAll(asked, given);
  expect(plainPage(kept, given).toString()).toBe(wanted);
  expect(gunzipSync(gzippedPage(kept, given)).toString()).toBe(wanted);
});

it('for any page: what is unpacked is what would have been rendered', async () => {
  const text = fc.string({
    unit: fc.constantFrom('a', 'b', '<p>', '"', 'é', 'nonce', ' ', '\n', '0123456789'),
    maxLength: 3000,
  });
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 2, maxLength: 12 }), async (texts) => {
      const kept = await keep(texts.join(asked));
      if (!kept) throw new Error('not kept');
      expect(gunzipSync(gzippedPage(kept, given)).toString()).toBe(texts.join(given));
    }),
    draws(60),
  );
});

it.each(['no nonce at all', `a control character \u0002 beside ${asked}`])(
  'a page that cannot be kept safely is not kept: %j',
  async (html) => {
    expect(await keep(html)).toBeNull();
  },
);
