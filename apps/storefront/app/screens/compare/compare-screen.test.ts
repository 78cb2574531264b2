import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wordsOf } from '../../../testing/drawn-listing.ts';
import { publicUrl, testShop } from '../../../testing/visit.ts';
import type { TestShop } from '../../../testing/visit.ts';

const HUGO = 'hugo.perrin@demo.valbrune.example';
const ALI = 'ali.benali@demo.valbrune.example';

type Item = { uid: string; name: string; url_key: string };

let shop: TestShop;
let products: Item[];
beforeAll(async () => {
  shop = await testShop();
  const { data } = await shop.send(
    '{ products(search: "peinture mate", pageSize: 12) { items { uid name url_key } } }',
  );
  products = (data?.['products'] as { items: Item[] } | undefined)?.items ?? [];
});
afterAll(() => shop.close());

type Who = { cookie?: string; as?: string };

const who = ({ cookie, as }: Who) => ({
  headers: cookie === undefined ? {} : { cookie },
  ...(as === undefined ? {} : { as }),
});

function send(fields: Record<string, string>, visitor: Who = {}) {
  const { headers, ...rest } = who(visitor);
  return shop.visit('/comparateur', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded', origin: publicUrl },
    body: new URLSearchParams(fields).toString(),
    ...rest,
  });
}
const look = (visitor: Who = {}, search = '') => shop.visit(`/comparateur${search}`, who(visitor));
const uidOf = (at: number) => products[at]?.uid ?? '';
const nameOf = (at: number) => products[at]?.name ?? '';

/** A visitor with so many of the products. */
async function comparing(count: number): Promise<string> {
  const { cookies } = await send({ intent: 'add', product: uidOf(0) });
  const cookie = /nuancier-compare=[0-9a-f]{32}/.exec(cookies.join('\n'))?.[0] ?? '';
  for (let at = 1; at < count; at += 1) await send({ intent: 'add', product: uidOf(at) }, { cookie });
  return cookie;
}

describe('the comparison', () => {
  it('is empty at first, and says what to do', async () => {
    const { status, html } = await look();
    expect(status).toBe(200);
    expect(wordsOf(html)).toContain('Aucun produit à comparer');
    expect(html).toContain('noindex');
  });

  it('is begun by a press on a card or a product page, without script', async () => {
    for (const page of ['/search?q=peinture+mate', `/produit/${products[0]?.url_key}`]) {
      const { html } = await shop.visit(page);
      expect(html).toMatch(/<form[^>]*action="\/comparateur"/);
      expect(html).toContain(`name="product" value="${uidOf(0)}"`);
    }
    const { status, headers, cookies } = await send({
      intent: 'add',
      product: uidOf(0),
      back: '/search?q=peinture',
    });
    expect(status).toBe(302);
    expect(headers['location']).toBe('/comparateur?retour=%2Fsearch%3Fq%3Dpeinture');
    expect(cookies.join('\n')).toMatch(/nuancier-compare=[0-9a-f]{32}; Path=\/; HttpOnly; SameSite=Lax/);
  });

  it('shows cards, the technical sheets side by side, and the way back', async () => {
    const cookie = await comparing(3);
    const { html } = await look({ cookie }, '?retour=%2Fsearch%3Fq%3Dpeinture');
    const words = wordsOf(html);
    for (const at of [0, 1, 2]) expect(words).toContain(nameOf(at));
    for (const label of ['3 produits', 'Marque', 'Aspect', 'Rendement', '€ TTC'])
      expect(words).toContain(label);
    expect(html).toContain('href="/search?q=peinture"');
    // The button of the others is not offered where the product is being compared.
    expect(html).not.toContain('name="intent" value="add"');
  });

  it('shows the differences alone when asked', async () => {
    const cookie = await comparing(3);
    const rows = (html: string) =>
      [...html.matchAll(/<th scope="row"><span>([^<]*)</g)].map(([, label]) => label);
    const all = rows((await look({ cookie })).html);
    const different = rows((await look({ cookie }, '?differences=1')).html);
    expect(different.length).toBeLessThan(all.length);
    expect(all).toEqual(expect.arrayContaining(different));
    expect(all).toContain('Aspect');
    expect(different).not.toContain('Aspect');
  });

  it('gives up one product, then all', async () => {
    const cookie = await comparing(2);
    await send({ intent: 'remove', product: uidOf(0) }, { cookie });
    const left = wordsOf((await look({ cookie })).html);
    expect(left).not.toContain(nameOf(0));
    expect(left).toContain('Ajoutez un deuxième produit');
    const { cookies } = await send({ intent: 'clear' }, { cookie });
    expect(cookies.join('\n')).toContain('nuancier-compare=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0');
    expect(wordsOf((await look({ cookie })).html)).toContain('Aucun produit');
  });

  it('refuses a ninth product and keeps the eight', async () => {
    const cookie = await comparing(8);
    const { status, html } = await send({ intent: 'add', product: uidOf(8) }, { cookie });
    expect(status).toBe(422);
    expect(wordsOf(html)).toContain('Une comparaison compte 8 produits au plus.');
    expect(wordsOf(html)).toContain(nameOf(7));
    expect((await send({ intent: 'add', product: 'bm9u' })).status).toBe(422);
  });

  it('begins anew when the list of the cookie has ended', async () => {
    const gone = `nuancier-compare=${'0'.repeat(32)}`;
    const { status, cookies } = await send({ intent: 'add', product: uidOf(0) }, { cookie: gone });
    expect(status).toBe(302);
    expect(cookies.join('\n')).toMatch(/nuancier-compare=(?!0{32})[0-9a-f]{32}/);
    expect((await send({ intent: 'remove', product: uidOf(0) }, { cookie: gone })).status).toBe(302);
  });

  it('goes along with whoever signs in, and shows their own prices', async () => {
    const cookie = await comparing(2);
    const { html, cookies } = await look({ cookie, as: HUGO });
    expect(wordsOf(html)).toContain(nameOf(1));
    expect(wordsOf(html)).toContain('€ HT');
    expect(cookies.join('\n')).toContain('nuancier-compare=; Path=/');
    await send({ intent: 'add', product: uidOf(2) }, { as: HUGO });
    expect(wordsOf((await look({ as: HUGO })).html)).toContain('3 produits');
    expect(wordsOf((await look({ cookie })).html)).toContain('Aucun produit');
  });

  it('shows no price to whoever may not see prices', async () => {
    await send({ intent: 'add', product: uidOf(0) }, { as: ALI });
    const tableOf = async (visitor: Who) =>
      /<table[\s\S]*<\/table>/.exec((await look(visitor)).html)?.[0] ?? '';
    const cookie = await comparing(1);
    expect(wordsOf(await tableOf({ cookie }))).toMatch(/€ TTC/);
    const words = wordsOf(await tableOf({ as: ALI }));
    expect(words).toContain(nameOf(0));
    expect(words).not.toMatch(/€/);
    await send({ intent: 'add', product: uidOf(1) }, { as: ALI });
    expect(wordsOf((await look({ as: ALI })).html)).toContain(
      'côte à côte : disponibilité et fiche technique.',
    );
    expect(wordsOf((await look({ cookie: await comparing(2) })).html)).toContain(
      'côte à côte : prix, disponibilité',
    );
  });
});

