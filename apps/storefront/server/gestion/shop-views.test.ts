// Pages of the shop in a frame of the back office: a draft where it will stand.
import { readFile } from 'node:fs/promises';
import { blockPlace } from '@nuancier/domain/content/block-place.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../../testing/browser.ts';
import { testShop } from '../../testing/visit.ts';
import type { TestShop, Visit } from '../../testing/visit.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

async function entered(name: string) {
  const browser = openBrowser(shop);
  await browser.send('/gestion/entrer', {
    email: `${name}@equipe.valbrune.example`,
    password: 'Gestion!2026',
  });
  await browser.send('/gestion/entrer/code', { code: '000000' });
  return browser;
}
const EDITOR = 'emma.girard';
const PREPARER = 'loic.tanguy';
const READER = 'anne.schmitt';
const CUSTOMER = 'yann.kermarrec@demo.valbrune.example';

type Text = { kind: string; identifier: string; title: string; content: string; lines?: object };

/** As the editor's form does, at the staff's own door. */
async function draft({ kind, identifier, title, content, lines = {} }: Text) {
  await shop.db
    .insertInto('content_draft')
    .values({
      kind,
      identifier,
      title,
      content,
      content_heading: null,
      meta_title: null,
      meta_description: null,
      meta_keywords: null,
      is_active: true,
      author: 'Emma Girard',
      updated_at: new Date(),
      ...lines,
    })
    .onConflict((conflict) => conflict.columns(['kind', 'identifier']).doUpdateSet({ title, content }))
    .execute();
  return `/gestion/vue/contenu/${kind}/${encodeURIComponent(identifier)}`;
}

const policyOf = ({ headers }: Visit) => String(headers['content-security-policy']);
const mainOf = ({ html }: Visit) => /<main.*<\/main>/s.exec(html)?.[0] ?? '';

describe('a draft in the shop', () => {
  it.each(['valbrune', 'comptoir'])(
    'a page never published stands at its address, dressed as %s',
    async (theme) => {
      const view = await draft({
        kind: 'page',
        identifier: 'conseils/hiver',
        title: 'Peindre en hiver',
        content: '<p>Au-dessus de 8 °C.</p>',
      });
      const editor = await entered(EDITOR);
      const seen = await editor.see(`${view}?theme=${theme}&largeur=telephone`);
      expect(seen.status).toBe(200);
      expect(seen.html).toContain(`data-theme="${theme}"`);
      expect(mainOf(seen)).toMatch(/<nav[^>]*aria-label="Fil d’Ariane".*Peindre en hiver/s);
      expect(mainOf(seen)).toContain('<h1>Peindre en hiver</h1>');
      expect(mainOf(seen)).toContain('Au-dessus de 8 °C.');
      expect((await shop.visit('/conseils/hiver')).status, 'of the shop it is none').toBe(404);
      const screen = await editor.see(`/gestion/contenu/page/conseils%2Fhiver/apercu?theme=${theme}`);
      const frame = /<iframe[^>]*>/.exec(screen.html)?.[0] ?? '';
      expect(frame).toContain(`src="${view}?theme=${theme}&amp;largeur=ordinateur"`);
      expect(frame).toMatch(/sandbox="(?![^"]*allow-(scripts|forms))[^"]*"/);
    },
  );

  it('takes the place of what is published, there alone', async () => {
    const view = await draft({
      kind: 'page',
      identifier: 'livraison',
      title: 'Livraison',
      content: '<h1>Livraison neuve</h1>',
    });
    const editor = await entered(EDITOR);
    const published = await shop.visit('/livraison');
    expect(published.status).toBe(200);
    expect(mainOf(await editor.see(view))).toContain('Livraison neuve');
    expect((await shop.visit('/livraison')).html).not.toContain('Livraison neuve');
  });

  it('a banner stands in its slot of the first page, with its link, and the page opens on it', async () => {
    const view = await draft({
      kind: 'block',
      identifier: 'home-banner-promo',
      title: 'Bandeau',
      content: '<p>Grand blanc, <a href="/promo">voir les lots</a></p>',
    });
    const editor = await entered(EDITOR);
    const seen = await editor.see(view);
    const slot = /<section[^>]*aria-label="[^"]*"[^>]*>(?:(?!<\/section>).)*Grand blanc.*?<\/section>/s.exec(
      seen.html,
    );
    expect(slot?.[0]).toContain(
      '<p id="brouillon" style="scroll-margin-top: 30vh">Grand blanc, <a href="/promo">voir les lots</a></p>',
    );
    expect(seen.html).toContain('<base target="_blank"/>');
    expect((await editor.see('/gestion/contenu/block/home-banner-promo/apercu')).html).toContain(
      '#brouillon"',
    );
  });

  it.each([
    [
      'reassurance',
      'autour de l’accueil',
      '<p id="brouillon" style="scroll-margin-top: 30vh">Trois promesses</p>',
    ],
    ['mega-menu-bois', 'il est montré seul', '<p>Trois promesses</p>'],
  ])('the block %s is shown where it stands', async (identifier, said, html) => {
    const view = await draft({
      kind: 'block',
      identifier,
      title: 'Essai',
      content: '<p>Trois promesses</p>',
    });
    const editor = await entered(EDITOR);
    expect((await editor.see(view)).html).toContain(html);
    expect((await editor.see(`/gestion/contenu/block/${identifier}/apercu`)).html).toContain(said);
  });
});

