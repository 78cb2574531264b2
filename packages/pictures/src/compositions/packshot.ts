// Picture 1: the article alone on the paper ground, filling its frame.

import type { PictureFacts } from '@nuancier/domain/catalogue/pictures/picture-facts.ts';
import { drawContainer } from '../containers/draw-container.ts';
import { standing } from '../containers/drawing.ts';
import type { Drawing } from '../containers/drawing.ts';
import { isTagged, lineTag } from '../labels/line-tag.ts';
import { moved } from '../svg/shapes.ts';
import { paperGround } from './frame.ts';
import type { Stage } from './frame.ts';

export function packshot(stage: Stage, facts: PictureFacts): string {
  const { w, h } = stage;
  const drawn = paperGround(stage) + onGround(stage, drawContainer(stage.sheet, facts, 'front'));
  // Beside the foot, where tools leave room; legible on a card.
  return isTagged(facts) ? drawn + moved(lineTag(facts), w * 0.8, h * 0.8, stage.small ? 1.3 : 1.15) : drawn;
}

export function onGround(stage: Stage, drawing: Drawing, fill = stage.small ? 0.86 : 0.76): string {
  const { w, h } = stage;
  // A wide thing in a tall frame may come nearer to the sides.
  const across = drawing.width > drawing.height ? fill + 0.1 : fill;
  const scale = Math.min((w * across) / drawing.width, (h * (fill + 0.02)) / drawing.height);
  const foot = h / 2 + (drawing.height * scale) / 2 + h * 0.012;
  return standing(drawing, w / 2, foot, scale);
}
