import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wordsOf } from '../../../../testing/drawn-listing.ts';
import { publicUrl, testShop } from '../../../../testing/visit.ts';
import type { TestShop } from '../../../../testing/visit.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

const mainOf = (html: string) => /<main.*<\/main>/s.exec(html)?.[0] ?? '';
const see = async (path: string, as?: string) => {
  const { status, html, headers } = await shop.visit(path, as === undefined ? {} : { as });
  const main = mainOf(html);
  return { status, html, main, words: wordsOf(main), location: headers['location'] };
};

describe('the page of RAL 7016', () => {
  it('says what it is in words and figures', async () => {
    const { status, main, words } = await see('/nuancier/ral-7016');
    expect(status).toBe(200);
    expect(main.match(/<h1[^>]*>(.*?)<\/h1>/)?.[1]).toBe('Gris anthracite, RAL\u00a07016');
    expect(main).toContain('style="background-color:#373F43"');
    for (const line of [
      'Code RAL 7016',
      'Série RAL Classic',
      'Famille Gris',
      'En mots gris bleu, très foncé, froid',
      'Indice de luminance 4,8',
      'Lumière renvoyée Absorbe presque toute la lumière',
      'Façade Non : trop foncée (minimum 20)',
      'Classe de teinte D (intense)',
      'Valeur à l’écran #373F43',
      'Lab (D65) L 26,1 · a -2,3 · b -3,6',
      'La plus proche au nuancier Valbrune Gris anthracite, VB-GR080 , à peine différente (écart 1,8)',
    ])
      expect(words).toContain(line);
    expect(words).not.toMatch(/Base (?:P|M|TR)\b/);
  });

  it('shows a room by day and in the evening; no façade, but why and which lighter tint may go there', async () => {
    const { main, words } = await see('/nuancier/ral-7016');
    expect(main).toContain('alt="Une pièce aux murs peints en Gris anthracite, de jour"');
    expect(main).toContain('alt="Une pièce aux murs peints en Gris anthracite, le soir sous une lampe"');
    expect(main).toContain(`${publicUrl}/media/tint/ral-7016/day/960x720.webp`);
    expect(main).not.toContain('/ral-7016/facade/');
    expect(words).toContain('Trop foncée pour une façade (luminance 4,8 ; minimum 20)');
    expect(words).toMatch(/Plus claire : Gris poussière, RAL 7037 \( ?luminance 21 ?\)/);
    expect(main).toContain('href="/nuancier/ral-7037"');
  });

  it('names the nearest tints with their distance in words, and what goes with it', async () => {
    const { words } = await see('/nuancier/ral-7016');
    expect(words).toMatch(
      /Gris anthracite VB-GR080 à peine différente \(écart 1,8\).*Gris granit RAL 7026 proche \(écart 3\)/,
    );
    expect(words).toMatch(/Gris noir RAL 7021 voisine \(écart 4,5\)/);
    expect(words).toMatch(/Harmonies Ton sur ton .* Ton sur ton .* Complémentaire .* Contraste /);
  });

  it('leads to products, a tester in the tint, the comparison, a sheet to print and an expert', async () => {
    const { main } = await see('/nuancier/ral-7016');
    const linkTo = (label: string) =>
      [...main.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)]
        .find(([, , inside = '']) => wordsOf(inside) === label)?.[1]
        ?.replaceAll('&amp;', '&');
    expect(linkTo('Les produits dans cette teinte')).toBe('/nuancier/ral-7016/produits');
    expect(linkTo('Essayer sur votre mur')).toBe('/nuancier/essai?teinte=ral-7016');
    const tester = /<form[^>]*>(?:(?!<\/form>).)*Commander un testeur · 75 mL · 6,07/s.exec(main)?.[0];
    expect(tester).toContain('name="tint_code" value="RAL 7016"');
    expect(linkTo('Comparer avec d’autres teintes')).toBe('/nuancier/comparer?teintes=ral-7016');
    expect(linkTo('Comparer avec les trois plus proches')).toBe(
      '/nuancier/comparer?teintes=ral-7016,vb-gr080,ral-7026,vb-gr240',
    );
    expect(linkTo('Parler à un expert')).toMatch(/^(?:https?:\/)?\//);
    const paper = await shop.visit(linkTo('Fiche à imprimer (PDF)') ?? '');
    expect([paper.status, paper.headers['content-type']]).toEqual([200, 'application/pdf']);
  });

  it('has a title, a description, one address and a picture of its own for whoever shares it', async () => {
    const { html } = await see('/nuancier/ral-7016?avec=ral9016');
    const plain = (await see('/nuancier/ral-7016')).html;
    expect(plain).toContain('<title>Gris anthracite, RAL\u00a07016 – Nuancier');
    expect(html).toContain('<title>Contraste de Gris anthracite et Blanc signalisation – Nuancier');
    expect(plain).toMatch(
      /<meta name="description" content="Gris anthracite, RAL\u00a07016\u00a0: gris bleu, très foncé, froid\. Luminance 4,8\./,
    );
    for (const page of [html, plain])
      expect(page).toContain(`<link rel="canonical" href="${publicUrl}/nuancier/ral-7016"`);
    expect(plain).toContain(
      `<meta property="og:image" content="${publicUrl}/media/tint-card/ral-7016/1200x630.jpg"`,
    );
    expect(plain).toContain(`"item":"${publicUrl}/nuancier/ral-7016"`);
    expect(plain.match(/<h1[\s>]/g)).toHaveLength(1);
  });
});

