// Where an article is shown at work.

const BY_FAMILY = [
  { scene: 'ceiling', families: [101, 708] },
  { scene: 'bathroom', families: [107] },
  { scene: 'metal-gate', families: [109] },
  { scene: 'roof', families: [213] },
  { scene: 'floor', families: [306] },
  { scene: 'room', families: [706, 707, 709] },
] as const;

/** The hundreds of a family's number: 1 interior paint, 2 facade, 3 timber… */
const BY_UNIVERSE = [
  { scene: 'room', universe: 1 },
  { scene: 'facade', universe: 2 },
  { scene: 'timber', universe: 3 },
  { scene: 'metal-gate', universe: 4 },
  { scene: 'floor', universe: 5 },
  { scene: 'insulation', universe: 6 },
  { scene: 'wallpaper', universe: 7 },
] as const;

export function pictureScene(family: number) {
  const exact = BY_FAMILY.find(({ families }) => families.some((known) => known === family));
  const broad = BY_UNIVERSE.find(({ universe }) => universe === Math.floor(family / 100));
  return (exact ?? broad)?.scene ?? 'workshop';
}
