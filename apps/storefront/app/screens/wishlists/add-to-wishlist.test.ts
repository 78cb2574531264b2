import { Writable } from 'node:stream';
import { createLog } from '@nuancier/api/monitoring/log.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPageCache } from '../../../server/pages/page-cache.ts';
import { answering, outOfOrder } from '../../../testing/answering.ts';
import { cardsOf, wordsOf } from '../../../testing/drawn-listing.ts';
import { publicUrl, testShop } from '../../../testing/visit.ts';
import type { TestShop } from '../../../testing/visit.ts';

const YANN = 'yann.kermarrec@demo.valbrune.example';
const HUGO = 'hugo.perrin@demo.valbrune.example';
const ADD = '/favoris/ajout';
const CATEGORY = '/catalogue/facade/impermeabilite';

const logged: string[] = [];
let addingIsDown = false;
let shop: TestShop;
beforeAll(async () => {
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logged.push(chunk.toString('utf8'));
      done();
    },
  });
  shop = await testShop({
    log: createLog({ level: 'error', destination }),
    cache: createPageCache({ mostBytes: 5_000_000, mostMs: 60_000, now: Date.now }),
    spoil: answering('AddWishes', () => (addingIsDown ? outOfOrder : null)),
  });
});
afterAll(() => shop.close());

const main = (html: string) => /<main.*<\/main>/s.exec(html)?.[0] ?? '';
const post = (fields: readonly (readonly [string, string])[], as?: string) =>
  shop.visit(ADD, {
    method: 'POST',
    ...(as === undefined ? {} : { as }),
    headers: { origin: publicUrl, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields.map(([name, value]) => [name, value])).toString(),
  });
const countOf = async (as: string) => {
  const { count } = await shop.db
    .selectFrom('wishlist_item')
    .innerJoin('wishlist', 'wishlist.id', 'wishlist_item.wishlist_id')
    .innerJoin('customer', 'customer.id', 'wishlist.customer_id')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('customer.email', '=', as)
    .executeTakeFirstOrThrow();
  return Number(count);
};

describe('hearts', () => {
  const hearts = async (path: string, as?: string) => {
    const cards = cardsOf((await shop.visit(path, as === undefined ? {} : { as })).html);
    return cards.map(({ html }) => /data-action="(\w*favourite)"/.exec(html)?.[1] ?? null);
  };

  it.each([CATEGORY, `${CATEGORY}?mode=list`, '/search?q=facade'])(
    'LST-12 %s: on every card for whoever has signed in, on none for visitors',
    async (path) => {
      const signedIn = await hearts(path, HUGO);
      expect(signedIn.length).toBeGreaterThan(3);
      expect(new Set(signedIn)).toEqual(new Set(['favourite']));
      // Twice: the second time the page kept for all is answered.
      expect(new Set([...(await hearts(path)), ...(await hearts(path))])).toEqual(new Set([null]));
    },
  );

  it('WSH-10 WSH-11 lead to the add page with the best article; filled, they remove', async () => {
    const [card] = cardsOf((await shop.visit(CATEGORY, { as: YANN })).html);
    const link = /href="(\/favoris\/ajout\?produit=[^"]+)"/.exec(card?.html ?? '')?.[1] ?? '';
    const product = new URLSearchParams(link.split('?')[1]).get('produit') ?? '';
    const choice = await shop.visit(link, { as: YANN });
    expect(wordsOf(main(choice.html))).toMatch(
      /Ajouter à mes favoris \S+ .* – .* Réf\. \d{8} · .* · \d+ kg Choisir une liste/,
    );
    const article = /name="article" value="([^"]+)"/.exec(choice.html)?.[1] ?? '';
    await post(
      [
        ['intent', 'add'],
        ['list', '0'],
        ['article', article],
      ],
      YANN,
    );
    const [filled] = cardsOf((await shop.visit(CATEGORY, { as: YANN })).html);
    expect(filled?.html).toContain('data-action="unfavourite"');
    const field = (name: string) =>
      new RegExp(`name="${name}" value="([^"]+)"`).exec(filled?.html ?? '')?.[1] ?? '';
    const removed = await shop.visit('/customer/my-wishlist', {
      method: 'POST',
      as: YANN,
      headers: { origin: publicUrl, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        intent: 'remove',
        list: field('list'),
        item: field('item'),
        back: field('back'),
      }).toString(),
    });
    expect(removed.headers['location']).toBe(CATEGORY);
    expect((await hearts(CATEGORY, YANN))[0]).toBe('favourite');
    expect(product).toMatch(/^P/);
  });
});

