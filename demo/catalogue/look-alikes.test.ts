import { drawSubject } from '@nuancier/api/media/draw-subject.ts';
import { pictureFacts } from '@nuancier/domain/catalogue/pictures/picture-facts.ts';
import { expect, it } from 'vitest';
import type { DemoProduct } from './demo-product.ts';
import { generateCatalogue } from './generate-catalogue.ts';

const CARD = { width: 320, height: 400 };

it('no two products are drawn alike: what costs more than its neighbour looks it, or says so', () => {
  const byDrawing = Map.groupBy(generateCatalogue(600), cardOf);
  expect(byDrawing.size).toBeGreaterThan(500);
  const alike = [...byDrawing.values()].filter(({ length }) => length > 1);
  expect(alike.map((products) => products.map(({ name }) => name))).toEqual([]);
});

/** What a card shows: the article whose price it shows, without the random grain of wood and bristles. */
function cardOf(product: DemoProduct): string {
  const { family, tier, group: priceGroup, pricing_unit: pricingUnit, attributes } = product;
  const { sku, name, brand, line } = product;
  const [cheapest] = product.articles.toSorted((one, other) => one.public_ht - other.public_ht);
  if (!cheapest) throw new Error(`${sku} has no article`);
  const finish = typeof attributes['aspect'] === 'string' ? attributes['aspect'] : undefined;
  const facts = pictureFacts(
    { sku, name, brand, line, family, priceGroup, pricingUnit, tier, finish },
    { ...cheapest, packQuantity: cheapest.qty },
  );
  const main = { ...facts, seed: 1 };
  return drawSubject(
    { subject: { kind: 'article', sku: cheapest.sku, view: 1 }, product: { main, range: [main] } },
    CARD,
  );
}
