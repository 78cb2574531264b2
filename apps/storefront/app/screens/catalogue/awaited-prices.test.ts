import { afterAll, beforeAll, expect, it } from 'vitest';
import { conditionsTrouble } from '../../../testing/conditions-trouble.ts';
import { cardsOf, wordsOf } from '../../../testing/drawn-listing.ts';
import { testShop } from '../../../testing/visit.ts';
import type { TestShop } from '../../../testing/visit.ts';

const HEAD = 'yann.kermarrec@demo.valbrune.example';
const LOADING = 'Prix personnalisé et disponibilité en cours de chargement...';

const trouble = conditionsTrouble();
let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ spoil: trouble.spoil, patienceMs: 0 });
});
afterAll(() => shop.close());

const awaited = async (path: string) =>
  (await trouble.during('is late', () => shop.visit(path, { as: HEAD }))).html;

it('PRC-05 a listing is sent with the waiting text, and the prices after it', async () => {
  const html = await awaited('/catalogue/facade/impermeabilite');
  const waiting = cardsOf(html).filter(({ text }) => text.includes(LOADING));
  expect(waiting).toHaveLength(12);
  expect(waiting.filter(({ text }) => text.includes('€'))).toEqual([]);
  expect(wordsOf(html.slice(html.lastIndexOf(LOADING)))).toMatch(/,\d\d € HT/);
});

it('PRC-05 a product is sent with the waiting text, and its price after it', async () => {
  const html = await awaited(
    '/produit/ardelis-serena-peinture-murs-et-plafonds-mate?couleur=blanc&conditionnement=10-l',
  );
  const decision = wordsOf(html.slice(html.indexOf('id="choix"'), html.indexOf('Description</h2>')));
  expect(decision).toContain(LOADING);
  expect(decision).not.toContain('€');
  expect(wordsOf(html.slice(html.lastIndexOf(LOADING)))).toMatch(/€ HT soit [\d,]+ € HT \/ L/);
});
