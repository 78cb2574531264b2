import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wordsOf } from '../../../testing/drawn-listing.ts';
import { publicUrl, testShop } from '../../../testing/visit.ts';
import type { TestShop } from '../../../testing/visit.ts';
import { stockEverywhere } from '@nuancier/api/testing/stock-everywhere.ts';

const YANN = 'yann.kermarrec@demo.valbrune.example';
const ALI = 'ali.benali@demo.valbrune.example';
const SOLENE = 'solene.riou@demo.valbrune.example';
const HUGO = 'hugo.perrin@demo.valbrune.example';
const PAGE = '/customer/my-frequent-purchases';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
  await stockEverywhere(shop.db, {
    available: 1_000,
    statut_article_mag: 'P',
    appro_directe_fournisseur: false,
  });
});
afterAll(() => shop.close());

const send = (as: string, body: string) =>
  shop.visit(PAGE, {
    method: 'POST',
    as,
    headers: { origin: publicUrl, 'content-type': 'application/x-www-form-urlencoded' },
    body,
  });
const keysOf = (html: string) =>
  [...html.matchAll(/name="article"[^>]*value="([^"]+)"/g)].map(([, key]) => key ?? '');

async function cartWords(as: string, cookies: readonly string[]): Promise<string> {
  const cookie = cookies.map((one) => one.split(';')[0]).join('; ');
  return wordsOf((await shop.visit('/cart', { as, headers: { cookie } })).html);
}

describe('FRQ-01 frequent purchases', () => {
  it('NAV-34 are listed with how often and when they were bought, and today’s price', async () => {
    const page = await shop.visit(PAGE, { as: YANN });
    expect(page.status).toBe(200);
    const words = wordsOf(page.html);
    expect(words).toContain('Mes achats fréquents');
    expect(words).toContain('Murélio Logis – Peinture murs et plafonds velours');
    expect(words).toMatch(/€\s*HT/);
    expect(keysOf(page.html)[0]).toBe('10300103|||');
  });

  it('one goes into the cart by its button, in the last quantity', async () => {
    const answer = await send(YANN, new URLSearchParams({ add: '10300103|||' }).toString());
    expect(answer.status).toBe(200);
    expect(wordsOf(answer.html)).toContain('L’article a rejoint votre panier.');
    expect(await cartWords(YANN, answer.cookies)).toContain('10300103');
  });

  it('as many go as stand in the field; a number that is none is told by name and keeps what was typed', async () => {
    await shop.db.deleteFrom('cart').execute();
    const [key = ''] = keysOf((await shop.visit(PAGE, { as: YANN })).html);
    const refused = await send(
      YANN,
      new URLSearchParams({ add: key, [`quantity:${key}`]: '1,5' }).toString(),
    );
    expect(refused.status).toBe(422);
    expect(wordsOf(refused.html)).toMatch(/: la quantité doit être un nombre entier supérieur à 0\./);
    expect(refused.html).toContain('value="1,5"');
    const answer = await send(YANN, new URLSearchParams({ add: key, [`quantity:${key}`]: '13' }).toString());
    expect(answer.status).toBe(200);
    expect(await cartWords(YANN, answer.cookies)).toContain('(13 articles)');
  });

  it('those that are ticked go together; nothing ticked is said', async () => {
    const keys = keysOf((await shop.visit(PAGE, { as: YANN })).html).slice(1, 4);
    const answer = await send(YANN, new URLSearchParams(keys.map((key) => ['article', key])).toString());
    expect(wordsOf(answer.html)).toContain('3 articles ont rejoint votre panier.');
    const nothing = await send(YANN, '');
    expect([nothing.status, wordsOf(nothing.html).includes('Cochez au moins un article.')]).toEqual([
      422,
      true,
    ]);
    expect((await send(YANN, 'add=99999999%7C%7C%7C')).status).toBe(422);
  });

  it('the Enter key without script adds the line whose number was changed, whatever is ticked', async () => {
    const [first = '', second = '', third = ''] = keysOf((await shop.visit(PAGE, { as: YANN })).html);
    const numbers = (changes: Record<string, string>) => new URLSearchParams({ intent: 'enter', ...changes });
    const one = numbers({ [`quantity:${second}`]: '71', article: first });
    expect(wordsOf((await send(YANN, one.toString())).html)).toContain('L’article a rejoint votre panier.');
    const ticked = numbers({ article: third });
    expect((await send(YANN, ticked.toString())).status).toBe(200);
    const unclear = numbers({ [`quantity:${first}`]: '71', [`quantity:${second}`]: '82', article: third });
    for (const body of [unclear, numbers({})]) {
      const refused = await send(YANN, body.toString());
      expect(refused.status).toBe(422);
      expect(wordsOf(refused.html)).toContain('Utilisez le bouton « Ajouter » de l’article voulu');
    }
    expect((await send(YANN, unclear.toString())).html).toContain('value="82"');
  });

  it('D67 open to whom has the right; without prices show none; without purchases say what will stand here', async () => {
    for (const path of [PAGE, `${PAGE}/export`]) {
      const turned = await shop.visit(path, { as: SOLENE });
      expect([turned.status, turned.headers['location']]).toEqual([302, '/customer/my-profile']);
    }
    const main = /<main[\s\S]*<\/main>/.exec((await shop.visit(PAGE, { as: ALI })).html)?.[0] ?? '';
    expect(main).toContain('achats fréquents');
    expect(main).not.toContain('€');
    expect(wordsOf((await shop.visit(PAGE, { as: HUGO })).html)).toContain(
      'Vous n’avez pas encore d’achat fréquent.',
    );
  });

  it('stand on the dashboard', async () => {
    expect(wordsOf((await shop.visit('/customer/dashboard', { as: YANN })).html)).toContain(
      'Tous mes achats fréquents',
    );
  });
});

describe('D67 the listing of purchases', () => {
  it('is a file of one’s own, with amounts for whom may see them', async () => {
    const file = await shop.visit(`${PAGE}/export`, { as: YANN });
    expect(file.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'private, no-store',
    });
    expect(file.html).toContain(';W26100007;BC-2026-014;Entretien 2026;');
    expect(file.html).toContain(';8;6,06;;48,48');
    const bare = await shop.visit(`${PAGE}/export`, { as: ALI });
    expect(bare.html).not.toMatch(/Prix|\d,\d{2}\r/);
  });
});
