import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answering, outOfOrder } from '../../../testing/answering.ts';
import { publicUrl, testShop } from '../../../testing/visit.ts';
import { openBuyer, sendStep, TAPE } from '../../../testing/buyer.ts';
import type { TestShop } from '../../../testing/visit.ts';

const YANN = 'yann.kermarrec@demo.valbrune.example';
const PAINT = { sku: '10200013', parent_sku: 'P102000' };
const ANTHRACITE = { customColorExa: '#383E42', tint_code: 'RAL 7016' };

let cartIsDown = false;
let mergeIsDown = false;
let isCompatible = false;
let askedSku: unknown;
let askedSamples = 0;
const compatible = ['Rouleau Un', 'Rouleau Deux', 'Rouleau Trois', 'Rouleau Quatre', 'Rouleau Cinq'];
const products = compatible.map((name, nth) => ({
  uid: `compatible-${nth}`,
  name,
  brand: null,
  url_key: `rouleau-${nth}`,
  url_rewrites: [],
  thumbnail: null,
}));
let shop: TestShop;
beforeAll(async () => {
  const down = answering('GuestCart', () => (cartIsDown ? outOfOrder : null));
  const unmerged = answering('MergeCarts', () => (mergeIsDown ? outOfOrder : null));
  const matched = answering('CompatibleProducts', ({ variables }) => {
    askedSku = variables?.['sku'];
    return isCompatible ? { data: { xsellProducts: { items: [{ crosssell_products: products }] } } } : null;
  });
  const sampled = answering('TesterOffers', () => {
    askedSamples += 1;
    return null;
  });
  shop = await testShop({ spoil: (transport) => sampled(matched(unmerged(down(transport)))) });
});
afterAll(() => shop.close());

const post = (fields: Record<string, string>, cookie = '', path = '/cart') =>
  shop.visit(path, {
    method: 'POST',
    headers: {
      origin: publicUrl,
      'content-type': 'application/x-www-form-urlencoded',
      ...(cookie === '' ? {} : { cookie }),
    },
    body: new URLSearchParams(fields).toString(),
  });
const add = (fields: Record<string, string>, cookie?: string) =>
  post({ intent: 'add', quantity: '1', ...fields }, cookie);
const cartOf = (cookies: readonly string[]) =>
  cookies.flatMap((cookie) => /^vsf-cart=[^;]+/.exec(cookie) ?? [])[0] ?? '';
