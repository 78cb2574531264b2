import { describe, expect, it } from 'vitest';
import type { PictureFacts } from '@nuancier/domain/catalogue/pictures/picture-facts.ts';
import { CATEGORY_ENTRIES } from './categories/category-entries.ts';
import { itemFacts } from './categories/category-look.ts';
import { BANNER_NAMES } from './compositions/banner.ts';
import { bannerPicture, categoryPicture, logoPicture, productPicture } from './picture.ts';
import type { PictureView } from './picture.ts';

const SIZE = { width: 320, height: 400 };
const VIEWS: readonly PictureView[] = [1, 2, 3, 4];
const paint = itemFacts('fine paint', 'room', 5);

const CONTAINERS: readonly PictureFacts['container'][] = [
  'tin',
  'bucket',
  'bag',
  'cartridge',
  'aerosol',
  'wallpaper-roll',
  'glass-cloth-roll',
  'board',
  'floor-roll',
  'planks',
  'profile',
  'box',
  'bottle',
  'brush',
  'roller',
  'ladder',
  'scaffold',
  'sprayer',
  'sander',
  'knife',
  'tape',
  'tarpaulin',
  'tray',
  'gloves',
  'mask',
  'clothes',
  'colour-card',
  'tool',
];
const SCENES: readonly PictureFacts['scene'][] = [
  'room',
  'ceiling',
  'facade',
  'floor',
  'timber',
  'metal-gate',
  'insulation',
  'wallpaper',
  'workshop',
  'roof',
  'bathroom',
];

const alone = (facts: PictureFacts, view: PictureView): string =>
  productPicture({ main: facts, range: [facts] }, view, SIZE);

describe('the four pictures of an article', () => {
  it.each(CONTAINERS)('of the kind %s are whole drawings, each unlike the others', (container) => {
    const drawn = VIEWS.map((view) => alone({ ...paint, container }, view));
    expect(drawn.flatMap(faultsOf)).toEqual([]);
    expect(new Set(drawn).size).toBe(4);
  });

  it.each(SCENES)('show it at work: %s', (scene) => {
    expect(faultsOf(alone({ ...paint, scene }, 3))).toEqual([]);
  });

  it('are always the same for the same facts', () => {
    expect(alone(paint, 3)).toBe(alone(paint, 3));
  });

  it('carry the tint of the article, on the label and on the wall', () => {
    const green = { ...paint, colourName: 'Vert sauge', colourHex: '#8fa487' };
    expect(alone(green, 1)).toContain('#8fa487');
    expect(alone(green, 3)).toContain('#8fa487');
  });

  it('line up the packs of a product when it has several', () => {
    const packs = [1, 3, 10].map((packQuantity) => ({
      ...paint,
      packQuantity,
      sizeLabel: `${packQuantity} L`,
    }));
    const range = productPicture({ main: paint, range: packs }, 2, SIZE);
    expect(range).not.toBe(alone(paint, 2));
    expect(faultsOf(range)).toEqual([]);
  });

  it('give each brand a label of its own', () => {
    const brands = ['Ardelis', 'Murélio', 'Valbrune', 'Façalys', 'Boréval', 'Une autre'];
    expect(new Set(brands.map((brand) => alone({ ...paint, brand }, 1))).size).toBe(brands.length);
  });
});

describe('what comes from outside', () => {
  const hostile = '"><script>alert(1)</script><image href="http://169.254.169.254/"/>';

  it('ends as outlines only: no markup, no text, no address', () => {
    const facts = {
      ...paint,
      brand: hostile,
      line: hostile,
      name: hostile,
      sizeLabel: hostile,
      colourName: hostile,
    };
    for (const view of VIEWS) expect(alone(facts, view)).not.toMatch(/<script|<image|<text|href|169\.254/);
  });

  it('cannot slip through a colour', () => {
    expect(alone({ ...paint, colourHex: 'red" onload="alert(1)' }, 1)).not.toContain('onload');
  });

  it('may be empty or very long', () => {
    expect(faultsOf(alone({ ...paint, brand: '', line: '', name: '', sizeLabel: '' }, 1))).toEqual([]);
    expect(faultsOf(alone({ ...paint, name: 'Peinture '.repeat(400) }, 1))).toEqual([]);
  });
});

describe('the pictures of the shop', () => {
  it.each(Object.keys(CATEGORY_ENTRIES))('draw the category %s', (path) => {
    expect(faultsOf(categoryPicture(path, { width: 640, height: 800 }))).toEqual([]);
  });

  it.each(['promo', 'services', 'services/livraison', 'nuancier', 'conseils-et-chantiers', 'x/y'])(
    'draw the content category %s',
    (path) => {
      expect(faultsOf(categoryPicture(path, { width: 1600, height: 500 }))).toEqual([]);
    },
  );

  it.each(BANNER_NAMES)('draw the banner %s wide and square', (name) => {
    const wide = bannerPicture(name, { width: 1600, height: 600 });
    const square = bannerPicture(name, { width: 780, height: 780 });
    expect(faultsOf(wide)).toEqual([]);
    expect(faultsOf(square)).toEqual([]);
    expect(wide).not.toBe(square);
  });

  it('draw a mark for each theme at the size of the header', () => {
    const marks = (['valbrune', 'comptoir'] as const).map((theme) =>
      logoPicture(theme, { width: 35, height: 34 }),
    );
    expect(marks.flatMap(faultsOf)).toEqual([]);
    expect(marks[0]).toContain('#0f4c5c');
    expect(marks[1]).toContain('#e8590c');
  });
});

const OPENING =
  /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+" height="\d+" viewBox="0 0 1000 \d+">/;

// What a renderer would stumble over, in words.
function faultsOf(svg: string): readonly string[] {
  const asked = [...svg.matchAll(/url\(#(d\d+)\)/g)].map((match) => match[1] ?? '');
  const defined = new Set([...svg.matchAll(/ id="(d\d+)"/g)].map((match) => match[1] ?? ''));
  const sums = /NaN|undefined|Infinity|@id@/.exec(svg);
  return [
    ...(OPENING.test(svg) ? [] : ['does not open as a picture']),
    ...(sums === null ? [] : [`holds ${sums[0]}`]),
    ...asked.filter((id) => !defined.has(id)).map((id) => `asks for ${id}, which is not defined`),
    ...(svg.length > 300 ? [] : ['is empty']),
  ];
}
