// Picture 3: the product at work, with its pack in the foreground where that helps.

import type { PictureFacts } from '@nuancier/domain/catalogue/pictures/picture-facts.ts';
import { drawContainer } from '../containers/draw-container.ts';
import { standing } from '../containers/drawing.ts';
import { drawScene } from '../scenes/draw-scene.ts';
import { sceneTint } from '../scenes/scene-tint.ts';
import { HIGH } from '../scenes/scene.ts';
import { moved, rect } from '../svg/shapes.ts';
import { radial } from '../svg/sheet.ts';
import type { Stage } from './frame.ts';

const SHOWN_IN_SCENE: ReadonlySet<PictureFacts['container']> = new Set([
  'tin',
  'bucket',
  'bag',
  'bottle',
  'aerosol',
]);

export function scenePicture(stage: Stage, facts: PictureFacts): string {
  return inScene(stage, facts, (w) =>
    SHOWN_IN_SCENE.has(facts.container) && facts.scene !== 'workshop' ? packAt(stage, facts, w) : '',
  );
}

// Lays a scene over the whole stage, and the articles in front of it, in the scene's own units.
export function inScene(
  stage: Stage,
  facts: PictureFacts,
  inFront: (sceneWidth: number) => string,
  empty = false,
): string {
  const scale = stage.h / HIGH;
  const w = stage.w / scale;
  const scene = drawScene({ sheet: stage.sheet, w, facts, tint: sceneTint(facts), seed: facts.seed, empty });
  const edge = radial(stage.sheet, '0 #000000 0, 0.65 #000000 0, 1 #14100c 0.26', {
    cx: 0.45,
    cy: 0.45,
    r: 0.8,
  });
  return moved(scene + rect(0, 0, w, HIGH, { fill: edge }) + inFront(w), 0, 0, scale);
}

function packAt(stage: Stage, facts: PictureFacts, w: number): string {
  const drawing = drawContainer(stage.sheet, facts, 'front');
  const scale = Math.min(250 / drawing.height, (w * 0.3) / drawing.width);
  return standing(drawing, w - drawing.width * scale * 0.62 - w * 0.03, 968, scale);
}