const see = async (cookie: string, path = '/cart') => {
  const { html } = await shop.visit(path, { headers: { cookie } });
  return html;
};
const main = (html: string) => /<main.*<\/main>/s.exec(html)?.[0] ?? '';
const words = (html: string) =>
  main(html)
    .replaceAll('<!-- -->', '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/[\s\u00a0\u202f]+/g, ' ');
const lineUids = (html: string) => [
  ...new Set([...html.matchAll(/name="uid" value="([^"]+)"/g)].map(([, uid]) => uid ?? '')),
];
const badge = (html: string) => /data-cart-count="(\d+)"/.exec(html)?.[1];

describe('adding with script', () => {
  it('CRT-21 names three compatible products at most, those that xsellProducts gives first', async () => {
    const fields = { intent: 'add', quantity: '1', script: '1', ...PAINT, ...ANTHRACITE };
    const named = async () => {
      const { html } = await post(fields, '', '/cart.data');
      return compatible.filter((name) => html.includes(name));
    };
    expect(await named()).toEqual([]);
    isCompatible = true;
    expect(await named()).toEqual(compatible.slice(0, 3));
    expect(askedSku).toBe(PAINT.parent_sku);
    isCompatible = false;
  });
});

describe('adding without script', () => {
  it('NAV-07 CRT-16 makes the cart with the first article and leads to it, with a notice', async () => {
    const added = await add({ ...PAINT, ...ANTHRACITE, quantity: '2' });
    expect([added.status, added.headers['location']]).toEqual([302, '/cart?fait=ajoute']);
    const cookie = cartOf(added.cookies);
    expect(added.cookies.find((one) => one.startsWith('vsf-cart='))).toMatch(
      /^vsf-cart=[\w-]{22,64}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000$/,
    );
    const page = await see(cookie, '/cart?fait=ajoute');
    expect(words(page)).toContain('Le produit a bien été ajouté à votre panier.');
    expect(words(page)).toContain('– RAL 7016 Gris anthracite – 10 L Réf. 10200013');
    expect(words(page)).toContain('RAL 7016');
    expect(main(page)).toMatch(/<img[^>]*\/100x100\.webp"[^>]*width="100" height="100"/);
    expect(words(page)).toMatch(/Total TTC [\d,]+ € dont TVA 20 % [\d,]+ € Total HT [\d,]+ €/);
    expect(page).toContain('value="checkout"');
  });

  it('the same tint again adds to its line, another makes its own', async () => {
    const cookie = cartOf((await add({ ...PAINT, ...ANTHRACITE })).cookies);
    await add({ ...PAINT, ...ANTHRACITE, quantity: '2' }, cookie);
    expect(lineUids(await see(cookie))).toHaveLength(1);
    await add({ ...PAINT, customColorExa: '#C1121C', tint_code: 'RAL 3020' }, cookie);
    askedSamples = 0;
    const page = await see(cookie);
    expect(lineUids(page)).toHaveLength(2);
    expect(words(page)).toContain('(4 articles)');
    // Each line has its sample, all of them asked for at once.
    expect(words(page).match(/un testeur 75 mL/gi)).toHaveLength(2);
    expect(askedSamples).toBe(1);
  });

  it('each line’s tester is that of its own tint, at the price its page says', async () => {
    const offers = (html: string) =>
      new Map(
        [...html.matchAll(/aria-label="[^"]* un testeur (?:· )?(75[^"]*)\u00a0: (RAL \d+)/g)].map(
          ([, offer = '', code = '']) => [code, offer],
        ),
      );
    const cookie = cartOf((await add({ ...PAINT, ...ANTHRACITE })).cookies);
    await add({ ...PAINT, customColorExa: '#F7F9EF', tint_code: 'RAL 9010' }, cookie);
    const inCart = offers(await see(cookie));
    const told = await Promise.all(
      ['ral-7016', 'ral-9010'].map(async (tint) => [...offers(await see('', `/nuancier/${tint}`))]),
    );
    expect(inCart).toEqual(new Map(told.flat()));
    expect(new Set(inCart.values()).size).toBe(2);
  });

  it('CRT-13 says the API’s first message, and the way back to the product', async () => {
    const refused = await add({ sku: '99999999', back: '/produit/x?quantite=2' });
    expect(refused.status).toBe(422);
    expect(words(refused.html)).toMatch(/Mon panier .*(n’existe|introuvable|catalogue)/);
    expect(refused.html).toContain('href="/produit/x?quantite=2"');
    expect((await add({ sku: '99999999', back: '//evil.example' })).html).not.toContain('evil.example"');
  });

  it.each([
    [{ sku: '' }, 'Veuillez choisir une déclinaison avant d’ajouter au panier.'],
    [{ ...PAINT, quantity: '0' }, 'La quantité doit être un nombre entier supérieur à 0.'],
    [{ ...PAINT, quantity: '1.5' }, 'La quantité doit être un nombre entier supérieur à 0.'],
    [{ intent: 'steal' }, 'Cette demande n’a pas été comprise. Merci de réessayer.'],
  ])('refuses %j', async (fields, message) => {
    const refused = await add(fields);
    expect([refused.status, cartOf(refused.cookies)]).toEqual([422, '']);
    expect(words(refused.html)).toContain(message);
  });
});

describe('the product page', () => {
  it('CRT-05 sends article, product and tint, and explains a choice that is not made', async () => {
    const { html } = await shop.visit(
      '/produit/ardelis-serena-peinture-murs-et-plafonds-mate?teinte=RAL+7016&conditionnement=10-l&quantite=3',
    );
    const forms = [...html.matchAll(/<form[^>]*action="\/cart".*?<\/form>/gs)].map(([text]) => text);
    // The tester has a form of its own.
    const form = forms.find((text) => text.includes('value="add"')) ?? '';
    expect(form).toContain('method="post"');
    // Without script the field itself belongs to the form: its value is sent.
    const id = /<form id="([^"]+)"/.exec(form)?.[1] ?? 'none';
    expect(form).not.toContain('name="quantity"');
    expect(html).toMatch(new RegExp(`<input[^>]*form="${id}"[^>]*name="quantity"[^>]*value="3"`));
    for (const [name, value] of Object.entries({
      ...PAINT,
      tint_code: 'RAL 7016',
      intent: 'add',
    }))
      expect(form).toContain(`name="${name}" value="${value}"`);
  });

  it.each([
    ['', 'choix-1', 'Veuillez choisir une couleur et un conditionnement.'],
    ['?couleur=blanc', 'choix-2', 'Veuillez choisir un conditionnement.'],
    ['?conditionnement=10-l', 'choix-1', 'Veuillez choisir une couleur.'],
    ['?teinte=RAL+9999&conditionnement=10-l', 'choix-1', 'Veuillez choisir une autre teinte.'],
  ])('CRT-05 with a choice open (%s) the button leads to it and names it', async (search, place, message) => {
    const page = '/produit/ardelis-serena-peinture-murs-et-plafonds-mate';
    const { html } = await shop.visit(page + search);
    const form = /<form id="ajout-au-panier".*?<\/form>/s.exec(html)?.[0] ?? '';
    expect(form).toContain(`action="${page}#${place}" method="get"`);
    expect(form).toMatch(/<button[^>]*name="a-choisir"[^>]*>.*Ajouter au panier/s);
    expect(html).not.toContain('Veuillez choisir');
    const led = await shop.visit(`${page}${search}${search ? '&' : '?'}quantite=4&a-choisir=1`);
    const group = new RegExp(`<section id="${place}".*?</section>`, 's').exec(led.html)?.[0] ?? '';
    expect(words(`<main>${group}</main>`)).toContain(message);
    expect(led.html).toMatch(/<input[^>]*id="quantite"[^>]*value="4"/);
  });

  it('a number that is none is refused at its field, and stays in it', async () => {
    const back = '/produit/ardelis-serena-peinture-murs-et-plafonds-mate?couleur=blanc&conditionnement=10-l';
    const { html } = await shop.visit(back);
    expect(/<form[^>]*action="\/cart".*?<\/form>/s.exec(html)?.[0]).toContain(
      'name="beside" value="quantite"',
    );
    const refused = await add({ ...PAINT, quantity: 'abc', beside: 'quantite', back });
    expect([refused.status, cartOf(refused.cookies)]).toEqual([302, '']);
    expect(refused.headers['location']).toBe(`${back}&quantite=abc#quantite`);
    const page = (await shop.visit(`${back}&quantite=abc`)).html;
    expect(page).toMatch(/<input[^>]*id="quantite"[^>]*aria-describedby="quantite-erreur"[^>]*value="abc"/);
    expect(page).toMatch(/id="quantite-erreur".*?La quantité doit être un nombre entier supérieur à 0/s);
  });

  it('lines of the cart lead to their article in its tint', async () => {
    const cookie = cartOf((await add({ ...PAINT, ...ANTHRACITE })).cookies);
    const link = /<h3[^>]*><a href="([^"]+)"/.exec(await see(cookie))?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect(link).toBe(
      `/produit/ardelis-serena-peinture-murs-et-plafonds-mate?article=${PAINT.sku}&teinte=RAL+7016`,
    );
    const page = (await shop.visit(link)).html;
    expect(page).toContain(`name="sku" value="${PAINT.sku}"`);
    expect(page).toContain('name="tint_code" value="RAL 7016"');
  });
});

