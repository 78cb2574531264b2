// What a drawing of an article needs to know, and nothing more.
import { colourHex } from '../colour/colour-hex.ts';
import { pictureContainer } from './picture-container.ts';
import { pictureScene } from './picture-scene.ts';

export type PictureContainer =
  | 'tin'
  | 'bucket'
  | 'bag'
  | 'cartridge'
  | 'aerosol'
  | 'wallpaper-roll'
  | 'glass-cloth-roll'
  | 'board'
  | 'floor-roll'
  | 'planks'
  | 'profile'
  | 'box'
  | 'bottle'
  | 'brush'
  | 'roller'
  | 'ladder'
  | 'scaffold'
  | 'sprayer'
  | 'sander'
  | 'knife'
  | 'tape'
  | 'tarpaulin'
  | 'tray'
  | 'gloves'
  | 'mask'
  | 'clothes'
  | 'colour-card'
  | 'tool';

export type PictureScene =
  | 'room'
  | 'ceiling'
  | 'facade'
  | 'floor'
  | 'timber'
  | 'metal-gate'
  | 'insulation'
  | 'wallpaper'
  | 'workshop'
  | 'roof'
  | 'bathroom';

export type PictureFinish = 'mat' | 'velours' | 'satin' | 'brillant';

export type PictureGrade = 'light' | 'usual' | 'heavy';

export type PictureFacts = {
  container: PictureContainer;
  brand: string;
  line: string;
  name: string;
  finish?: PictureFinish;
  sizeLabel: string;
  packQuantity: number;
  unit: string;
  colourName?: string;
  colourHex?: string;
  /** Made to a tint at the machine: a dab of it on the lid. */
  tinted?: true;
  scene: PictureScene;
  priceGroup: string;
  /** How it is equipped, where dearer machines of one kind look it. */
  grade?: PictureGrade;
  seed: number;
};

export type PicturedProduct = {
  sku: string;
  name: string;
  brand: string;
  line: string | null;
  family: number;
  priceGroup: string;
  pricingUnit: string;
  /** eco, std or prem */
  tier?: string | null | undefined;
  /** the « aspect » of its technical sheet, when it has one */
  finish?: string | undefined;
};

export type PicturedArticle = {
  color?: string | null | undefined;
  model?: string | null | undefined;
  size?: string | null | undefined;
  conditioning: string;
  packQuantity: number;
};

const GRADES: Readonly<Record<string, PictureGrade | undefined>> = {
  eco: 'light',
  std: 'usual',
  prem: 'heavy',
};

/** What is bought for years and not used up is drawn by its grade. */
const GRADED: ReadonlySet<PictureContainer> = new Set(['sprayer', 'sander', 'ladder', 'scaffold']);

const FINISHES: readonly PictureFinish[] = ['mat', 'velours', 'satin', 'brillant'];

export function pictureFacts(product: PicturedProduct, article: PicturedArticle): PictureFacts {
  const finish = FINISHES.find((known) => known === product.finish?.toLowerCase());
  const { colourName, hex } = colourOf(article);
  const { family, name, pricingUnit: unit } = product;
  const { conditioning, packQuantity } = article;
  const container = pictureContainer({ family, name, unit, conditioning, packQuantity });
  const grade = GRADED.has(container) ? GRADES[product.tier ?? ''] : undefined;
  return {
    container,
    brand: product.brand,
    line: product.line ?? '',
    name: shortName(name),
    ...(finish === undefined ? {} : { finish }),
    sizeLabel: article.size ?? conditioning,
    packQuantity,
    unit,
    ...(colourName === undefined ? {} : { colourName }),
    ...(hex === undefined ? {} : { colourHex: hex }),
    scene: pictureScene(family),
    priceGroup: product.priceGroup,
    ...(grade === undefined ? {} : { grade }),
    seed: seedOf(product.sku),
  };
}

// A model that names no colour, « 110 g/m² » or « Chevron », still decides what is drawn.
function colourOf({ color, model }: PicturedArticle): { colourName?: string; hex?: string | undefined } {
  const colourName = color ?? model ?? undefined;
  return colourName === undefined ? {} : { colourName, hex: colourHex(colourName) };
}

// « Ardelis Séréna – Peinture plafond mate »: brand and line have their own place on the label.
function shortName(name: string): string {
  const cut = name.indexOf(' – ');
  return cut === -1 ? name : name.slice(cut + 3);
}

function seedOf(sku: string): number {
  return [...sku].reduce(
    (hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16777619) >>> 0,
    2166136261,
  );
}
