import type { PictureFacts } from '@nuancier/domain/catalogue/pictures/picture-facts.ts';
import { bathroomScene } from './bathroom-scene.ts';
import { ceilingScene } from './ceiling-scene.ts';
import { facadeScene } from './facade-scene.ts';
import { floorScene } from './floor-scene.ts';
import { gateScene } from './gate-scene.ts';
import { insulationScene } from './insulation-scene.ts';
import { roofScene } from './roof-scene.ts';
import { roomScene } from './room-scene.ts';
import type { DrawScene } from './scene.ts';
import { timberScene } from './timber-scene.ts';
import { wallpaperScene } from './wallpaper-scene.ts';
import { workshopScene } from './workshop-scene.ts';

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