describe('changing without script', () => {
  it('CRT-07 CRT-08 sets a quantity, ignores zero, removes a line and brings it back', async () => {
    const cookie = cartOf((await add({ ...PAINT, ...ANTHRACITE })).cookies);
    const [uid = ''] = lineUids(await see(cookie));
    expect((await post({ intent: 'update', uid, quantity: '5' }, cookie)).headers['location']).toBe(
      '/cart?fait=modifie',
    );
    expect(words(await see(cookie))).toContain('(5 articles)');
    const zero = await post({ intent: 'update', uid, quantity: '0' }, cookie);
    expect([zero.status, words(zero.html)]).toEqual([422, expect.stringContaining('(5 articles)')]);

    const fields = { ...PAINT, ...ANTHRACITE, quantity: '5', name: 'Séréna', uid };
    const removed = await post({ intent: 'remove', ...fields }, cookie);
    const told = await see(cookie, String(removed.headers['location']));
    expect(words(told)).toContain('« Séréna » a été retiré du panier.');
    expect(words(told)).toContain('Votre panier est vide.');
    const undo = /<form[^>]*>(?:(?!<\/form>).)*value="restore".*?<\/form>/s.exec(told)?.[0] ?? '';
    const again = Object.fromEntries(
      [...undo.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    );
    await post(again, cookie);
    expect(words(await see(cookie))).toContain('(5 articles)');
  });

  it('« Commander » takes the numbers as they stand in the fields; one that is none keeps the cart and what was typed', async () => {
    const cookie = cartOf((await add({ ...PAINT, ...ANTHRACITE })).cookies);
    await add({ ...PAINT, customColorExa: '#C1121C', tint_code: 'RAL 3020' }, cookie);
    const page = await see(cookie);
    const [first = '', second = ''] = lineUids(page);
    for (const uid of [first, second])
      expect(page).toMatch(new RegExp(`<input[^>]*form="panier"[^>]*name="quantity:${uid}"`));
    const fields = { [`quantity:${first}`]: '4', [`quantity:${second}`]: 'x' };
    const refused = await post({ intent: 'checkout', ...fields }, cookie);
    expect(refused.status).toBe(422);
    expect(words(refused.html)).toContain('La quantité doit être un nombre entier supérieur à 0.');
    expect(refused.html).toMatch(new RegExp(`name="quantity:${second}"[^>]*value="x"`));
    expect(words(await see(cookie))).toContain('(2 articles)');
    const gone = await post({ intent: 'checkout', ...fields, [`quantity:${second}`]: '3' }, cookie);
    expect([gone.status, gone.headers['location']]).toEqual([302, '/checkout']);
    expect(words(await see(cookie))).toContain('(7 articles)');
    expect((await post({ intent: 'update-all', [`quantity:${first}`]: '1' }, cookie)).status).toBe(302);
    expect(words(await see(cookie))).toContain('(4 articles)');
  });

  it('a line that another tab has removed changes nothing else', async () => {
    const cookie = cartOf((await add(PAINT)).cookies);
    const gone = { intent: 'remove', ...PAINT, quantity: '1', uid: '00000000-0000-4000-8000-000000000000' };
    expect((await post(gone, cookie)).headers['location']).toBe('/cart?fait=change');
    expect(words(await see(cookie))).toContain('(1 article)');
  });

  it('CRT-08 clears the cart once that is confirmed', async () => {
    const cookie = cartOf((await add(PAINT)).cookies);
    expect(await see(cookie)).toMatch(/<details[^>]*><summary>Vider le panier<\/summary><form/);
    await post({ intent: 'clear' }, cookie);
    expect(words(await see(cookie))).toContain('Votre panier est vide.');
  });

  it('CRT-09 NTF-07 a coupon is applied and taken away; a bad one is told beside its field, which keeps it', async () => {
    const cookie = cartOf((await add(PAINT)).cookies);
    const bad = await post({ intent: 'coupon', coupon: 'EXPIRE2025' }, cookie);
    expect(bad.status).toBe(422);
    const field = /<input[^>]*name="coupon"[^>]*>/.exec(bad.html)?.[0] ?? '';
    expect(field).toContain('value="EXPIRE2025"');
    const described = /aria-describedby="([^"]+)"/.exec(field)?.[1] ?? 'none';
    expect(bad.html).toMatch(
      new RegExp(`id="${described}"[^>]*>.*?Le code promotionnel n’est pas valide\\.`),
    );
    await post({ intent: 'coupon', coupon: 'chantier5' }, cookie);
    expect(words(await see(cookie))).toContain('Le code CHANTIER5 est appliqué.');
    await post({ intent: 'remove-coupon' }, cookie);
    expect(words(await see(cookie))).not.toContain('CHANTIER5');
  });
});

