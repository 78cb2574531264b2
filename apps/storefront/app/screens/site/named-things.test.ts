// Accessible names on every page: titles, tables, fields, buttons, pictures.
import { accessibilityCriteria } from '@nuancier/domain/site/accessibility/accessibility-criteria.ts';
import { assessmentOf } from '@nuancier/domain/site/accessibility/assessment.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wordsOf } from '../../../testing/drawn-listing.ts';
import { guestAtPayment, openBuyer } from '../../../testing/buyer.ts';
import { everyPage } from '../../../testing/every-page.ts';
import type { PageToSee } from '../../../testing/every-page.ts';
import { lengthenLists } from '../../../testing/lengthen-lists.ts';
import { unnamedRows } from '../../../testing/unnamed-rows.ts';
import { publicUrl, testShop } from '../../../testing/visit.ts';
import type { TestShop } from '../../../testing/visit.ts';

const head = 'yann.kermarrec@demo.valbrune.example';
const representative = 'sophie.delmas@demo.valbrune.example';
const paint = '/produit/ardelis-serena-peinture-murs-et-plafonds-mate';

/** States of a page that have an address of their own. */
const states: readonly PageToSee[] = [
  { name: 'search', path: '/search?q=peinture' },
  { name: 'documents found', path: '/documents?q=P102000' },
  { name: 'colours compared', path: '/nuancier/comparer?teintes=ral-7016,ral-9016' },
  { name: 'colour unknown', path: '/nuancier/bleu' },
  { name: 'calculator, floor', path: '/calcul-quantite?ouvrage=sol' },
  { name: 'calculator, insulation', path: '/calcul-quantite?ouvrage=ite&base=40&fenetres=8&portes=2' },
  { name: 'private registration', path: '/acces-espace-pro/inscription?profil=particulier' },
  { name: 'no siret yet', path: '/acces-espace-pro/inscription?profil=sans-siret' },
  { name: 'password', path: '/reset-password?token=jeton' },
  { name: 'first password', path: '/customer/account/createPassword?token=jeton' },
  { name: 'own review', path: `${paint}/avis`, as: head },
  {
    name: 'invoices',
    path: '/customer/my-invoices-and-credit-notes',
    as: 'didier.vandamme@demo.valbrune.example',
  },
  { name: 'stranger', path: '/rien-ici' },
];

type Seen = { name: string; path: string; status: number; html: string };

let shop: TestShop;
const seen: Seen[] = [];
/** Some ninety pages one after the other: on a busy machine that takes its time. */
const A_WALK_MS = 600_000;

beforeAll(async () => {
  shop = await testShop();
  await lengthenLists(shop, { head, representative });
  const see = async ({ name, path, as }: PageToSee) => {
    const { status, html } = await shop.visit(path, as === undefined ? {} : { as });
    seen.push({ name, path, status, html });
    const next = nextPage(html);
    if (next !== null && !seen.some((page) => page.path === next || page.name === `${name}, next`))
      await see({ name: `${name}, next`, path: next, ...(as === undefined ? {} : { as }) });
  };
  // One after the other: the machine of a test is small, and the pages are many.
  for (const page of [...everyPage, ...states]) await see(page);
  await see({
    name: 'order',
    path: linkOn('/customer/order-history', /\/customer\/order-history\/[\w-]+/),
    as: head,
  });
  await see({
    name: 'quotation',
    path: linkOn('/customer/my-quotations', /\/customer\/my-quotations\/[\w-]+/),
    as: head,
  });
  await see({
    name: 'address',
    path: linkOn('/customer/addresses-details', /\/customer\/addresses-details\/edit\/\d+/),
    as: head,
  });
  const guest = await guestAtPayment(shop);
  for (const path of [
    '/cart',
    '/checkout/user-account',
    '/checkout/shipping',
    '/checkout/billing',
    '/checkout/payment',
  ])
    seen.push({ name: `${path} of a guest`, path, ...(await guest.see(path)) });
  const member = await openBuyer(shop, { as: head });
  const { data } = await shop.send('{ products(search: "peinture mate", pageSize: 2) { items { uid } } }');
  const found = data?.['products'] as { items: { uid: string }[] } | undefined;
  for (const { uid } of found?.items ?? [])
    await member.send('/comparateur', { intent: 'add', product: uid });
  seen.push({ name: 'comparison', path: '/comparateur', ...(await member.see('/comparateur')) });
  seen.push({
    name: 'address of a member',
    path: '/adresse-de-livraison',
    ...(await member.see('/adresse-de-livraison')),
  });
}, A_WALK_MS);
afterAll(() => shop.close());

