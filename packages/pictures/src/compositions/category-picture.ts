// A category: the scene of its universe, with its main articles in front.

import { drawContainer } from '../containers/draw-container.ts';
import { bannerOf } from './banner.ts';
import { categoryLook } from '../categories/category-look.ts';
import { nuancierPicture } from './colour-fan.ts';
import type { Stage } from './frame.ts';
import { inFront } from './in-front.ts';
import { inScene } from './scene-picture.ts';

export function categoryPicture(stage: Stage, path: string): string {
  if (path === 'nuancier' || path.startsWith('nuancier/')) return nuancierPicture(stage);
  const service = bannerOf(path);
  if (service !== null) return service(stage);
  const { scene, items } = categoryLook(path);
  const drawings = items.map((item) => drawContainer(stage.sheet, item, 'front'));
  const bench = scene.scene === 'workshop';
  const onFloor = scene.container === 'ladder' || scene.container === 'scaffold';
  const foot = bench && !onFloor ? 850 : 955;
  return inScene(stage, scene, (w) => inFront(drawings, w, foot, onFloor ? 720 : bench ? 430 : 340), true);
}
