import type { PictureFacts } from '@nuancier/domain/catalogue/picture-facts.ts';
import { facadeScene, gateScene, roofScene, timberScene } from './exteriors.ts';
import { bathroomScene, ceilingScene, roomScene, wallpaperScene } from './interiors.ts';
import type { DrawScene } from './scene.ts';
import { floorScene, insulationScene, workshopScene } from './works.ts';

export const drawScene: DrawScene = (scene) => SCENES[scene.facts.scene](scene);

const SCENES: Readonly<Record<PictureFacts['scene'], DrawScene>> = {
  room: roomScene,
  ceiling: ceilingScene,
  bathroom: bathroomScene,
  facade: facadeScene,
  roof: roofScene,
  floor: floorScene,
  timber: timberScene,
  'metal-gate': gateScene,
  insulation: insulationScene,
  wallpaper: wallpaperScene,
  workshop: workshopScene,
};