describe('delivery', () => {
  it('tells what a delivery costs and what is missing until it is free', async () => {
    const cookie = cartOf((await add({ sku: '10100002', parent_sku: 'P101000' })).cookies);
    const charged = await see(cookie);
    // The delivering store is known once one is chosen.
    expect(words(charged)).toMatch(/(?<!magasin) Livraison : 34,80 € TTC Plus que 407,40 € TTC/);
    expect(charged).toMatch(/<progress[^>]*max="40000"/);
    await add({ sku: '10100002', parent_sku: 'P101000', quantity: '9' }, cookie);
    expect(words(await see(cookie))).toContain('La livraison est offerte.');
    const { cookies } = await shop.visit('/magasins/choix', {
      method: 'POST',
      headers: { cookie, origin: publicUrl, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'shopCode=VB006&back=/',
    });
    const chosen = cookies.map((set) => set.split(';')[0]).join('; ');
    expect(words(await see(`${cookie}; ${chosen}`))).toContain('La livraison par votre magasin est offerte.');
  });

  const aboutDelivery =
    /Livraison (TTC|par|:)|livraison (par votre magasin est )?offerte|Estimer la livraison/i;

  it('whoever has chosen to fetch the goods reads nothing of a delivery', async () => {
    const guest = await openBuyer(shop);
    expect(words((await guest.see('/cart')).html)).toMatch(aboutDelivery);
    await sendStep(guest, '/checkout/user-account', { email: 'invitee@exemple.fr' });
    await sendStep(guest, '/checkout/shipping', { mode: 'EMP' });
    const fetched = words((await guest.see('/cart')).html);
    expect(fetched).toContain('Retrait en magasin Gratuit');
    expect(fetched).not.toMatch(aboutDelivery);
  });

  it('a delivery is not said to be free beside articles that are not delivered', async () => {
    const guest = await openBuyer(shop);
    await guest.send('/cart', { intent: 'add', quantity: '200', ...TAPE });
    const stock = shop.db.updateTable('stock').where('article_sku', '=', TAPE.sku);
    await stock.set({ livraison_pro: false }).execute();
    const kept = words((await guest.see('/cart')).html);
    await stock.set({ livraison_pro: true }).execute();
    expect(kept).toContain('Certains articles ne peuvent pas être livrés.');
    expect(kept).not.toMatch(/livraison[^.]* offerte|Plus que/i);
  });
});

describe('the badge', () => {
  it('an empty cart leads on: to the catalogue, to the quick order, to what is cheaper just now', async () => {
    const { html } = await shop.visit('/cart');
    expect(html).toContain('Votre panier est vide.');
    for (const address of ['/catalogue', '/commande-rapide']) expect(html).toContain(`href="${address}"`);
    const proposed = html.slice(html.indexOf('En promotion en ce moment'));
    const products = [...proposed.matchAll(/href="(\/produit\/[^"?]+)/g)].map(([, address]) => address);
    expect(new Set(products).size).toBe(4);
  });

  it('LAY-12 CRT-03 counts what the cart holds; a visitor without a cart has none', async () => {
    expect(badge(await see(''))).toBeUndefined();
    const cookie = cartOf((await add({ ...PAINT, quantity: '3' })).cookies);
    expect(badge(await see(cookie, '/livraison'))).toBe('3');
  });
});

