// What the shop's people keep up to date, as pages without script, and how the shop's own pages follow.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hiddenFields, openBrowser } from '../../testing/browser.ts';
import type { Browser } from '../../testing/browser.ts';
import { testShop } from '../../testing/visit.ts';
import type { TestShop } from '../../testing/visit.ts';
import { createPageCache } from '../pages/page-cache.ts';

const PASSWORD = 'Gestion!2026';

let shop: TestShop;
beforeAll(async () => {
  const cache = createPageCache({ mostBytes: 50_000_000, mostMs: 3_600_000, now: Date.now });
  shop = await testShop({ cache });
});
afterAll(() => shop.close());

async function entered(name: string): Promise<Browser> {
  const browser = openBrowser(shop);
  const email = `${name}@equipe.valbrune.example`;
  await browser.send('/gestion/entrer', { email, password: PASSWORD });
  await browser.send('/gestion/entrer/code', { code: '000000' });
  return browser;
}

describe('the catalogue', () => {
  const formOf = (html: string) => /name="lu" value="([^"]+)"/.exec(html)?.[1] ?? '';

  it('lists what is to be completed, searched without script', async () => {
    const teller = await entered('emma.girard');
    const { status, html } = await teller.see('/gestion/catalogue');
    expect(status).toBe(200);
    for (const words of [
      'Sans prix',
      'Sans photo',
      'Sans stock connu',
      'Sans texte',
      'Sans rayon',
      'Hors boutique',
    ])
      expect(html).toContain(words);
    const none = await teller.see('/gestion/catalogue?q=introuvable');
    expect(none.html).toContain('Aucun produit ne correspond à «\u00A0introuvable\u00A0».');
    expect((await teller.see('/gestion/catalogue/produits/RIEN')).status).toBe(404);
  });

  it('a text is written and the shop’s page tells it at once; what is stale is refused and kept in the form', async () => {
    const teller = await entered('emma.girard');
    const list = await teller.see('/gestion/catalogue');
    const address = /href="(\/gestion\/catalogue\/produits\/[^"]+)"/.exec(list.html)?.[1] ?? '';
    const page = await teller.see(address);
    const inShop = /href="(\/produit\/[^"]+)"/.exec(page.html)?.[1] ?? '';
    const lu = formOf(page.html);
    const fields = {
      intent: 'textes',
      lu,
      actif: 'on',
      resume: 'Écrit à la main',
      description: '<p>Long</p>',
    };
    const done = await teller.send(address, fields);
    expect(done.headers['location']).toBe(`${address}?fait=textes#textes`);
    await expect.poll(async () => (await shop.visit(inShop)).html).toContain('Écrit à la main');
    const stale = await teller.send(address, { ...fields, resume: 'Autre texte' });
    expect(stale.status).toBe(422);
    expect(stale.html).toContain('depuis que vous l’avez ouverte');
    expect(stale.html).toContain('Autre texte</textarea>');
    const linked = await teller.send(address, {
      intent: 'liens',
      lu: formOf((await teller.see(address)).html),
      related: 'RIEN',
    });
    expect([linked.status, linked.html.includes('RIEN</textarea>')]).toEqual([422, true]);
  });

  it('photographs are arranged by keyboard, told, and withdrawn once it is confirmed', async () => {
    const address = '/gestion/catalogue/produits/P102003';
    await shop.db.deleteFrom('product_picture').where('reference', '=', 'P102003').execute();
    const teller = await entered('emma.girard');
    expect((await teller.see(address)).html).toContain('Pas encore de photo');
    await shop.db
      .insertInto('product_picture')
      .values(['a', 'b', 'c'].map((letter, at) => photo(letter, at + 1)))
      .execute();
    const page = await teller.see(`${address}?fait=photos&ajoutees=2&refus=petite:x%3Cb%3E.jpg&refus=rien:x`);
    expect(page.html).toContain('2 photos sont ajoutées');
    expect(page.html).toContain('«\u00A0x&lt;b&gt;.jpg\u00A0» est trop petit');
    expect(page.html).toContain('action="/gestion/fichiers/images/produits/P102003"');
    const shown = (html: string) =>
      [...html.matchAll(/src="\/media\/product\/P102003\/p(.)/g)].map(([, letter]) => letter).join('');
    expect(shown(page.html)).toBe('abc');
    const place = async () => ({
      intent: 'photo',
      reference: 'P102003',
      lu:
        /name="place" value="1"\/><input type="hidden" name="lu" value="([^"]+)"/.exec(
          (await teller.see(address)).html,
        )?.[1] ?? '',
    });
    const moved = await teller.send(address, { ...(await place()), place: '3', geste: 'first' });
    expect(moved.headers['location']).toBe(`${address}?fait=photo-deplacee#photos`);
    expect(shown((await teller.see(address)).html)).toBe('cab');
    const words = { ...(await place()), place: '1', geste: 'decrire', alt: 'x'.repeat(251) };
    const long = await teller.send(address, words);
    expect([
      long.status,
      long.html.includes('250 caractères'),
      long.html.includes(`value="${words.alt}"`),
    ]).toEqual([422, true, true]);
    await teller.send(address, { ...words, alt: '<b>Pot</b>' });
    const told = await teller.see(address);
    expect(told.html).toContain('alt="&lt;b&gt;Pot&lt;/b&gt;"');
    const [, remove = ''] = /href="([^"]+photos\/retrait[^"]+)"/.exec(told.html) ?? [];
    const confirm = await teller.see(remove.replaceAll('&amp;', '&'));
    expect(confirm.html).toContain('Elle disparaît aussitôt de la boutique');
    const gone = await teller.send(remove.replaceAll('&amp;', '&'), {});
    expect(gone.headers['location']).toBe(`${address}?fait=photo-retiree#photos`);
    expect(shown((await teller.see(address)).html)).toBe('ab');
    expect((await teller.send(remove.replaceAll('&amp;', '&'), {})).status).toBe(422);
    const reader = await entered('anne.schmitt');
    const read = (await reader.see(address)).html;
    expect([shown(read), read.includes('Monter'), read.includes('Ajouter les photos')]).toEqual([
      'ab',
      false,
      false,
    ]);
    expect((await reader.see(remove.replaceAll('&amp;', '&'))).status).toBe(404);
  });

  it('a product has its days, and the page says that it is not in the shop', async () => {
    const address = '/gestion/catalogue/produits/P102004';
    const teller = await entered('emma.girard');
    const lu = formOf((await teller.see(address)).html.split('value="jours"')[1] ?? '');
    const odd = await teller.send(address, { intent: 'jours', lu, du: '2026-12-02', au: '2026-12-01' });
    expect([odd.status, odd.html.includes('value="2026-12-02"')]).toEqual([422, true]);
    const done = await teller.send(address, { intent: 'jours', lu, au: '2020-01-01' });
    expect(done.headers['location']).toBe(`${address}?fait=jours#jours`);
    const { html } = await teller.see(`${address}?fait=jours`);
    expect(html).toContain('n’est pas dans la boutique aujourd’hui');
    const [, told = ''] = html.split('<section id="jours"');
    expect(told.split('</section>')[0], 'said where it was done').toContain(
      'Les jours de présence sont enregistrés.',
    );
  });

  it('rayons go up and down, and who may only read finds no form', async () => {
    const teller = await entered('emma.girard');
    const tree = await teller.see('/gestion/catalogue/rayons');
    const id = /name="rayon" value="(\d+)"/.exec(tree.html)?.[1] ?? '';
    const first = (html: string) => /rayons\/(\d+)"/.exec(html)?.[1];
    expect(first(tree.html)).toBe(id);
    const moved = await teller.send('/gestion/catalogue/rayons', {
      intent: 'down',
      rayon: id,
      lu: formOf(tree.html),
    });
    const told = /Le rayon «.+» est déplacé, le menu suit\.<\/p>/;
    const back = (html: string) => {
      const [, parent = '', before = ''] =
        /name="parent" value="(\d+)"[^>]*><input[^>]*name="avant" value="(\d*)"/.exec(html) ?? [];
      return { intent: 'remettre', rayon: id, lu: formOf(html), parent, avant: before };
    };
    expect(first(moved.html)).not.toBe(id);
    expect(moved.html).toMatch(told);
    const led = await teller.see(`/gestion/catalogue/rayons?fait=deplace&rayon=${id}&parent=3&avant=`);
    expect([told.test(led.html), led.html.includes('remettre')], 'an address moves nothing').toEqual([
      false,
      false,
    ]);
    const inner = await teller.see(`/gestion/catalogue/rayons?ouvert=${id}`);
    const names = (html: string) => [...html.matchAll(/rayons\/\d+"[^>]*>([^<]+)</g)].map(([, name]) => name);
    expect(names(inner.html).length, 'folded until it is opened').toBeGreaterThan(names(tree.html).length);
    expect(inner.html).toContain(`aria-expanded="true"`);
    const child = names(inner.html).find((name) => !names(tree.html).includes(name)) ?? '';
    const looked = names((await teller.see(`/gestion/catalogue/rayons?q=${encodeURIComponent(child)}`)).html);
    expect([looked.includes(child), looked.length < names(inner.html).length]).toEqual([true, true]);
    expect((await teller.see('/gestion/catalogue/rayons?q=introuvable')).html).toContain('Aucun rayon');
    const undone = await teller.send('/gestion/catalogue/rayons', back(moved.html));
    expect(undone.headers['location']).toBe('/gestion/catalogue/rayons?fait=remis');
    expect(first((await teller.see('/gestion/catalogue/rayons')).html)).toBe(id);
    const own = await teller.see(`/gestion/catalogue/rayons/${id}`);
    const arbre = /name="arbre" value="([^"]*)"/.exec(own.html)?.[1] ?? '';
    const parents = /<select[^>]*name="parent".*?<\/select>/s.exec(own.html)?.[0] ?? '';
    const under = [...parents.matchAll(/<option value="(\d+)"/g)].map(([, value = '']) => value).at(-1) ?? '';
    const form = { intent: 'deplacer', arbre, parent: under };
    const away = await teller.send(`/gestion/catalogue/rayons/${id}`, form);
    expect(away.html, 'from its own page').toMatch(told);
    const lu =
      /name="rayon" value="\d+"[^>]*><input[^>]*name="lu" value="([^"]*)"/.exec(away.html)?.[1] ?? '';
    await teller.send('/gestion/catalogue/rayons', { ...back(away.html), lu });
    expect(first((await teller.see('/gestion/catalogue/rayons')).html)).toBe(id);
    const read = formOf((await teller.see('/gestion/catalogue/rayons')).html);
    const inside = { intent: 'poser', rayon: id, lu: read, parent: id };
    const refused = await teller.send('/gestion/catalogue/rayons?fait=rayon', inside);
    expect(refused.html, 'a success of before').not.toContain('Le rayon est enregistré.</p>');
    expect([refused.status, refused.html.includes('sous lui-même')], 'let go in itself').toEqual([422, true]);
    const dated = await teller.see(`/gestion/catalogue/rayons/${id}`);
    const day = { intent: 'jours', lu: formOf(dated.html.split('value="jours"')[1] ?? '') };
    const odd = await teller.send(`/gestion/catalogue/rayons/${id}`, { ...day, du: 'demain' });
    expect([odd.status, odd.html.includes('value="demain"')]).toEqual([422, true]);
    const closed = await teller.send(`/gestion/catalogue/rayons/${id}`, { ...day, au: '2020-01-01' });
    expect(closed.headers['location']).toBe(`/gestion/catalogue/rayons/${id}?fait=jours#jours`);
    expect((await teller.see('/gestion/catalogue/rayons')).html).toContain('Hors de ses jours');
    const nameless = await teller.send(`/gestion/catalogue/rayons/${id}`, { nom: '', meta_titre: 'Gardé' });
    expect([nameless.status, nameless.html.includes('value="Gardé"')]).toEqual([422, true]);
    const reader = await entered('anne.schmitt');
    const none = (await reader.see('/gestion/catalogue/rayons?q=rien-de-tel')).html;
    expect(none, 'no head of a table without rows').not.toContain('<table');
    const seen = await reader.see(`/gestion/catalogue/rayons/${id}`);
    expect([seen.status, seen.html.includes('Enregistrer')]).toEqual([200, false]);
  });
});

