import { sql } from 'kysely';
import { queueMail } from '@nuancier/api/outbox/outbox.ts';
import type { ClonedDatabase } from '@nuancier/api/testing/clone-database.ts';
import { testDatabase } from '@nuancier/api/testing/test-database.ts';
import { DAY_MS, HOUR_MS } from '@nuancier/domain/durations.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InsideCheck } from '../check.ts';
import { inWords, patientOn, PRODUCTION } from '../testing/patient.ts';
import { proxyCheck } from './outside-checks.ts';
import {
  categoriesCheck,
  legalPagesCheck,
  picturesCheck,
  pricesCheck,
  siteCheck,
  stockCheck,
  storesCheck,
} from './shelf-checks.ts';
import { teamCheck } from './team-check.ts';
import { jobsCheck, mailsCheck, webhooksCheck } from './work-checks.ts';

let demo: ClonedDatabase;
let empty: ClonedDatabase;
beforeAll(async () => {
  [demo, empty] = await Promise.all([testDatabase('demo'), testDatabase('empty')]);
});
afterAll(() => Promise.all([demo.close(), empty.close()]));

const look = async (check: InsideCheck, at = demo) => inWords(await check.look(patientOn(at)));

describe('an empty shop', () => {
  it.each([
    [siteCheck, /^à corriger \| aucun.*Boutique en préparation.* \| npm run shop -- init$/],
    [storesCheck, /^à corriger \| aucun.* \| npm run shop -- import stores FICHIER$/],
    [categoriesCheck, /^à corriger \| aucune.* \| npm run shop -- import categories FICHIER$/],
    [pricesCheck, /^à corriger \| aucun article \| npm run shop -- import articles FICHIER$/],
    [stockCheck, /^à corriger \| aucun article/],
    [
      legalPagesCheck,
      /^à corriger \| mentions-legales\u00A0: elle manque \| npm run shop -- import pages FICHIER\n/,
    ],
    [teamCheck, /^attention \| aucun propriétaire.* \| npm run shop -- staff create/],
    [jobsCheck, /^attention \| .* n’est jamais passée \| Démarrez la boutique/],
  ])('$name: what to type', async (check, words) => {
    expect(await look(check, empty)).toMatch(words);
  });
});

it('the team with two owners is well', async () => {
  expect(await look(teamCheck)).toMatch(/^ok \| 2 propriétaires/);
});

describe('the site', () => {
  it('with rayons below its root is well, one with another root is told', async () => {
    expect(await look(siteCheck)).toMatch(/^ok \| 1 en ligne/);
    await demo.db.updateTable('site').set({ root_category_id: 999 }).execute();
    expect(await look(siteCheck)).toMatch(
      /^à corriger \| la catégorie racine n’a aucun rayon\u00A0: 1 \(default\).*import sites/,
    );
    await sql`update site set root_category_id = (select id from category where parent_id is null)`.execute(
      demo.db,
    );
  });
});

describe('the stores', () => {
  it('all with an address are well, one without is told', async () => {
    expect(await look(storesCheck)).toMatch(/^ok \| 26/);
    await demo.db.updateTable('shop').set({ email: null }).where('code', '=', 'VB001').execute();
    expect(await look(storesCheck)).toMatch(/^attention \|.*1 \(VB001\).*import stores/);
  });
});

describe('the categories', () => {
  it('all with products are well; one whose last product goes is told, and so is the product without one', async () => {
    await sql`delete from category where parent_id is not null and not exists (
      select from category below join product_category on category_id = below.id
      where below.id = category.id or starts_with(below.url_path, category.url_path || '/'))
      and not exists (select from category child where child.parent_id = category.id)`.execute(demo.db);
    expect(await look(categoriesCheck)).toMatch(/^ok \|/);
    const row = { level: 2, name: 'Rayon vide', url_key: 'vide', url_path: 'vide' };
    await sql`insert into category (id, parent_id, level, name, url_key, url_path)
      select 9999, id, ${row.level}, ${row.name}, ${row.url_key}, ${row.url_path} from category where parent_id is null`.execute(
      demo.db,
    );
    expect(await look(categoriesCheck)).toMatch(/^attention \| sans produit.*1 \(Rayon vide\)/);
    const { product_id: id } = await demo.db
      .selectFrom('product_category')
      .select('product_id')
      .executeTakeFirstOrThrow();
    await demo.db.deleteFrom('product_category').where('product_id', '=', id).execute();
    expect(await look(categoriesCheck)).toContain('attention | produits d’aucune catégorie\u00A0: 1 (');
  });
});

