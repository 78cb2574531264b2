// Which container an article is drawn as: its family first, then the size of the pack.

export type PackedThing = {
  family: number;
  name: string;
  unit: string;
  conditioning: string;
  packQuantity: number;
};

/** Above three litres a tin becomes a bucket with a handle. */
const LARGEST_TIN_LITRES = 3;
const SMALLEST_BUCKET_KILOS = 5;

const BY_FAMILY = [
  { container: 'bottle', families: [201, 212, 305, 821, 825] },
  { container: 'bag', families: [203, 503, 605, 607] },
  { container: 'aerosol', families: [403] },
  { container: 'floor-roll', families: [505] },
  { container: 'planks', families: [506] },
  { container: 'board', families: [601, 602, 603, 604] },
  { container: 'box', families: [606, 822] },
  { container: 'glass-cloth-roll', families: [608, 705, 706, 707, 708, 709] },
  { container: 'profile', families: [610] },
  { container: 'wallpaper-roll', families: [701, 702, 703, 704] },
  { container: 'cartridge', families: [807, 808] },
  { container: 'tape', families: [823] },
  { container: 'tarpaulin', families: [824] },
  { container: 'roller', families: [901, 902, 903] },
  { container: 'brush', families: [904] },
  { container: 'tray', families: [905] },
  { container: 'knife', families: [906] },
  { container: 'sprayer', families: [907] },
  { container: 'tool', families: [908] },
  { container: 'sander', families: [909] },
  { container: 'ladder', families: [910] },
  { container: 'scaffold', families: [911] },
  { container: 'mask', families: [912] },
  { container: 'clothes', families: [913] },
] as const;

/** Where one family mixes different things, the name decides. */
const BY_NAME = [
  { container: 'gloves', pattern: /gants/i },
  { container: 'tool', pattern: /perche|aspirateur/i },
  { container: 'aerosol', pattern: /mousse polyuréthane/i },
] as const;

export function pictureContainer(thing: PackedThing) {
  if (/^carton/i.test(thing.conditioning)) return 'box';
  if (/^carte peinte/i.test(thing.conditioning)) return 'colour-card';
  const byName = BY_NAME.find(({ pattern }) => pattern.test(thing.name));
  const byFamily = BY_FAMILY.find(({ families }) => families.some((family) => family === thing.family));
  return (byName ?? byFamily)?.container ?? byQuantity(thing);
}

function byQuantity({ unit, packQuantity }: PackedThing) {
  if (unit === 'L') return packQuantity > LARGEST_TIN_LITRES ? 'bucket' : 'tin';
  if (unit === 'kg') return packQuantity >= SMALLEST_BUCKET_KILOS ? 'bucket' : 'tin';
  return unit === 'U' ? 'tool' : 'box';
}