describe('content', () => {
  const BANNER = '/gestion/contenu/block/home-banner-promo';
  const home = async () => (await shop.visit('/')).html;

  it('a draft is seen by the staff alone, and the shop’s first page shows it once it is published', async () => {
    const emma = await entered('emma.girard');
    const page = await emma.see(BANNER);
    expect(page.html).toContain('<textarea');
    const draft = { titre: 'Bandeau', contenu: '<p>Grand blanc d’hiver</p>', visible: 'oui' };
    const saved = await emma.send(BANNER, { ...draft, intent: 'apercu', lu: markIn(page.html) });
    expect(saved.headers['location']).toBe(`${BANNER}/apercu`);
    for (const theme of ['valbrune', 'comptoir']) {
      const preview = await emma.see(`${BANNER}/apercu?theme=${theme}&largeur=telephone`);
      const [, frame = ''] = /<iframe[^>]*src="([^"#]*)/.exec(preview.html) ?? [];
      const { html } = await emma.see(frame.replaceAll('&amp;', '&'));
      expect(html).toContain(`data-theme="${theme}"`);
      expect(html).toContain('Grand blanc d’hiver');
    }
    expect(await home()).not.toContain('Grand blanc d’hiver');
    expect((await shop.visit(`${BANNER}/apercu`)).status).toBe(302);
    const written = (await emma.see(BANNER)).html;
    const form = /<form(?:(?!<\/form>)[^])*<textarea(?:(?!<\/form>)[^])*/.exec(written)?.[0];
    expect(form, 'what is published is what stands in the form').toContain('value="publier"');
    const ending = (await emma.see('/gestion/contenu/block/home-intro')).html;
    expect(ending, 'an end is set without a draft').toMatch(/name="au"[^]*value="publier"/);
    expect(ending).not.toContain('value="abandonner"');
    const more = { contenu: '<p>Grand blanc d’hiver, prolongé</p>', intent: 'publier' };
    const done = await emma.send(BANNER, { ...draft, ...more, lu: markIn(written) });
    expect(done.headers['location']).toBe(`${BANNER}?fait=publie`);
    await expect.poll(home).toContain('Grand blanc d’hiver, prolongé');
  });

  it('versions are compared, and one of before comes back', async () => {
    const emma = await entered('emma.girard');
    const { html } = await emma.see(`${BANNER}/versions/2?avec=1`);
    expect(html).toContain('Version 2 comparée à la version 1');
    expect(html).toMatch(/<ins[^>]*>.*Grand/s);
    const first = await emma.see(`${BANNER}/versions/1`);
    expect([first.status, first.html.includes('comparée à la version')]).toEqual([200, false]);
    await sql`update content_version set meta_description = 'x', title = 'Ancien titre', is_active = false
      where identifier = 'home-banner-promo' and version = 1`.execute(shop.db);
    const named = (await emma.see(`${BANNER}/versions/2?avec=1`)).html;
    expect(named, 'what differs beside the text').toMatch(
      /<del[^>]*>[^]*?Ancien titre[^]*?<del[^>]*>[^]*?Cachée/,
    );
    await sql`update content_version set is_active = true where identifier = 'home-banner-promo'`.execute(
      shop.db,
    );
    const back = await emma.send(`${BANNER}/versions/1`, hiddenFields(first.html));
    expect(back.headers['location']).toBe(`${BANNER}?fait=retablie`);
    await expect.poll(home).not.toContain('Grand blanc d’hiver');
    expect((await emma.see(`${BANNER}/versions/99`)).status).toBe(404);
  });

  it('what is refused comes back as it was typed; who reads only finds no form', async () => {
    const emma = await entered('emma.girard');
    const draft = { titre: '', contenu: '<p>Gardé</p>', intent: 'enregistrer' };
    const refused = await emma.send('/gestion/contenu/page/livraison', draft);
    expect(refused.status).toBe(422);
    expect(refused.html).toContain('Gardé');
    const stale = { titre: 'x', contenu: '<p>Aussi gardé</p>', lu: 'd1' };
    expect((await emma.send('/gestion/contenu/page/livraison', stale)).html).toContain('Aussi gardé');
    const dates = await emma.send(BANNER, { intent: 'publier', du: 'demain' });
    expect(dates.html).toContain('Choisissez une date et une heure.');
    expect(dates.html, 'the text stands beside it').toMatch(/<textarea[^>]*>[^<]/);
    const anne = await entered('anne.schmitt');
    expect((await anne.see(BANNER)).html).not.toContain('<textarea');
    expect((await anne.see('/gestion/contenu/nouveau')).status).toBe(404);
    expect((await anne.see('/gestion/contenu/autre/x')).status).toBe(404);
  });

  it('a colleague who writes is named, and taken over from knowingly', async () => {
    const address = '/gestion/contenu/page/livraison';
    const [emma, claire] = [await entered('emma.girard'), await entered('claire.valbrune')];
    const draft = { titre: 'Livraison', contenu: '<p>D’Emma</p>', visible: 'oui', intent: 'enregistrer' };
    await emma.send(address, { ...draft, lu: markIn((await emma.see(address)).html) });
    const seen = await claire.see(address);
    expect(seen.html).toContain('Emma Girard modifie ce texte');
    expect([seen.html.includes('<textarea'), seen.html.includes('Reprendre la main')]).toEqual([false, true]);
    expect((await emma.see(address)).html, 'who writes goes on').toContain('<textarea');
    const late = { ...draft, contenu: '<p>De Claire</p>' };
    const refused = await claire.send(address, late);
    expect([refused.status, refused.html.includes('De Claire')]).toEqual([422, true]);
    expect(refused.html).toMatch(/<button[^>]*form="contenu-formulaire"[^>]*value="reprendre-enregistrer"/);
    expect([refused.html.includes('value="publier"'), refused.html.includes('value="abandonner"')]).toEqual([
      false,
      false,
    ]);
    const taken = await claire.send(address, { intent: 'reprendre' });
    expect(taken.headers['location']).toBe(`${address}?fait=reprise`);
    expect((await emma.see(address)).html).toContain('Claire Valbrune modifie ce texte');
    const again = { ...late, intent: 'reprendre-enregistrer', lu: markIn((await claire.see(address)).html) };
    expect((await claire.send(address, again)).headers['location']).toBe(`${address}?fait=brouillon`);
    expect((await emma.send(`${address}/tenue`, {})).status, 'a sign is no taking').toBe(200);
    expect((await emma.see(address)).html).toContain('Claire Valbrune modifie ce texte');
  });

  function markIn(html: string): string {
    return /name="lu" value="([^"]*)"/.exec(html)?.[1] ?? '';
  }
});

