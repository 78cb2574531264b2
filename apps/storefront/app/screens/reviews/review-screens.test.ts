import { judgeReview } from '@nuancier/api/reviews/operations/judge-review.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { wordsOf } from '../../../testing/drawn-listing.ts';
import { createPageCache } from '../../../server/pages/page-cache.ts';
import { publicUrl, testShop } from '../../../testing/visit.ts';
import type { TestShop } from '../../../testing/visit.ts';

const YANN = 'yann.kermarrec@demo.valbrune.example';
const HUGO = 'hugo.perrin@demo.valbrune.example';
const SOPHIE = 'sophie.delmas@demo.valbrune.example';
const PATIENT = { timeout: 10_000 };
const reviewed = '/produit/ardelis-serena-peinture-murs-et-plafonds-mate';
const unreviewed = '/produit/ardelis-serena-peinture-plafond-mate';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ cache: createPageCache({ mostBytes: 10_000_000, mostMs: 60_000, now: Date.now }) });
});
beforeEach(async () => {
  await shop.db.deleteFrom('rate_counter').execute();
});
afterAll(() => shop.close());

const good = {
  rating: '4',
  nickname: 'Hugo P.',
  summary: 'Couvre bien',
  text: 'Deux couches ont suffi\nsur un plafond ancien.',
};

function send(path: string, fields: Record<string, string>, as?: string) {
  return shop.visit(`${path}/avis`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: publicUrl },
    body: new URLSearchParams(fields).toString(),
    ...(as === undefined ? {} : { as }),
  });
}

describe('the reviews of a product', () => {
  it('REV-04 stand on its page: average, spread, who, when, how many stars and the words', async () => {
    const { html } = await shop.visit(reviewed);
    const words = wordsOf(html);
    for (const shown of [
      '11 avis',
      '4,3 sur 5',
      '5 étoiles : 6 avis',
      'Yann K.',
      'Notre blanc de tous les jours',
      'Page 1 sur 3',
    ])
      expect(words).toContain(shown);
    expect(html).toContain(`href="${reviewed}/avis"`);
    expect(html).toContain('"aggregateRating":{"@type":"AggregateRating","ratingValue":4.3');
    expect((await shop.visit(unreviewed)).html).not.toContain('aggregateRating');
  });

  it('have further pages, and the choice of the product stays', async () => {
    const { html } = await shop.visit(`${reviewed}?quantite=3&avis=2`);
    expect(wordsOf(html)).toContain('Page 2 sur 3');
    expect(wordsOf(html)).not.toContain('Notre blanc de tous les jours');
    expect(html).toContain(`href="${reviewed}?quantite=3&amp;avis=3#avis"`);
    expect(wordsOf((await shop.visit(`${reviewed}?avis=beaucoup`)).html)).toContain('Page 1 sur 3');
    expect(wordsOf((await shop.visit(`${reviewed}?avis=99`)).html)).toContain('Page 3 sur 3');
  });
});