const mainOf = (html: string) => /<main.*<\/main>/s.exec(html)?.[0] ?? '';

describe('two tints in the comparison', () => {
  it.each([
    [
      'teinte=RAL+7016&avec=RAL+9016',
      'entre Gris anthracite, RAL 7016 et Blanc signalisation, RAL 9016 : 94 %. C’est au moins 70 %, la valeur couramment retenue dans les établissements recevant du public.',
    ],
    ['teinte=ral7016&avec=RAL+7016', 'et Gris anthracite, RAL 7016 : 0 %. C’est moins que 70 %'],
    ['teinte=RAL+7016&avec=vermeil+des+dieux', 'Aucune teinte ne correspond à « vermeil des dieux ».'],
    ['teinte=RAL+7016', 'Indiquez la seconde teinte.'],
    ['avec=RAL+7016', 'Indiquez la première teinte.'],
  ])('says of « %s », without script: %s', async (search, told) => {
    const { status, html } = await look({}, `?${search}`);
    expect(status).toBe(200);
    expect(wordsOf(mainOf(html))).toContain(told);
  });

  it('tells each in words and in figures, in a table with headings', async () => {
    const main = mainOf((await look({}, '?teinte=RAL+7016&avec=RAL+9016')).html);
    const table = /<table(?:(?!<table).)*Teintes comparées.*?<\/table>/s.exec(main)?.[0] ?? '';
    expect(table.match(/<th scope="col"/g)).toHaveLength(3);
    expect(table.match(/<th scope="row"/g)).toHaveLength(2);
    expect(wordsOf(table)).toMatch(/Gris anthracite, RAL 7016 gris bleu, très foncé, froid [\d,]+/);
    expect(wordsOf(table)).toMatch(/Blanc signalisation, RAL 9016 blanc, très clair, neutre [\d,]+/);
  });

  it('asks for nothing while nothing was typed, and reckons nothing', async () => {
    const words = wordsOf(mainOf((await look()).html));
    expect(words).toContain('Contraste entre deux teintes');
    expect(words).not.toMatch(/Indiquez la|Contraste de luminance entre/);
  });

  it('are brought along from the colour’s own page', async () => {
    const { html } = await shop.visit('/nuancier/ral-7016?avec=ral9016');
    expect(html).toContain('href="/comparateur?teinte=RAL+7016&amp;avec=RAL+9016"');
  });

  it('stay while products come and go, and the differences alone are shown', async () => {
    const cookie = await comparing(2);
    const { html } = await look({ cookie }, '?teinte=RAL+7016&avec=RAL+9016&retour=%2Fcatalogue');
    expect(html).toContain(
      'href="/comparateur?teinte=RAL+7016&amp;avec=RAL+9016&amp;differences=1&amp;retour=%2Fcatalogue"',
    );
    expect(html).toContain('<input type="hidden" name="retour" value="/catalogue"/>');
    const sent = /<form[^>]*action="([^"]*)"(?:(?!<\/form>).)*value="remove"/s.exec(mainOf(html))?.[1] ?? '';
    const { headers } = await shop.visit(sent.replaceAll('&amp;', '&'), {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/x-www-form-urlencoded', origin: publicUrl },
      body: new URLSearchParams({ intent: 'remove', product: uidOf(0), back: '/catalogue' }).toString(),
    });
    expect(headers['location']).toBe('/comparateur?teinte=RAL+7016&avec=RAL+9016&retour=%2Fcatalogue');
  });
});
