// Renders every kind of drawing into one PNG, to be looked at:
//   node packages/pictures/contact-sheet.ts sheet.png [brands|things|views|scenes|categories|banners|logos]

import sharp from 'sharp';
import type { PictureFacts } from '@nuancier/domain/catalogue/pictures/picture-facts.ts';
import { HOUSE_BRANDS } from './src/brands/house-brands.ts';
import { CATEGORY_ENTRIES } from './src/categories/category-entries.ts';
import type { ItemName } from './src/categories/category-entries.ts';
import { itemFacts } from './src/categories/category-look.ts';
import { PAINT_ITEMS } from './src/categories/paint-items.ts';
import { TRADE_ITEMS } from './src/categories/trade-items.ts';
import { BANNER_NAMES } from './src/compositions/banner.ts';
import { bannerPicture, categoryPicture, logoPicture, productPicture } from './src/picture.ts';
import type { PictureView } from './src/picture.ts';

const CELL = { width: 240, height: 300 };
const COLUMNS = 10;
const SCENES: readonly PictureFacts['scene'][] = [
  'room',
  'ceiling',
  'bathroom',
  'facade',
  'roof',
  'floor',
  'timber',
  'metal-gate',
  'insulation',
  'wallpaper',
  'workshop',
];
const VIEWED: readonly ItemName[] = [
  'fine paint',
  'stain',
  'facade paint',
  'leaf paper',
  'planks',
  'white mastic',
  'flat brush',
];

const view = (facts: PictureFacts, shown: PictureView): string =>
  productPicture({ main: facts, range: [facts] }, shown, CELL);
const named = Object.keys({ ...PAINT_ITEMS, ...TRADE_ITEMS }).filter(isItemName);

const sections: Readonly<Record<string, () => readonly string[]>> = {
  brands: () =>
    Object.keys(HOUSE_BRANDS).flatMap((brand) =>
      (['fine paint', 'site paint'] as const).map((name) =>
        view({ ...itemFacts(name, 'room', 1), brand }, 1),
      ),
    ),
  things: () => named.map((name) => view(itemFacts(name, 'workshop', 2), 1)),
  views: () =>
    VIEWED.flatMap((name) =>
      ([1, 2, 3, 4] as const).map((shown) => view(itemFacts(name, sceneOf(name), 3), shown)),
    ),
  scenes: () =>
    SCENES.map((scene) => view(itemFacts(scene === 'wallpaper' ? 'leaf paper' : 'site paint', scene, 4), 3)),
  categories: () => Object.keys(CATEGORY_ENTRIES).map((path) => categoryPicture(path, CELL)),
  banners: () => BANNER_NAMES.map((name) => bannerPicture(name, CELL)),
  logos: () => (['valbrune', 'comptoir'] as const).map((theme) => logoPicture(theme, CELL)),
};

const [, , target, only] = process.argv;
if (target === undefined) throw new Error('Give the PNG file to write.');
const drawings = Object.entries(sections)
  .filter(([name]) => only === undefined || only === name)
  .flatMap(([, draw]) => draw());
const pictures = await Promise.all(drawings.map((svg) => sharp(Buffer.from(svg)).png().toBuffer()));
await sharp({
  create: {
    width: COLUMNS * CELL.width,
    height: Math.ceil(pictures.length / COLUMNS) * CELL.height,
    channels: 3,
    background: '#ffffff',
  },
})
  .composite(
    pictures.map((input, index) => ({
      input,
      left: (index % COLUMNS) * CELL.width,
      top: Math.floor(index / COLUMNS) * CELL.height,
    })),
  )
  .png()
  .toFile(target);

function isItemName(name: string): name is ItemName {
  return name in PAINT_ITEMS || name in TRADE_ITEMS;
}

function sceneOf(name: ItemName): PictureFacts['scene'] {
  const entry = Object.values(CATEGORY_ENTRIES).find((known) => known.slice(1).includes(name));
  return entry === undefined ? 'room' : entry[0];
}