describe('pictures of the content', () => {
  it('are shown with their words and addresses, brought by who edits alone', async () => {
    await shop.db
      .insertInto('content_picture')
      .values({
        picture: 'd'.repeat(32),
        shape: 'page',
        alt: 'Façade <b>',
        width: 1200,
        height: 400,
        at: new Date(),
        author: 'Emma Girard',
      })
      .execute();
    const editor = await entered('emma.girard');
    const page = (await editor.see('/gestion/contenu/images?refus=petite:&usage=banner&texte=Mur%20%3Cb%3E'))
      .html;
    expect(page).toContain('action="/gestion/fichiers/images/contenus"');
    expect(page).toContain('est trop petit pour la boutique');
    expect(page, 'what was typed').toContain('value="Mur &lt;b&gt;"');
    expect(page).toMatch(/<option value="banner" selected=""/);
    expect(page).toContain('alt="Façade &lt;b&gt;"');
    expect(page).toContain(`/media/site/${'d'.repeat(32)}/1600x1600.webp`);
    expect((await editor.see('/gestion/contenu')).html).toContain('href="/gestion/contenu/images"');
    const read = (await (await entered('anne.schmitt')).see('/gestion/contenu/images')).html;
    expect([read.includes('Façade'), read.includes('Envoyer l’image')]).toEqual([true, false]);
    expect((await (await entered('loic.tanguy')).see('/gestion/contenu/images')).status).toBe(403);
  });
});

const photo = (letter: string, position: number) => ({
  reference: 'P102003',
  position,
  picture: letter.repeat(32),
  alt: null,
});