describe('adding without script', () => {
  it('WSH-07 offers the lists, the first chosen, and a new one with its name', async () => {
    const { html } = await shop.visit(`${ADD}?article=10200103~2`, { as: YANN });
    const options = [...html.matchAll(/<option value="([^"]*)"([^>]*)>(.*?)<\/option>/g)].map(
      ([, value = '', more = '', label = '']) => ({
        value,
        chosen: more.includes('selected'),
        label: wordsOf(label),
      }),
    );
    expect(options.map(({ label }) => label.replace(/ \(.*/, ''))).toEqual([
      'Mes indispensables',
      'Chantier École Jules Verne',
      'Salle de bain type',
      'Créer une nouvelle liste',
    ]);
    expect(options.map(({ chosen }) => chosen)).toEqual([true, false, false, false]);
    expect(options.at(-1)?.value).toBe('-1');
    expect(wordsOf(main(html))).toContain('Nom de la nouvelle liste');
    expect(wordsOf(main(html))).toContain('Déjà dans vos listes');
  });

  it('WSH-08 the recap takes the place of the choice: article, colour, pack, quantity, total HT, both ways on', async () => {
    const { status, html } = await post(
      [
        ['intent', 'add'],
        ['list', '-1'],
        ['name', 'Hall'],
        ['article', '10200103~2'],
      ],
      YANN,
    );
    expect(status).toBe(200);
    const words = wordsOf(main(html));
    expect(words).toContain('Le produit a bien été ajouté à votre liste « Hall »');
    expect(words).toContain('Réf. 10200103');
    expect(words).toMatch(/Couleur Blanc Conditionnement 10 L Quantité 2 Total [\d ]+,\d\d € HT/);
    expect(words).toContain('Voir mes favoris');
    expect(words).toContain('Continuer mes achats');
    expect(words).not.toContain('Choisir une liste');
    expect(main(html)).toMatch(/<img[^>]*\/100x100\.webp"/);
  });

  it('WSH-08 for a covering the colour is called its model', async () => {
    const model = await shop.db
      .selectFrom('article')
      .innerJoin('product', 'product.id', 'article.product_id')
      .select('article.sku')
      .where('article.model', 'is not', null)
      .orderBy('article.sku')
      .executeTakeFirstOrThrow();
    const { html } = await post(
      [
        ['intent', 'add'],
        ['list', '-1'],
        ['name', 'Papiers'],
        ['article', `${model.sku}~1`],
      ],
      YANN,
    );
    expect(wordsOf(main(html))).toMatch(/Modèle .* Quantité 1/);
  });

  it.each([
    [
      [
        ['list', '-1'],
        ['name', '!'],
        ['article', '10200103~1'],
      ],
      'Le nom d’une liste compte',
    ],
    [
      [
        ['list', '0'],
        ['article', 'inconnu~1'],
      ],
      'Cet article n’existe pas',
    ],
    [
      [
        ['list', '999999'],
        ['article', '10200103~1'],
      ],
      'Cette liste de favoris est introuvable.',
    ],
    [[['list', '0']], 'Aucun article à ajouter à une liste.'],
  ] as const)('WSH-09 %j is refused with its reason and without a recap', async (fields, reason) => {
    const before = await countOf(YANN);
    const { status, html } = await post([['intent', 'add'], ...fields], YANN);
    expect(status).toBe(422);
    expect(wordsOf(main(html))).toContain(reason);
    expect(wordsOf(main(html))).not.toContain('bien été ajouté');
    expect(await countOf(YANN)).toBe(before);
  });

  it('WSH-09 a fault of the API says that it could not be added, and keeps what was to be', async () => {
    addingIsDown = true;
    const { status, html } = await post(
      [
        ['intent', 'add'],
        ['list', '0'],
        ['article', '10200103~3'],
      ],
      YANN,
    );
    addingIsDown = false;
    expect(status).toBe(422);
    expect(wordsOf(main(html))).toContain(
      'Le produit n’a pas pu être ajouté à vos favoris. Merci de réessayer.',
    );
    expect(html).toContain('name="article" value="10200103~3"');
  });

  it('many at once: the list is chosen first, then all of them are in it', async () => {
    const articles = ['10200103~2', '11100001~1'].map((text) => ['article', text] as const);
    const choosing = await post([['intent', 'choose'], ...articles], HUGO);
    expect(choosing.status).toBe(200);
    expect(wordsOf(main(choosing.html))).toContain('2 articles');
    const added = await post([['intent', 'add'], ['list', '0'], ...articles], HUGO);
    expect(wordsOf(main(added.html))).toContain(
      '2 articles ont bien été ajoutés à votre liste « Mes favoris »',
    );
    expect(await countOf(HUGO)).toBe(2);
  });

  it('WSH-12 whoever has not signed in adds nothing: it is logged, and the sign-in page opens', async () => {
    const rows = async () => (await shop.db.selectFrom('wishlist_item').select('uid').execute()).length;
    const before = await rows();
    const { status, headers } = await post([
      ['intent', 'add'],
      ['list', '0'],
      ['article', '10200103~1'],
    ]);
    expect([status, headers['location']]).toEqual([302, '/sign-in']);
    expect(logged.join('')).toContain('A favourite was to be added without being signed in');
    expect(await rows()).toBe(before);
  });
});

describe('ways into a list', () => {
  it('stand on the product page and beside the lines of the cart, for whoever has signed in', async () => {
    const product = '/produit/ardelis-serena-peinture-murs-et-plafonds-mate';
    const chosen = `${product}?teinte=RAL+7016&conditionnement=10-l&quantite=2`;
    const wishes = async (path: string, as?: string) =>
      [
        ...(await shop.visit(path, as === undefined ? {} : { as })).html.matchAll(
          /href="\/favoris\/ajout\?([^"]*)"[^>]*>(?:<svg.*?<\/svg>)Ajouter aux favoris/g,
        ),
      ].map(([, search]) => Object.fromEntries(new URLSearchParams(search)));
    expect(await wishes(chosen, YANN)).toEqual([{ article: '10200013~2~#373F43~RAL 7016~' }]);
    expect(await wishes(product, YANN)).toEqual([{ produit: 'P102000' }]);
    expect(await wishes(chosen)).toEqual([]);
    await shop.visit('/cart', {
      method: 'POST',
      as: YANN,
      headers: { origin: publicUrl, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'intent=add&sku=10200103&quantity=2',
    });
    const { html } = await shop.visit('/cart', { as: YANN });
    expect(html).toMatch(/href="\/favoris\/ajout\?article=10200103%7E2"/);
    expect(wordsOf(main(html))).toContain('Enregistrer dans une liste');
  });

  it('stand below the report of a quick order', async () => {
    const order = (as?: string) =>
      shop.visit('/commande-rapide', {
        method: 'POST',
        ...(as === undefined ? {} : { as }),
        headers: { origin: publicUrl, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ intent: 'check', list: '10200103;2\nINCONNU;1' }).toString(),
      });
    const { html } = await order(YANN);
    expect(html).toContain('name="article" value="10200103~2"');
    expect(html).not.toContain('value="INCONNU~1"');
    expect((await order()).html).not.toContain('name="article"');
  });
});
