import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PUBLIC_URL, shopApi } from '../../testing/shop-api.ts';
import type { ShopApi } from '../../testing/shop-api.ts';
import { ask } from '../testing/ask-product.ts';

let shop: ShopApi;
beforeAll(async () => {
  shop = await shopApi();
});
afterAll(() => shop.close());

describe('the technical section', () => {
  it('PDP-04 attribute data names and groups what is known, in French', async () => {
    const { attributes } = await ask<{
      attributes: { code: string; label: string; value: string; group: string }[];
    }>(
      shop,
      '{ productAttributeData(sku: "P101000") { attributes { code label value group } } }',
      'productAttributeData',
    );
    expect(attributes).toEqual(
      expect.arrayContaining([
        { code: 'marque', label: 'Marque', value: 'Ardelis', group: 'identity' },
        { code: 'destination', label: 'Destination', value: 'Mur, Plafond', group: 'identity' },
        { code: 'densite', label: 'Densité', value: '1,5\u00A0kg/L', group: 'identity' },
        { code: 'cov_gl', label: 'Teneur en COV', value: '8\u00A0g/L', group: 'environment' },
      ]),
    );
    expect(await ask(shop, '{ productAttributeData(sku: "x") { sku } }', 'productAttributeData')).toBeNull();
  });

  it('PDP-03 PDP-04 a product carries the same answers as the operations by reference', async () => {
    const parts = {
      attribute_data: ['productAttributeData', 'sku attributes { code value }'],
      feature: ['productFeature', 'sku strong_points documents { url }'],
      configuration: ['configurableProductsConfiguration', 'sku articles { sku price_per_unit { value } }'],
    } as const;
    const fields = Object.entries(parts).map(([field, [, wanted]]) => `${field} { ${wanted} }`);
    const product = await ask<{ items: [Record<string, unknown>] }>(
      shop,
      `{ products(filter: { sku: { eq: "P101000" } }) { items { ${fields.join(' ')} } } }`,
      'products',
    );
    for (const [field, [operation, wanted]] of Object.entries(parts)) {
      const alone = await ask(shop, `{ ${operation}(sku: "P101000") { ${wanted} } }`, operation);
      expect(alone).not.toBeNull();
      expect(product.items[0][field]).toEqual(alone);
    }
  });

  it('PDP-04 the feature tells strong points, emissions and documents', async () => {
    const feature = await ask(
      shop,
      `{ productFeature(sku: "P101000") { sku strong_points indoor_air_class voc_grams_per_litre voc_limit_grams_per_litre
        voc_category certifications standards waste_stream documents { kind label url } } }`,
      'productFeature',
    );
    expect(feature).toEqual({
      sku: 'P101000',
      strong_points: [
        'Sans reprise, même en contre-jour',
        'Temps ouvert long pour les grandes surfaces',
        'Faible projection au rouleau',
      ],
      indoor_air_class: 'A+',
      voc_grams_per_litre: 8,
      voc_limit_grams_per_litre: 30,
      voc_category: 'A/a',
      certifications: ['NF Environnement'],
      standards: ['EN 13300', 'NF DTU 59.1'],
      waste_stream: 'DDS',
      documents: [
        { kind: 'FT', label: 'Fiche technique', url: `${PUBLIC_URL}/documents/P101000/ft.pdf` },
        {
          kind: 'FDS',
          label: 'Fiche de données de sécurité',
          url: `${PUBLIC_URL}/documents/P101000/fds.pdf`,
        },
      ],
    });
  });

  it('the colour charts come whole or one by one', async () => {
    const chart = (name: string) =>
      ask<{ families: string[]; colours: { code: string; chart: string; lrv: number }[] }>(
        shop,
        'query($c: String) { colourChart(chart: $c) { families colours { code chart hex lrv } } }',
        'colourChart',
        { c: name },
      );
    const house = await chart('valbrune');
    expect([house.colours.length, house.families.length]).toEqual([228, 12]);
    expect(house.colours.every((colour) => colour.chart === 'valbrune' && colour.lrv >= 0)).toBe(true);
    expect((await chart("'; --")).colours).toEqual([]);
  });
});