/** Where a list goes on: of a first page only, as the second need not go on to the third. */
function nextPage(html: string): string | null {
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
  if (main.includes(' rel="prev"')) return null;
  const [link = ''] = /<a\b[^>]* rel="next"[^>]*>/.exec(main) ?? [];
  return attribute(link, 'href')?.replaceAll('&amp;', '&') ?? null;
}

function linkOn(path: string, shape: RegExp): string {
  return (
    shape.exec(seen.find((page) => page.path === path)?.html.match(/<main.*<\/main>/s)?.[0] ?? '')?.[0] ?? ''
  );
}

const shown = () => seen.filter(({ status }) => status === 200 || status === 404);
const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
const wordsIn = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];

describe('titles', () => {
  // One page under several addresses.
  const sameAs: Readonly<Record<string, string>> = {
    'home-alias': 'home',
    'page-alias': 'home',
    'category, first': 'category',
  };

  it('no two pages, nor two states of a page, have the same title', () => {
    const pages = shown().filter(({ name, status }) => status === 200 && sameAs[name] === undefined);
    const places = Map.groupBy(pages, ({ html }) => titleOf(html));
    const twice = [...places].flatMap(([title, of]) =>
      new Set(of.map(({ path }) => path)).size > 1 ? [[title, of.map(({ path }) => path)]] : [],
    );
    expect(twice).toEqual([]);
    expect(pages.length).toBeGreaterThan(60);
  });

  it('the second page of a list says so', () => {
    const next = shown().filter(({ name }) => name.endsWith(', next'));
    expect(next.filter(({ html }) => !titleOf(html).includes('page 2')).map(({ path }) => path)).toEqual([]);
    expect(next.map(({ name }) => name.replace(', next', '')).toSorted()).toEqual([
      'category',
      'colour-products',
      'customer-my-quotations',
      'customer-my-reviews',
      'customer-order-history',
      'customer-portfolio',
      'invoices',
      'product',
      'promo',
      'search',
    ]);
  });

  it.each([
    ['/sign-in', { email: '', password: '' }],
    ['/mot-de-passe-oublie', { email: 'personne' }],
    ['/contactez-nous', { name: '', email: '', message: '' }],
    ['/cart', { intent: 'update', uid: 'rien', quantity: 'beaucoup' }],
  ])('a form of %s that is not accepted without script says so first in the title', async (path, fields) => {
    const plain = titleOf((await shop.visit(path)).html);
    const refused = await shop.visit(path, {
      method: 'POST',
      headers: { origin: publicUrl, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    });
    expect(titleOf(refused.html)).toBe(`Erreur – ${plain}`);
  });
});

describe('names', () => {
  it('every table says what it is', () => {
    const tables = shown().flatMap(({ path, html }) =>
      [...html.matchAll(/<table[^>]*>\s*(?:<caption)?/g)].map(([tag]) => [path, tag] as const),
    );
    expect(tables.filter(([, tag]) => !/<caption|aria-label/.test(tag))).toEqual([]);
    expect(tables.length).toBeGreaterThan(5);
  });

  it('every table names its columns and its rows', () => {
    const unnamed = shown().flatMap(({ path, html }) =>
      [...html.matchAll(/<table.*?<\/table>/gs)].flatMap(([table]) =>
        unnamedRows(table).map((row) => [path, row]),
      ),
    );
    expect(unnamed).toEqual([]);
  });

  it('every link has words, and links of the same words lead to the same page', () => {
    const nameOf = (tag: string, inner: string) => {
      const pictures = [...inner.matchAll(/<img[^>]* alt="([^"]*)"/g)].map(([, alt]) => alt).join(' ');
      return (
        attribute(tag, 'aria-label') ?? (`${wordsIn(inner)} ${pictures}`.trim() || attribute(tag, 'title'))
      );
    };
    const astray = shown().flatMap(({ path, html }) => {
      const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
      const links = [...main.matchAll(/<a ([^>]*)>(.*?)<\/a>/gs)].map(([, tag = '', inner = '']) => ({
        words: nameOf(` ${tag}`, inner),
        to: attribute(` ${tag}`, 'href') ?? '',
      }));
      return [...Map.groupBy(links, ({ words }) => words)].flatMap(([words, of]) =>
        !words || new Set(of.map(({ to }) => to)).size > 1 ? [`${path} « ${words} » ${of.length}`] : [],
      );
    });
    expect(astray).toEqual([]);
  });

  it('nothing is called twice, by a title beside a label', () => {
    const twice = shown().flatMap(({ path, html }) =>
      [...html.matchAll(/<[a-z]+ [^>]*>/g)].flatMap(([tag]) =>
        attribute(tag, 'title') !== undefined && attribute(tag, 'aria-label') !== undefined
          ? [[path, tag]]
          : [],
      ),
    );
    expect(twice).toEqual([]);
  });

  it.each(['Mettre à jour', 'Actualiser'])(
    'every button « %s » says of what, after its own words',
    (words) => {
      const buttons = shown().flatMap(({ html }) =>
        [...html.matchAll(/<button([^>]*)>(.*?)<\/button>/gs)].filter(
          ([, tag = '', text = '']) => wordsIn(text) === words && !tag.includes('aria-hidden="true"'),
        ),
      );
      const unnamed = buttons.filter(
        ([, tag = '']) => !attribute(tag, 'aria-label')?.startsWith(`${words} la quantité`),
      );
      expect(unnamed.map(([button]) => button)).toEqual([]);
      expect(buttons.length).toBeGreaterThan(0);
    },
  );

  it('each photo of a product has words of its own', async () => {
    const { html } = await shop.visit(paint);
    const gallery = /<section aria-label="Photos du produit".*?<\/section>/s.exec(html)?.[0] ?? '';
    const alternatives = [...gallery.matchAll(/<img[^>]* alt="([^"]*)"/g)].map(([, alt]) => alt);
    expect(new Set(alternatives).size).toBe(8);
    expect(alternatives.slice(0, 4)).toEqual(
      ['', ', la gamme', ', en situation', ', en gros plan'].map(
        (view) => `Ardelis Séréna – Peinture murs et plafonds mate${view}`,
      ),
    );
  });
});

describe('required fields', () => {
  const needed = () =>
    shown().flatMap(({ path, html }) =>
      [...html.matchAll(/<(?:input|select|textarea)\b[^>]* required=""[^>]*>/g)].map((match) => ({
        path,
        tag: match[0],
        before: html.slice(0, match.index),
        html,
      })),
    );

  it('say so in words beside their name', () => {
    const silent = needed().filter(({ tag, before, html }) => {
      const id = attribute(tag, 'id');
      const label = new RegExp(`<label[^>]* for="${id}"[^>]*>.*?</label>(?:<span[^>]*>[^<]*)?`, 's').exec(
        html,
      )?.[0];
      const legend = before.slice(before.lastIndexOf('<legend'));
      return !(id === undefined ? legend : (label ?? '')).includes('(obligatoire)');
    });
    expect(silent.map(({ path, tag }) => [path, tag])).toEqual([]);
    expect(needed().length).toBeGreaterThan(30);
  });

  it('are explained before the first of them', () => {
    const unexplained = needed().filter(
      ({ before }) =>
        !before.slice(before.lastIndexOf('<form')).includes('portant la mention «\u00a0obligatoire\u00a0»'),
    );
    expect(unexplained.map(({ path, tag }) => [path, tag])).toEqual([]);
  });
});

describe('help', () => {
  it('help stands above the header, in the same order, on every page', () => {
    const orders = shown().map(({ path, html }) => {
      const bar = /<nav aria-label="Aide".*?<\/nav>/s.exec(html)?.[0] ?? '';
      const links = [...bar.matchAll(/ href="([^"]*)"/g)].map(([, href]) => href);
      return [path, links.join(' '), html.indexOf('<nav aria-label="Aide"') < html.indexOf('<header')];
    });
    expect(
      orders.filter(([, links, isAbove]) => !/^tel:0\d{9} \/aide-faq$/.test(String(links)) || !isAbove),
    ).toEqual([]);
    expect(shown().some(({ path }) => path === '/checkout/payment')).toBe(true);
  });

  it('whoever has chosen a store is given its telephone', async () => {
    const member = await openBuyer(shop);
    const bar = /<nav aria-label="Aide".*?<\/nav>/s.exec((await member.see('/livraison')).html)?.[0] ?? '';
    expect(wordsOf(bar)).toMatch(/^Valbrune [^:]+ : 0\d(?: \d\d){4} Aide et FAQ$/);
  });
});

describe('fields', () => {
  const purposes: Readonly<Record<string, RegExp>> = {
    // A list of articles has a name too.
    'contactez-nous name': /^name$/,
    firstname: /^given-name$/,
    lastname: /^family-name$/,
    email: /^(?:email|username)$/,
    telephone: /^tel/,
    postcode: /^postal-code$/,
    city: /^address-level2$/,
    street: /^(?:street-address|address-line1)$/,
    apartment: /^address-line2$/,
    neighborhood: /^address-line3$/,
    company: /^organization$/,
    company_name: /^organization$/,
    job_title: /^organization-title$/,
    suffix: /^honorific-suffix$/,
    mobile: /^tel/,
    date_of_birth: /^bday$/,
    nickname: /^nickname$/,
    password: /^current-password$/,
    currentPassword: /^current-password$/,
    newPassword: /^new-password$/,
    again: /^new-password$/,
  };

  it('a field about the person who types says what it is for', () => {
    const fields = shown().flatMap(({ path, html }) =>
      [...html.matchAll(/<input\b[^>]*>/g)].flatMap(([tag]) => {
        const name = attribute(tag, 'name') ?? '';
        const purpose = purposes[name] ?? purposes[`${path.slice(1)} ${name}`];
        const isTyped = !['hidden', 'checkbox'].includes(attribute(tag, 'type') ?? '');
        // A sub-account's fields are about another person.
        return purpose && isTyped && !path.includes('sub-account') ? [{ path, tag, name, purpose }] : [];
      }),
    );
    const silent = fields.filter(
      ({ tag, purpose }) =>
        !purpose.test(attribute(tag, 'autoComplete') ?? attribute(tag, 'autocomplete') ?? ''),
    );
    expect(silent.map(({ path, tag }) => [path, tag])).toEqual([]);
    const met = new Set(fields.flatMap(({ path, name }) => [name, `${path.slice(1)} ${name}`]));
    expect(Object.keys(purposes).filter((name) => !met.has(name))).toEqual([]);
  });
});

describe('declaration', () => {
  const declaration = () =>
    wordsOf(seen.find(({ name }) => name === 'accessibility')?.html.match(/<main.*<\/main>/s)?.[0] ?? '');

  it('says what the law wants said, in its order', () => {
    const parts = [
      'État de conformité',
      'Résultats des tests',
      'Contenus non accessibles',
      'Non-conformités',
      'Dérogations pour charge disproportionnée',
      'Contenus non soumis',
      'Établissement de cette déclaration',
      'Technologies employées',
      'Environnement de test',
      'Outils d’évaluation',
      'Pages ayant fait l’objet de la vérification',
      'Retour d’information et contact',
      'Voies de recours',
      'Libre réponse 71120',
    ];
    const places = parts.map((part) => declaration().indexOf(part));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  it('is not conforming without an outside audit, and tells the figures of the criteria', () => {
    const { tests, person, applicable, share } = assessmentOf(accessibilityCriteria);
    expect(declaration()).toContain('La boutique Valbrune est non conforme au référentiel');
    expect(declaration()).toContain(`dont ${applicable} concernent la boutique`);
    expect(declaration()).toContain(`${tests} critères sont tenus par des essais automatiques`);
    expect(declaration()).toContain(`${person} attendent encore`);
    expect(declaration()).toContain(`Soit ${share} % des critères concernés`);
    expect(declaration()).toContain('1.1.1 Contenu non textuel A tenu par des essais');
    expect(declaration()).toContain('Valbrune Distribution SAS s’engage');
  });

  it('is named by its state at the foot of every page, the checkout included', () => {
    const feet = shown().map(
      ({ path, html }) => [path, /<footer.*<\/footer>/s.exec(html)?.[0] ?? ''] as const,
    );
    const silent = feet.filter(
      ([, foot]) => !/href="\/accessibilite"[^>]*>Accessibilité\u00a0: non conforme</.test(foot),
    );
    expect(silent.map(([path]) => path)).toEqual([]);
  });
});