describe('what tinting costs', () => {
  const paying = async (as?: string) => (await see('/nuancier/ral-7016', as)).words;

  it('is said in the reader’s way: visitors with tax, companies before', async () => {
    expect(await paying()).toContain('Supplément de mise à la teinte : 5,40 € TTC par litre');
    expect(await paying('yann.kermarrec@demo.valbrune.example')).toContain(
      'Supplément de mise à la teinte : 4,50 € HT par litre',
    );
    expect(await paying('elodie.marchand@demo.valbrune.example')).toMatch(/5,40 € TTC · 4,50 € HT par litre/);
  });

  it('is not said to whoever may not see prices', async () => {
    const email = 'gwen.lebihan@demo.valbrune.example';
    const allow = (is_view_price: boolean) =>
      shop.db.updateTable('customer').set({ is_view_price }).where('email', '=', email).execute();
    await allow(false);
    const words = await paying(email);
    await allow(true);
    expect(words).toContain('Classe de teinte D (intense)');
    expect(words).not.toMatch(/€|Supplément/);
    expect(await paying(email)).toContain('4,50 € HT');
  });
});

it('RAL 5009: a dark blue with an orange opposite', async () => {
  const { words } = await see('/nuancier/ral-5009');
  expect(words).toContain('Lab (D65) L 36,1 · a -4,8 · b -22');
  expect(words).toContain('Lumière renvoyée Absorbe la plus grande partie de la lumière');
  expect(words).toContain('Bleu de Bretagne, VB-BU210 , voisine (écart 4,1)');
  expect(words).toContain('Trop foncée pour une façade (luminance 9,1 ; minimum 20)');
  expect(words).toMatch(/Complémentaire (?:Brun|Beige|Ocre|Orange|Jaune|Rouge)/);
});

it('a very light tint of the house: shown on a façade, with the nearest RAL', async () => {
  const { main, words } = await see('/nuancier/vb-bl010');
  expect(words).toContain('Lumière renvoyée Renvoie presque toute la lumière');
  expect(words).toContain('Façade Oui (luminance ≥ 20)');
  expect(words).toContain('RAL la plus proche Blanc de sécurité, RAL 9003 , proche (écart 2,1)');
  expect(main).toContain('alt="Une façade peinte en Blanc pur"');
  expect(words).toContain('Utilisable en façade : luminance 92,8, minimum 20.');
  expect(words).not.toContain('Trop foncée');
  expect(words).toContain('0,72 € TTC par litre');
});

