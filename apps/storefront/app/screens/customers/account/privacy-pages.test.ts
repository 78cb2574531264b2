import { publicUrl, testShop } from '../../../../testing/visit.ts';
import type { TestShop } from '../../../../testing/visit.ts';
import { wordsOf } from '../../../../testing/drawn-listing.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const YANN = 'yann.kermarrec@demo.valbrune.example';
const HUGO = 'hugo.perrin@demo.valbrune.example';
let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

const send = (path: string, as: string, fields: Record<string, string>) =>
  shop.visit(path, {
    method: 'POST',
    headers: { origin: publicUrl, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
    as,
  });

describe('general conditions', () => {
  it('NAV-23 ACC-05 the page has the text, its version and the date of one’s acceptance', async () => {
    const path = '/customer/my-general-conditions';
    const before = wordsOf((await shop.visit(path, { as: YANN })).html);
    for (const words of ['Version en vigueur : 2026-01', 'pas encore accepté', 'Champ d’application'])
      expect(before).toContain(words);
    expect(wordsOf((await send(path, YANN, { version: '2019' })).html)).toContain(
      'conditions générales ont changé',
    );
    const after = wordsOf((await send(path, YANN, { version: '2026-01' })).html);
    expect(after).toMatch(/Vous avez accepté la version 2026-01 le \d{2}\/\d{2}\/\d{4}\./);
    expect(after).not.toContain('Accepter les conditions générales');
  });
});

describe('my data', () => {
  it('M03 is one’s own file, for nobody else', async () => {
    const file = await shop.visit('/customer/my-data/export', { as: YANN });
    expect(file.headers['content-disposition']).toMatch(/attachment; filename="mes-donnees-.*\.json"/);
    expect(file.headers['cache-control']).toContain('no-store');
    expect(JSON.parse(file.html)).toMatchObject({ compte: { email: YANN } });
    expect((await shop.visit('/customer/my-data/export')).status).toBe(302);
  });

  it('M04 the account is deleted with its password, and the browser forgets it', async () => {
    const path = '/customer/my-data';
    expect((await send(path, HUGO, { password: '' })).status).toBe(422);
    const wrong = await send(path, HUGO, { password: 'Faux!2026' });
    expect(wordsOf(wrong.html)).toContain('Le mot de passe ne correspond pas à ce compte.');
    const head = await send(path, YANN, { password: 'Demo!2026' });
    expect(wordsOf(head.html)).toContain('Supprimez d’abord les sous-comptes');
    const gone = await send(path, HUGO, { password: 'Demo!2026' });
    expect(gone.headers['location']).toBe('/');
    expect(gone.cookies.find((one) => one.startsWith('vsf-customer='))).toContain('Max-Age=0');
    expect(
      (await shop.db.selectFrom('customer').select('id').where('email', '=', HUGO).execute()).length,
    ).toBe(0);
  });
});