describe('prices and stock', () => {
  it('of every article on the shelves are well, those without are named; what is out of the range is not', async () => {
    expect(await look(pricesCheck)).toMatch(/^ok \|/);
    expect(await look(stockCheck)).toMatch(/^ok \|/);
    const skus = (await demo.db.selectFrom('article').select('sku').orderBy('sku').limit(7).execute()).map(
      ({ sku }) => sku,
    );
    await demo.db.updateTable('article').set({ range_status: 'P' }).where('sku', 'in', skus).execute();
    await demo.db
      .updateTable('article')
      .set({ range_status: 'O' })
      .where('sku', '=', skus[0] ?? '')
      .execute();
    await demo.db.deleteFrom('public_price').where('article_sku', 'in', skus).execute();
    await demo.db.deleteFrom('stock').where('article_sku', 'in', skus).execute();
    const six = `6 (${skus.slice(1, 6).join(', ')} et 1 autre(s))`;
    expect(await look(pricesCheck)).toBe(
      `à corriger | articles sans prix, invendables\u00A0: ${six} | npm run shop -- import prices FICHIER`,
    );
    expect(await look(stockCheck)).toBe(
      `attention | articles dont aucun magasin ne dit rien\u00A0: ${six} | npm run shop -- import stock FICHIER`,
    );
  });
});

describe('the pictures', () => {
  it('of every article are well; those that only a drawing shows are named', async () => {
    await sql`create table if not exists product_picture (reference text not null, position smallint not null,
      picture text not null, primary key (reference, position))`.execute(demo.db);
    await sql`insert into product_picture (reference, position, picture)
      select sku, 1, md5(sku) from product`.execute(demo.db);
    expect(await look(picturesCheck)).toBe('ok | chaque article en vente a sa photo | ');
    const { sku, article } = await demo.db
      .selectFrom('product')
      .innerJoin('article', 'article.product_id', 'product.id')
      .where('article.range_status', '<>', 'O')
      .where('product.is_active', '=', true)
      .groupBy('product.sku')
      .having(({ fn }) => fn.countAll(), '=', 1)
      .select(({ fn }) => ['product.sku', fn.max('article.sku').as('article')])
      .executeTakeFirstOrThrow();
    await sql`delete from product_picture where reference = ${sku}`.execute(demo.db);
    expect(await look(picturesCheck)).toBe(
      `attention | articles sans photo, montrés par un dessin\u00A0: 1 (${article}) | npm run shop -- import pictures DOSSIER`,
    );
    await sql`insert into product_picture (reference, position, picture)
      values (${article}, 1, md5('x'))`.execute(demo.db);
    expect(await look(picturesCheck)).toMatch(/^ok \|/);
  });
});

describe('the legal pages', () => {
  it('that are written are well; empty, hidden or unfinished ones are told', async () => {
    expect(await look(legalPagesCheck)).toBe('ok | 6 textes écrits | ');
    const set = (identifier: string, change: { content?: string; is_active?: boolean }) =>
      demo.db.updateTable('content_page').set(change).where('identifier', '=', identifier).execute();
    await set('cgv', { content: `<h1>CGV</h1><p>[À rédiger avec votre juriste] ${'mot '.repeat(90)}</p>` });
    await set('cookies', { content: '<h1>Cookies</h1><p></p>' });
    await set('mentions-legales', { is_active: false });
    expect((await look(legalPagesCheck)).split('\n')).toEqual([
      'à corriger | mentions-legales\u00A0: elle n’est montrée à personne | npm run shop -- import pages FICHIER',
      'à corriger | cgv\u00A0: 1 passage(s) «\u00A0[À rédiger avec votre juriste]\u00A0» | npm run shop -- import pages FICHIER',
      'à corriger | cookies\u00A0: elle est presque vide | npm run shop -- import pages FICHIER',
    ]);
  });
});

