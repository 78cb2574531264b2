import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { DemoProduct } from './demo-product.ts';
import { catalogueCounts, generateCatalogue } from './generate-catalogue.ts';
import { productDigest } from './product-digest.ts';

const smallest = [...generateCatalogue(600)];

describe('generateCatalogue', () => {
  it('makes 599 products and 3,897 articles at its smallest size', () => {
    expect(smallest).toHaveLength(599);
    expect(articleCount(smallest)).toBe(3897);
  });

  it('makes every product of the smallest size field by field as it was written down', () => {
    const expected = readFileSync(join(import.meta.dirname, 'expected-600.txt'), 'utf8')
      .trim()
      .split('\n');
    expect(smallest.map((product) => `${product.sku} ${productDigest(product)}`)).toEqual(expected);
  });

  it.each([
    [
      'P101000',
      'Ardelis Séréna – Peinture plafond mate',
      3,
      { color: 'Blanc', public_ht: 20.79, unit_ht: 6.93 },
    ],
    ['P102004', 'Murélio Rénov – Peinture murs et plafonds mate', 13, { public_ht: 9.77, weight_kg: 1.56 }],
    ['P203004', 'Façalys Minéra – Mortier de réparation', 2, { conditioning: '5 kg', eco_ht: 0.01 }],
    ['P505005', "Papélya Jardin d'hiver – Sol PVC en lés", 10, { model: 'Chêne blanchi', public_ht: 54.96 }],
    [
      'P804000',
      'Prépaline Finition – Enduit de rebouchage',
      3,
      { statut: 'U', promo_ht: 2.29, public_ht: 3.82 },
    ],
    ['P913007', 'Valbrune Essentiel – Chaussures de sécurité S3', 8, { size: '39', public_ht: 38.65 }],
  ])('%s is %s', (sku, name, articles, first) => {
    const product = smallest.find((made) => made.sku === sku);
    expect(product?.name).toBe(name);
    expect(product?.articles).toHaveLength(articles);
    expect(product?.articles[0]).toMatchObject(first);
  });

  it('draws lines from syllables once the brands have no more of their own', () => {
    const medium = [...generateCatalogue(10_000)];
    expect(medium).toHaveLength(10_002);
    expect(articleCount(medium)).toBe(64_823);
    expect(medium[2001]).toMatchObject({
      sku: 'P203060',
      name: 'Façalys Corerotex – Mortier de réparation',
      url_key: 'facalys-corerotex-mortier-de-reparation',
    });
    expect(medium[2001]?.articles[0]).toMatchObject({ ean: '2900203060017', public_ht: 6.55, statut: 'P' });
    expect(medium[7001]).toMatchObject({
      sku: 'P707077',
      name: 'Vitrelis Belémat – Toile de verre décorative',
      url_key: 'vitrelis-belemat-toile-de-verre-decorative',
    });
    expect(medium[7001]?.articles).toHaveLength(8);
    expect(medium[7001]?.articles[0]).toMatchObject({
      sku: '70707701',
      public_ht: 59.75,
      statut: 'S',
      eco_ht: 0.5,
    });
  });

  it('never gives one address or one article number twice', () => {
    const medium = [...generateCatalogue(10_000)];
    const skus = medium.flatMap((product) => product.articles.map((article) => article.sku));
    expect(new Set(medium.map((product) => product.url_key)).size).toBe(medium.length);
    expect(new Set(skus).size).toBe(skus.length);
  });

  it('numbers a line drawn twice in its name and in its address', () => {
    const numbered = [...generateCatalogue(10_000)].find((product) => / N2 – /.test(product.name));
    expect(numbered?.url_key).toContain('-n2-');
  });
});

describe('catalogueCounts', () => {
  it.each([
    [600, 599, 3897],
    [10_000, 10_002, 64_823],
    [100_000, 100_000, 648_003],
  ] as const)('at size %i: %i products and %i articles', (size, products, articles) => {
    expect(catalogueCounts(size)).toEqual({ products, articles });
  });
});

function articleCount(products: readonly DemoProduct[]): number {
  return products.reduce((sum, product) => sum + product.articles.length, 0);
}
