import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wordsOf } from '../../../testing/drawn-listing.ts';
import { publicUrl, testShop } from '../../../testing/visit.ts';
import type { TestShop } from '../../../testing/visit.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

const ALI = 'ali.benali@demo.valbrune.example';
const HOUSE = 'ouvrage=ite&base=40&egout=5&pignons=20&angles=4&fenetres=8&portes=2';

const mainOf = (html: string) => /<main.*<\/main>/s.exec(html)?.[0] ?? '';
const words = async (search: string, as?: string) =>
  wordsOf(mainOf((await shop.visit(`/calcul-quantite?${search}`, as === undefined ? {} : { as })).html));

describe('quantities on the page of the calculator, without script', () => {
  it.each([
    ['paint and primer', 'surface=50&impression=oui', '10,5 L de peinture. Et 5,3 L d’impression'],
    ['wallpaper', 'ouvrage=papier-peint&perimetre=14', '27 lés, soit 9 rouleaux.'],
    ['packs', 'ouvrage=sol&surface=20', '21,4 m², soit 10 paquets'],
    ['insulation', 'ouvrage=isolant&surface=100', 'R = 3,85 m²·K/W'],
    ['what is no number', 'ouvrage=sol&surface=<b>', 'Indiquez un nombre'],
    [
      'a façade that is all openings',
      'ouvrage=ite&base=1&egout=1&fenetres=9',
      'plus grande que ses ouvertures',
    ],
    ['an unknown work', 'ouvrage=toiture&surface=50', '10,5 L de peinture.'],
  ])('PDP-08 %s', async (_, search, told) => {
    expect(await words(search)).toContain(told);
  });

  it('PDP-08 the example of the page is what the page reckons', async () => {
    const told = await words('surface=31,8&couches=2&rendement=10');
    expect(told).toContain('6,7 L de peinture.');
    expect(told).toContain('moins 3,2 m² d’ouvertures, soit 31,8 m²');
    expect(told).toMatch(/31,8 × 2 ÷ 10 = 6,36 L\. Avec 5 % de marge .*?, comptez 6,7 L\./);
  });

  it.each([
    ['by hand', 'ouvrage=sol&surface=grand&paquet=x&chutes=7', ['surface', 'paquet']],
    ['of a façade', 'ouvrage=ite&base=&egout=haut&angles=4', ['base', 'egout']],
  ])('PDP-08 all that is no number is marked at once: %s', async (_, search, faulty) => {
    const { html } = await shop.visit(`/calcul-quantite?${search}`);
    const inputs = [...mainOf(html).matchAll(/<input\b[^>]*aria-invalid="true"[^>]*>/g)];
    expect(inputs.map(([input]) => /name="([^"]*)"/.exec(input)?.[1])).toEqual(faulty);
  });

  // By hand: 214.34 m² of panels by 2.16; 5 kg/m² by 25; 1 287 dowels by 100, 120 + 35 mm long; 224.5 m² by 50.
  it.each([
    'Isolant 214,4 m² Isothéa Système S – Panneau PSE blanc, 120 mm 100 × Paquet de 2,16 m²',
    'Mortier-colle 214,4 m² Isothéa Système S – Mortier colle ITE 43 × 25 kg',
    'Chevilles 1 287 pièces Isothéa Système S – Chevilles à frapper ITE 13 × 155 mm, boîte de 100',
    '5 × Rouleau 50 m × 1 m (50 m²)',
    'Rail de départ 40,2 m',
    'Primaire 214,4 m²',
    'Finition 214,4 m²',
  ])('PDP-08 the whole system of a house: %s', async (line) => {
    expect(await words(HOUSE)).toContain(line);
  });

  it('PDP-08 says so where no dowel is long enough, and takes the insulation that was asked for', async () => {
    const told = await words(`${HOUSE}&isolant=isothea-systeme-m-panneau-pse-gris&epaisseur-ite=200+mm`);
    expect(told).toContain('R = 6,45 m²·K/W');
    expect(told).toMatch(/Chevilles 1 287 pièces .*? Aucun produit du catalogue ne convient/);
  });

  it('PRC-13 tells no price to whoever may see none', async () => {
    expect(await words(HOUSE, ALI)).not.toContain('€');
  });

  it('PDP-08 the system goes into the cart by the quick order', async () => {
    const { html } = await shop.visit(`/calcul-quantite?${HOUSE}`);
    const list = /name="list" value="([^"]*)"/.exec(html)?.[1] ?? '';
    expect(list.split('\n')).toHaveLength(14);
    const answer = await shop.visit('/commande-rapide', {
      method: 'POST',
      headers: { origin: publicUrl, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ list, intent: 'check' }).toString(),
    });
    expect(answer.status).toBe(200);
    expect(wordsOf(mainOf(answer.html))).toContain('Panneau PSE blanc');
    expect(wordsOf(mainOf(answer.html))).not.toContain('inconnue');
  });
});

describe('sheets found by product or reference', () => {
  const found = async (term: string) =>
    mainOf((await shop.visit(`/documents?q=${encodeURIComponent(term)}`)).html);

  it.each([
    ['a product’s reference', 'P102000'],
    ['an article’s reference', '10200001'],
    ['words of its name', 'ardelis peinture murs et plafonds mate'],
  ])('PDP-04 by %s', async (_, term) => {
    const main = await found(term);
    expect(main).toContain('/documents/P102000/ft.pdf');
    expect(main).toContain('/documents/P102000/fds.pdf');
  });

  it('PDP-04 each sheet is a page too, with the size of its PDF; a tool has no dangers to tell', async () => {
    const paint = '/produit/ardelis-serena-peinture-murs-et-plafonds-mate';
    expect((await shop.visit(paint)).html).toContain(`href="${paint}/fiche/technique"`);
    expect(await found('P102000')).toContain(`href="${paint}/fiche/securite"`);
    const readFirst =
      /<a [^>]*href="([^"]*)"[^>]*>Consulter la fiche de données de sécurité avant emploi\.<\/a>/;
    const sheet = mainOf((await shop.visit(`${paint}/fiche/technique`)).html);
    expect(readFirst.exec(sheet)?.[1]).toBe(`${paint}/fiche/securite`);
    const technical = wordsOf(sheet);
    expect(technical).toMatch(/^.*Fiche technique – Ardelis Séréna/);
    expect(technical).toMatch(/Télécharger \(PDF, \d+ pages?, \d+ Ko\)/);
    const safety = mainOf((await shop.visit(`${paint}/fiche/securite`)).html);
    expect(safety.match(/<h2/g)).toHaveLength(16);
    expect((await shop.visit(`${paint}/fiche/autre`)).status).toBe(404);
    expect((await shop.visit('/produit/inconnu/fiche/technique')).status).toBe(404);
    const [, tool = ''] = /href="(\/produit\/[^"/]+)"/.exec(await found('P907003')) ?? [];
    expect((await shop.visit(`${tool}/fiche/technique`)).status).toBe(200);
    expect((await shop.visit(`${tool}/fiche/securite`)).status).toBe(404);
  });

  it('PDP-04 says that there is none, and takes what was typed for text', async () => {
    expect(wordsOf(await found('<xqwvkjx>'))).toContain('Aucun produit pour « <xqwvkjx> ».');
    expect(wordsOf(await found('<xqwvkjx>'))).toContain('Lire une fiche technique');
  });

  it('PDP-04 without a word the page asks for one, below stands the editors’ text', async () => {
    const main = mainOf((await shop.visit('/documents')).html);
    expect(main).toContain('Nom du produit ou référence');
    expect(main).not.toContain('Aucun produit');
  });
});
