// Pictures in a tint, laid together as a browser does it: the colour that is seen is the colour that is named.
import { drawProbes } from '@nuancier/api/media/draw-subject.ts';
import { renderLayer } from '@nuancier/api/media/render-layer.ts';
import { colourDistance, lab65Of } from '@nuancier/domain/catalogue/colour/nearest/colour-distance.ts';
import { pictureFacts } from '@nuancier/domain/catalogue/pictures/picture-facts.ts';
import type { PictureFacts } from '@nuancier/domain/catalogue/pictures/picture-facts.ts';
import { tintLayer, tintLayers } from '@nuancier/domain/catalogue/pictures/tint-layer.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { generateCatalogue } from './generate-catalogue.ts';

/** From white to black, greys, strong colours; RAL 5009 and RAL 7016 among them, and one of no chart. */
const TINTS = [
  '#F7F9EF',
  '#E8D9CC',
  '#C5C7C4',
  '#DCA01D',
  '#9BB0C1',
  '#8F999F',
  '#6C6E6B',
  '#A63E30',
  '#2E5978',
  '#373F43',
  '#0A0A0D',
] as const;
const SIZE = { width: 200, height: 250 };
const PACKSHOT = 1;

/** How far the median of what is painted may be from the tint; a pack is round, and its label lies in its shade. */
const bound = (view: number): number => (view <= 2 ? 8 : 5);

const catalogue = [...generateCatalogue(600)];
const paint = baseOf(102);
const wood = baseOf(304);

describe('a picture in a tint', () => {
  it.each([
    ['a wall paint, its packshot', paint, PACKSHOT],
    ['a wall paint, opened', paint, 2],
    ['a wall paint, the room', paint, 3],
    ['a wall paint, its close-up', paint, 4],
    ['a bathroom paint, the room', baseOf(107), 3],
    ['a façade paint, its packshot', baseOf(204), PACKSHOT],
    ['a façade paint, the house', baseOf(204), 3],
    ['a façade paint, its close-up', baseOf(204), 4],
    ['a wood paint, the cladding', wood, 3],
    ['a wood stain, the cladding', { ...wood, name: 'Lasure bois' }, 3],
    ['a wood stain, its close-up', { ...wood, name: 'Lasure bois' }, 4],
    ['a metal lacquer, its packshot', baseOf(402), PACKSHOT],
    ['a metal lacquer, the gate', baseOf(402), 3],
    ['a floor paint, the hall', baseOf(501), 3],
    ['an insulation finish, the wall', baseOf(609), 3],
  ] as const)('of %s is that tint where it is painted', async (_, facts, view) => {
    const layers = new Map(
      await Promise.all(tintLayers.map(async (layer) => [layer, await layerOf(facts, view, layer)] as const)),
    );
    const seen = TINTS.map((tint) => {
      const { layer, painted } = layers.get(tintLayer(tint)) ?? NOTHING;
      const off = colourDistance(lab65Of(tint), lab65Of(medianOf(layer, painted, tint)));
      const share = painted.length / (SIZE.width * SIZE.height);
      return { tint, isPainted: share >= 0.01, isSeen: off <= bound(view) };
    });
    expect(seen).toEqual(TINTS.map((tint) => ({ tint, isPainted: true, isSeen: true })));
  });

  it('would be found out in another tint: the distance tells them apart', async () => {
    const { layer, painted } = await layerOf(paint, 3, 'dark');
    const shown = medianOf(layer, painted, '#A63E30');
    expect(colourDistance(lab65Of('#2E5978'), lab65Of(shown))).toBeGreaterThan(15);
  });
});

function baseOf(family: number): PictureFacts {
  const product = catalogue.find(
    (one) => one.family === family && one.articles.some(({ tintable }) => tintable),
  );
  const article = product?.articles.find(({ tintable }) => tintable);
  if (!product || !article) throw new Error(`Nothing of ${family} is tinted`);
  const { sku, name, brand, line, group: priceGroup, pricing_unit: pricingUnit, tier, attributes } = product;
  const finish = typeof attributes['aspect'] === 'string' ? attributes['aspect'] : undefined;
  return pictureFacts(
    { sku, name, brand, line, family, priceGroup, pricingUnit, tier, finish },
    { ...article, packQuantity: article.qty },
  );
}

type Layer = { layer: Buffer; painted: readonly number[] };

const NOTHING: Layer = { layer: Buffer.alloc(0), painted: [] };

async function layerOf(
  main: PictureFacts,
  view: 1 | 2 | 3 | 4,
  over: (typeof tintLayers)[number],
): Promise<Layer> {
  const subject = { kind: 'article', sku: 'A', view, layer: over } as const;
  const probes = drawProbes({ subject, product: { main, range: [main] } }, SIZE);
  const picture = sharp(await renderLayer(probes ?? [], 'avif'));
  const layer = await picture.ensureAlpha().raw().toBuffer();
  return { layer, painted: maskOf(layer) };
}

/** One channel of a pixel, as the browser lays the picture over its background colour. */
function laid(layer: Buffer, pixel: number, channel: number, tint: string): number {
  const alpha = (layer[pixel * 4 + 3] ?? 0) / 255;
  const beneath = Number.parseInt(tint.slice(1 + channel * 2, 3 + channel * 2), 16);
  return (layer[pixel * 4 + channel] ?? 0) * alpha + beneath * (1 - alpha);
}

/** The pixels that follow the tint: two probes differ there nearly as much as they do themselves. */
function maskOf(layer: Buffer): number[] {
  const apart = (0xd0 - 0x20) * 0.8;
  return Array.from({ length: layer.length / 4 }, (_, pixel) => pixel).filter((pixel) =>
    [0, 2].every(
      (channel) =>
        Math.abs(laid(layer, pixel, channel, '#d02020') - laid(layer, pixel, channel, '#2020d0')) > apart,
    ),
  );
}

function medianOf(layer: Buffer, painted: readonly number[], tint: string): string {
  const middle = [0, 1, 2].map((channel) => {
    const values = Float64Array.from(painted, (pixel) => laid(layer, pixel, channel, tint)).toSorted();
    return Math.round(values[values.length >> 1] ?? 0);
  });
  return `#${middle.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