describe('trouble', () => {
  it('CRT-14 a fault keeps the cart’s id and says so; only a cart that is not there is replaced', async () => {
    const cookie = cartOf((await add(PAINT)).cookies);
    cartIsDown = true;
    const down = await shop.visit('/cart', { headers: { cookie } });
    cartIsDown = false;
    expect([down.status, cartOf(down.cookies)]).toEqual([503, '']);
    expect(words(down.html)).toContain('Votre panier n’a pas pu être chargé. Il est conservé.');
    expect(words(await see(cookie))).toContain('(1 article)');
    const lost = await shop.visit('/cart', { headers: { cookie: 'vsf-cart=nobodys-cart-nobodys-cart' } });
    expect(lost.status).toBe(200);
    expect(cartOf(lost.cookies)).toMatch(/^vsf-cart=(?!nobodys)/);
  });
});

describe('signing in', () => {
  const enter = (cookie: string) => post({ email: YANN, password: 'Demo!2026' }, cookie, '/sign-in');
  const sessionOf = (cookies: readonly string[]) =>
    cookies
      .map((one) => one.split(';', 1)[0])
      .filter((one) => /^vsf-(?:cart|customer)=./.test(one ?? ''))
      .join('; ');

  it('AUT-08 CRT-10 merges the visitor’s cart into the customer’s own', async () => {
    const cookie = cartOf((await add({ ...PAINT, ...ANTHRACITE, quantity: '2' })).cookies);
    const entered = await enter(cookie);
    expect(cartOf(entered.cookies)).not.toBe(cookie);
    const page = await see(sessionOf(entered.cookies));
    expect(words(page)).toContain('RAL 7016');
    expect(words(page)).toMatch(/[\d,]+ € HT l’unité/);
  });

  it('AUT-08 uses the customer’s cart when the merge fails', async () => {
    const cookie = cartOf((await add({ sku: '10100002', parent_sku: 'P101000' })).cookies);
    mergeIsDown = true;
    const entered = await enter(cookie);
    mergeIsDown = false;
    expect(entered.status).toBe(302);
    expect(cartOf(entered.cookies)).toMatch(/^vsf-cart=[\w-]{22}/);
    expect(words(await see(sessionOf(entered.cookies)))).not.toContain('10100002');
  });

  it('signing out forgets the cart’s id', async () => {
    const session = sessionOf((await enter(cartOf((await add(PAINT)).cookies))).cookies);
    const left = await post({}, session, '/deconnexion');
    expect(left.cookies.find((one) => one.startsWith('vsf-cart='))).toContain('Max-Age=0');
  });
});