it('a tint that no machine makes is shown, said so, and not sold', async () => {
  const { status, main, words } = await see('/nuancier/ral-9006');
  expect(status).toBe(200);
  expect(words).toContain('Cette teinte est métallisée ou nacrée : non réalisable à la machine.');
  expect(words).toContain('Nous ne la vendons pas en teinte à la demande.');
  expect(words).toContain('Gris étain VB-GR100 à peine différente (écart 1,1)');
  expect(main).not.toMatch(
    /Les produits dans cette teinte|Commander un testeur|comme ma teinte|Supplément|Une façade peinte/,
  );
});

describe('the contrast with another tint', () => {
  it.each([
    [
      'RAL 9016',
      'avec Blanc signalisation, RAL 9016 (blanc, très clair, neutre) : 94 %. C’est au moins 70 %',
    ],
    ['ral9016', 'avec Blanc signalisation, RAL 9016 (blanc'],
    ['RAL 7016', 'avec Gris anthracite, RAL 7016 (gris bleu, très foncé, froid) : 0 %. C’est moins que 70 %'],
    ['vermeil des dieux', 'Aucune teinte ne correspond à « vermeil des dieux ».'],
  ])('« %s »', async (other, told) => {
    const { main, words } = await see(`/nuancier/ral-7016?avec=${encodeURIComponent(other)}`);
    expect(words).toContain(told);
    expect(main).toContain(`value="${other}"`);
  });
});

describe('an address that is no colour’s own', () => {
  it.each([
    ['/nuancier/RAL%207016', '/nuancier/ral-7016'],
    ['/nuancier/VB-BU090?avec=ral9016', '/nuancier/vb-bu090?avec=ral9016'],
    ['/nuancier/7016', '/nuancier/ral-7016'],
    ['/nuancier/ral7016', '/nuancier/ral-7016'],
    ['/nuancier/bleu-canard', '/nuancier/vb-bu090'],
    ['/nuancier/Bleu%20canard', '/nuancier/vb-bu090'],
  ])('%s leads for good to %s', async (path, to) => {
    const { status, location } = await see(path);
    expect([status, location]).toEqual([301, to]);
  });

  it.each([
    ['/nuancier/gris-anthracite', ['ral-7016', 'vb-gr080']],
    ['/nuancier/gris-antracite', ['ral-7016', 'vb-gr080']],
    ['/nuancier/bleu-cannard', ['vb-bu090']],
  ])('%s is a 404 that proposes what comes near', async (path, codes) => {
    const { status, main, words, html } = await see(path);
    expect(status).toBe(404);
    expect(words).toContain('Cette teinte n’est pas au nuancier');
    expect(words).toContain('Vouliez-vous dire');
    expect([...main.matchAll(/href="\/nuancier\/([^"]+)"/g)].map(([, code]) => code).toSorted()).toEqual(
      [...codes, 'trouver'].toSorted(),
    );
    expect(html).toContain('<meta name="robots" content="noindex"');
  });

  it('a screen colour leads to the tints nearest to it', async () => {
    const { status, headers } = await shop.visit('/nuancier/2E5978');
    expect([status, headers['location']]).toEqual([302, '/nuancier/trouver?couleur=2E5978']);
  });

  it.each([
    '/nuancier/xyzzy',
    '/nuancier/%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    `/nuancier/${'a'.repeat(500)}`,
  ])('%s is a 404 that leads back to the chart', async (path) => {
    const { status, main, html, words } = await see(path);
    expect(status).toBe(404);
    expect(main).toContain('href="/nuancier"');
    expect(words).not.toContain('Vouliez-vous dire');
    expect(html).not.toContain('<script>alert(1)');
  });
});