it('the place of a block is that of the screen which asks for it', async () => {
  const screens = { home: 'screens/content/home-screen', 'every-page': 'layouts/layout' };
  for (const [place, screen] of Object.entries(screens)) {
    const query = await readFile(new URL(`../../app/${screen}.graphql`, import.meta.url), 'utf8');
    const [, list = ''] = /cmsBlocks\(identifiers: \[([^\]]+)\]/.exec(query) ?? [];
    const asked = [...list.matchAll(/"([^"]+)"/g)].map(([, name = '']) => name);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.map(blockPlace)).toEqual(asked.map(() => place));
  }
  expect(blockPlace('mega-menu-bois')).toBe('elsewhere');
});

describe('who sees it', () => {
  const content = '<p>Texte secret du brouillon</p>';
  const secret = { kind: 'page', identifier: 'secret-de-novembre', title: 'Secret', content };

  it('nobody but those of the staff who have the content', async () => {
    const view = await draft(secret);
    const preparer = await entered(PREPARER);
    const asks = [
      () => shop.visit(view),
      () => shop.visit(view, { as: CUSTOMER }),
      () => preparer.see(view),
      () => shop.visit(view, { headers: { cookie: `nuancier_gestion=${'x'.repeat(43)}` } }),
    ];
    for (const ask of asks) {
      const seen = await ask();
      expect(seen.status).toBe(403);
      expect(seen.html).not.toContain('secret');
      expect(seen.headers['cache-control']).toBe('private, no-store');
    }
    expect((await (await entered(READER)).see(view)).html).toContain('Texte secret du brouillon');
    expect((await (await entered(EDITOR)).see('/gestion/vue/contenu/page/rien')).status).toBe(404);
    expect((await (await entered(EDITOR)).see('/gestion/vue/contenu/menu/rien')).status).toBe(404);
  });

  it('not from the shop’s side, with whatever is put on an address of it', async () => {
    const view = await draft(secret);
    const editor = await entered(EDITOR);
    await editor.see(view);
    const path = `/${secret.identifier}`;
    for (const address of [path, `${path}?theme=comptoir`, view.replace('/gestion', ''), `/x${view}`])
      expect([address, (await editor.see(address)).html.includes('Texte secret')]).toEqual([address, false]);
  });

  it('is never kept, is framed by its own origin alone, and gives no cookie of the shop', async () => {
    const view = await draft(secret);
    const editor = await entered(EDITOR);
    const first = await editor.see(view);
    expect(first.headers['cache-control']).toBe('private, no-store');
    expect(first.headers['x-robots-tag']).toContain('noindex');
    expect(first.headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(policyOf(first)).toContain("frame-ancestors 'self'");
    expect(first.cookies).toEqual([]);
    await draft({ ...secret, content: '<p>Réécrit</p>' });
    expect((await editor.see(view)).html).toContain('Réécrit');
    for (const path of ['/', '/livraison', '/gestion/contenu'])
      expect(policyOf(await editor.see(path))).toContain("frame-ancestors 'none'");
  });

  it('no script of a draft runs: it is taken out, and the page may run none', async () => {
    const hostile =
      '<p onclick="alert(1)">Bonjour</p><script>alert(1)</script><img src=x onerror="alert(1)"><a href="javascript:alert(1)">x</a>';
    const view = await draft({ ...secret, content: hostile });
    const seen = await (await entered(EDITOR)).see(view);
    expect(seen.html).toContain('Bonjour');
    expect(seen.html).not.toMatch(/alert\(1\)|<script|modulepreload/);
    expect(policyOf(seen)).toMatch(
      /default-src 'none'(?!.*script-src).*sandbox allow-same-origin(?!.*allow-scripts)/,
    );
    expect(policyOf(seen)).toContain("form-action 'none'");
  });
});

describe('a product', () => {
  const SKU = 'P101000';
  const view = `/gestion/vue/produits/${SKU}`;
  const screen = `/gestion/catalogue/produits/${SKU}/apercu`;
  const OWNER = 'claire.valbrune';
  const framed = ({ html }: Visit) =>
    (/<iframe[^>]*src="([^"]*)/.exec(html)?.[1] ?? '').replaceAll('&amp;', '&');
  const words = ({ html }: Visit) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/[\s\u00A0\u202F]+/g, ' ');

  async function addressOf(): Promise<string> {
    const { url_key: key } = await shop.db
      .selectFrom('product')
      .select('url_key')
      .where('sku', '=', SKU)
      .executeTakeFirstOrThrow();
    return `/produit/${key}`;
  }

  it('is shown as a visitor sees its page, in the theme and width asked for', async () => {
    const owner = await entered(OWNER);
    const at = framed(await owner.see(`${screen}?theme=comptoir&largeur=telephone`));
    expect(at).toBe(`${view}?theme=comptoir&largeur=telephone`);
    const seen = await owner.see(at);
    const page = await shop.visit(await addressOf());
    expect(seen.html).toContain('data-theme="comptoir"');
    for (const text of ['24,95 €', 'Ajouter au panier']) {
      expect(words(page)).toContain(text);
      expect(words(seen)).toContain(text);
    }
    expect(words(seen)).not.toContain('Kermarrec');
    expect(seen.headers['cache-control']).toBe('private, no-store');
    expect(policyOf(seen)).toMatch(/form-action 'none'.*sandbox/);
  });

  it('is shown as a customer sees it: their price, nothing written, no cookie of theirs, and it is noted', async () => {
    const owner = await entered(OWNER);
    const at = framed(await owner.see(`${screen}?client=${CUSTOMER}`));
    expect(at).toContain(`client=${encodeURIComponent(CUSTOMER)}`);
    await owner.see(at);
    const own = await shop.visit(await addressOf(), { as: CUSTOMER });
    const prices = (visit: Visit) => new Set(words({ ...visit, html: mainOf(visit) }).match(/\d+,\d\d €/g));
    const before = await written();
    const seen = await owner.see(at);
    expect([seen.status, seen.cookies]).toEqual([200, []]);
    const after = await written();
    expect(Object.keys(after).filter((table) => after[table] !== before[table])).toEqual([]);
    expect(prices(seen)).toEqual(prices(own));
    expect(prices(seen)).not.toEqual(prices(await owner.see(view)));
    const notes = await shop.db
      .selectFrom('audit_entry')
      .select('details')
      .where('event', '=', 'product-seen-as')
      .execute();
    expect(notes.length).toBeGreaterThan(0);
  });

  it('not by whom it does not concern, nor as a customer by who may name none, nor where it is not seen', async () => {
    expect((await shop.visit(view)).status).toBe(403);
    expect((await shop.visit(view, { as: CUSTOMER })).status).toBe(403);
    const editor = await entered(EDITOR);
    expect((await editor.see(view)).status).toBe(200);
    const named = await editor.see(`${view}?client=${CUSTOMER}`);
    expect([named.status, named.html]).toEqual([403, 'Votre rôle ne permet pas cette action.\n']);
    expect((await (await entered(PREPARER)).see(view)).status).toBe(403);
    const owner = await entered(OWNER);
    const told = async (path: string) => {
      const { status, html } = await owner.see(path);
      return [status, html];
    };
    expect(await told('/gestion/vue/produits/RIEN')).toEqual([
      404,
      'Il n’y a rien à montrer à cette adresse.\n',
    ]);
    expect(await told(`${view}?client=personne@exemple.fr`)).toEqual([
      422,
      'Aucun compte actif ne porte cette adresse e-mail ou ce code client.\n',
    ]);
    expect(await told('/gestion/vue/produits/%00')).toEqual([
      422,
      'Le texte contient un caractère interdit.\n',
    ]);
    expect(framed(await owner.see(`${screen}?jour=2099-01-01`))).toBe('');
    expect((await owner.see(`${screen}?jour=2099-01-01`)).html).toContain('telle qu’elle est aujourd’hui');
  });

  it('that the shop has no page for is shown as the shop shows that', async () => {
    const owner = await entered(OWNER);
    const away = sql`update product set url_key = url_key || '-ailleurs' where sku = ${SKU}`;
    await away.execute(shop.db);
    const seen = await owner.see(view);
    await sql`update product set url_key = replace(url_key, '-ailleurs', '') where sku = ${SKU}`.execute(
      shop.db,
    );
    expect(seen.status).toBe(404);
    expect(mainOf(seen)).toContain('<h1');
  });

  it('what is sent to the shop with the mark of a look is nobody’s', async () => {
    const seen = await shop.visit('/customer', { headers: { cookie: 'vsf-customer=vue' } });
    expect(seen.html).not.toContain('Kermarrec');
    const { errors } = await shop.send(
      '{ customer { email } }',
      {},
      {
        headers: { authorization: `Bearer ${'1'.padStart(20, '0')}` },
      },
    );
    expect(errors?.[0]?.extensions?.['category']).toBe('graphql-authorization');
  });

  /** Every row of the shop, by when it was last written; what is the staff's and the log of looks apart. */
  async function written(): Promise<Record<string, string>> {
    const { rows: tables } = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = 'public'
        and tablename not like 'staff%' and tablename not like 'audit%' and tablename not like 'rate%'`.execute(
      shop.db,
    );
    const found: Record<string, string> = {};
    for (const { name } of tables) {
      const { rows } = await sql<{ told: string }>`
        select count(*) || ' ' || coalesce(max(xmin::text::bigint), 0) as told from ${sql.table(name)}`.execute(
        shop.db,
      );
      found[name] = rows[0]?.told ?? '';
    }
    return found;
  }
});