describe('the jobs', () => {
  it('that are on time are well; late and failed ones are told', async () => {
    const names = ['privacy-sweep', 'cleaning', 'late-promises', 'approval-reminders'];
    for (const name of names)
      await sql`insert into job (name, schedule, next_due_at) values (${name}, 'daily 3', ${new Date(Date.now() + HOUR_MS)})`.execute(
        demo.db,
      );
    const told = await look(jobsCheck);
    expect(told).not.toContain('à corriger');
    await sql`update job set next_due_at = ${new Date(Date.now() - HOUR_MS)} where name = 'cleaning'`.execute(
      demo.db,
    );
    expect(await look(jobsCheck)).toContain(
      'à corriger | cleaning est en retard | Démarrez la boutique (npm start), ou tapez npm run shop -- jobs run cleaning',
    );
    await sql`insert into job_run (name, due_at, next_try_at, tries, started_at, ended_at, outcome, last_error, process)
      values ('privacy-sweep', now(), now(), 5, now(), now(), 'failed', 'disque plein', 'essai')`.execute(
      demo.db,
    );
    expect(await look(jobsCheck)).toContain(
      'à corriger | privacy-sweep a échoué\u00A0: disque plein | npm run shop -- jobs run privacy-sweep',
    );
  });
});

describe('the mails', () => {
  it('that wait too long or were given up are told', async () => {
    expect(await look(mailsCheck)).toMatch(/^ok \|/);
    const variables = { civility: null, firstname: 'Léa', lastname: 'Roy', parentName: 'Anne' };
    const mail = { template: 'approval_approved', to: 'lea@chantier.example', variables } as const;
    await queueMail(demo.db, mail, new Date(Date.now() - 2 * HOUR_MS));
    expect(await look(mailsCheck)).toBe(
      'attention | 1 e-mail(s) en attente depuis plus d’une heure | npm run shop -- mail',
    );
    await sql`update outbox set failed_at = now()`.execute(demo.db);
    expect(await look(mailsCheck)).toBe(
      'à corriger | 1 e-mail(s) abandonné(s) | npm run shop -- mail failed',
    );
  });
});

describe('the webhooks', () => {
  it('that were stopped are told', async () => {
    expect(await look(webhooksCheck)).toBe('ok | aucune adresse à appeler | ');
    await sql`insert into webhook (name, url, secret, position, created_at)
      values ('ERP', 'https://erp.example/', 'x', 0, now())`.execute(demo.db);
    expect(await look(webhooksCheck)).toBe('ok | 1 en marche | ');
    await sql`update webhook set disabled_at = now(), disabled_for = 'trois jours sans réponse'`.execute(
      demo.db,
    );
    expect(await look(webhooksCheck)).toMatch(
      /^à corriger \| ERP est arrêté\u00A0: trois jours sans réponse \| .*webhook on \d+$/,
    );
  });
});

describe('the proxy', () => {
  it('shows in what was written down of visitors lately', async () => {
    const env = { ...PRODUCTION, TRUST_PROXY: '10.0.0.9' };
    const told = async () => inWords(await proxyCheck.look(patientOn(empty, env)));
    expect(await told()).toBe('ok | X-Forwarded-For est cru de 10.0.0.9 | ');
    const note = (at: Date, address: string) =>
      empty.db
        .insertInto('audit_entry')
        .values({ at, event: 'sign-in', client_address: address, details: '{}' })
        .execute();
    await note(new Date(Date.now() - 60 * DAY_MS), '203.0.113.7');
    await note(new Date(), 'poste de commande');
    for (let visit = 0; visit < 20; visit += 1) await note(new Date(), '10.0.0.4');
    expect(await told()).toMatch(/^à corriger \| les 20 derniers visiteurs viennent tous de 10\.0\.0\.4/);
  });
});