describe('giving a review', () => {
  it('REV-01 without script: sent, thanked, waiting; shown to everybody once approved', async () => {
    const before = await shop.visit(unreviewed);
    expect(wordsOf(before.html)).toContain('Aucun avis pour le moment');
    const sent = await send(unreviewed, good, HUGO);
    expect(sent.status).toBe(302);
    expect(sent.headers['location']).toBe(`${unreviewed}/avis?merci`);
    const thanks = await shop.visit(`${unreviewed}/avis?merci`, { as: HUGO });
    expect(wordsOf(thanks.html)).toContain('Merci, votre avis sera publié après modération.');
    expect(wordsOf((await shop.visit(unreviewed)).html)).toContain('Aucun avis pour le moment');

    const { id } = await shop.db
      .selectFrom('product_review')
      .select('id')
      .where('nickname', '=', 'Hugo P.')
      .where('status', '=', 'PENDING')
      .executeTakeFirstOrThrow();
    const place = { clientAddress: 'essai', requestId: 'essai', now: () => new Date() };
    await judgeReview(
      shop.db,
      { ...place, viewer: { kind: 'visitor' } },
      { id, to: 'APPROVED', author: 'essai' },
    );
    await expect.poll(async () => wordsOf((await shop.visit(unreviewed)).html), PATIENT).toContain('1 avis');
    const again = await send(unreviewed, good, HUGO);
    expect(again.status).toBe(422);
    expect(wordsOf(again.html)).toContain('Vous avez déjà publié un avis sur ce produit.');
  });

  it('bad entries come back with what was typed and what is wrong', async () => {
    const fields = { nickname: 'Y', summary: 'Bien', text: 'Voir https://spam.example pour tout savoir' };
    const { status, html } = await send(reviewed, fields, YANN);
    expect(status).toBe(422);
    const words = wordsOf(html);
    expect(words).toContain('Donnez une note de 1 à 5.');
    expect(words).toMatch(/Le champ « [^»]+ » doit comporter au moins 2 caractères\./);
    expect(words).toContain('Un avis ne peut pas contenir de lien.');
    expect(html).toContain('value="Bien"');
    expect(html).toContain('Voir https://spam.example pour tout savoir</textarea>');
  });

  it('REV-01 visitors are led to sign in where the site does not let them write', async () => {
    const page = await shop.visit(`${reviewed}/avis`);
    expect(wordsOf(page.html)).toContain('Connectez-vous pour donner votre avis');
    expect(page.html).not.toContain('name="nickname"');
    const before = await shop.db.selectFrom('product_review').select('id').execute();
    await send(reviewed, good);
    expect(await shop.db.selectFrom('product_review').select('id').execute()).toEqual(before);
  });

  it('the shop’s own people are told that they have no say', async () => {
    const { html } = await shop.visit(`${reviewed}/avis`, { as: SOPHIE });
    expect(wordsOf(html)).toContain('Les avis sont réservés aux clients');
  });

  it('the form knows a review that still waits', async () => {
    const waiting = '/produit/valbrune-essentiel-peinture-cuisine-et-salle-de-bains-velours';
    const { html } = await shop.visit(`${waiting}/avis`, { as: YANN });
    expect(html).toContain('value="Bon produit pour les pièces humides"');
    expect(html).toMatch(/<input[^>]*checked=""[^>]*value="4"/);
  });

  it('a product that is not there has no form', async () => {
    expect((await shop.visit('/produit/rien-de-tel/avis')).status).toBe(404);
  });

  it('H02 what customers write is shown as text', async () => {
    await shop.db
      .updateTable('product_review')
      .set({ body: '<script>alert(1)</script> & <img src=x onerror=alert(1)>' })
      .where('product_sku', '=', 'P205004')
      .execute();
    const { html } = await shop.visit('/produit/facalys-minera-peinture-de-facade-pliolite-mate?avis=1');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &lt;img');
    expect(html).not.toContain('<script>alert(1)');
    expect(html).not.toContain('<img src=x');
  });
});

describe('one’s own reviews', () => {
  it('NAV-31 REV-02 are listed with their state', async () => {
    const { status, html } = await shop.visit('/customer/my-reviews', { as: YANN });
    expect(status).toBe(200);
    const words = wordsOf(html);
    expect(html).toContain('<h1>Mes avis</h1>');
    for (const shown of ['3 avis', 'En attente', 'Publié', 'Non publié', 'Livreur en retard'])
      expect(words).toContain(shown);
  });

  it('NAV-31 none yet is said, and a visitor is sent away', async () => {
    const { html } = await shop.visit('/customer/my-reviews', { as: SOPHIE });
    expect(wordsOf(html)).toContain('Vous n’avez pas encore donné d’avis');
    expect((await shop.visit('/customer/my-reviews')).status).toBe(302);
  });
});
