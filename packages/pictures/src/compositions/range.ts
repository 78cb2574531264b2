// Picture 2: the packs of a product side by side in their true proportions; alone, the article from another side.

import type { PictureFacts } from '@nuancier/domain/catalogue/pictures/picture-facts.ts';
import { drawContainer } from '../containers/draw-container.ts';
import { standing } from '../containers/drawing.ts';
import type { Drawing } from '../containers/drawing.ts';
import { moved } from '../svg/shapes.ts';
import { paperGround } from './frame.ts';
import type { Stage } from './frame.ts';
import { onGround } from './packshot.ts';

const MOST_SHOWN = 4;

export function rangePicture(stage: Stage, main: PictureFacts, range: readonly PictureFacts[]): string {
  const drawings = range.map((facts) => drawContainer(stage.sheet, facts, 'front'));
  const distinct = drawings.filter(
    (drawing, index) => drawings.findIndex((other) => sameSize(other, drawing)) === index,
  );
  return (
    paperGround(stage) + (distinct.length >= 2 ? lineUp(stage, spread(distinct)) : otherSide(stage, main))
  );
}

const sameSize = (one: Drawing, other: Drawing): boolean =>
  Math.abs(one.width - other.width) < 4 && Math.abs(one.height - other.height) < 4;

// Of a long range, the ends and what lies evenly between.
function spread(drawings: readonly Drawing[]): readonly Drawing[] {
  const sorted = drawings.toSorted((one, other) => one.height * one.width - other.height * other.width);
  if (sorted.length <= MOST_SHOWN) return sorted;
  return Array.from(
    { length: MOST_SHOWN },
    (_, index) => sorted[Math.round((index / (MOST_SHOWN - 1)) * (sorted.length - 1))],
  ).filter((drawing) => drawing !== undefined);
}

function lineUp(stage: Stage, drawings: readonly Drawing[]): string {
  // Slender and flat things make a row; stout ones make a group, the small before the large.
  const slender = drawings.every((drawing) => drawing.shadow === '' || drawing.height > drawing.width * 1.5);
  return slender ? row(stage, drawings) : gathered(stage, drawings);
}

function row({ w, h }: Stage, drawings: readonly Drawing[]): string {
  const overlap = 0.72;
  const tallest = Math.max(...drawings.map((drawing) => drawing.height));
  const wide = drawings.reduce((sum, drawing) => sum + drawing.width * overlap, 0);
  const scale = Math.min((w * 0.94) / wide, (h * 0.76) / tallest);
  const foot = h / 2 + (tallest * scale) / 2;
  let pen = w / 2 - (wide * scale) / 2;
  return drawings
    .map((drawing) => {
      const half = (drawing.width * overlap * scale) / 2;
      pen += half * 2;
      return standing(drawing, pen - half, foot, scale);
    })
    .join('');
}

// Where the places are, largest first: across the picture, and how far to the front.
const PLACES: readonly (readonly (readonly [across: number, front: number])[])[] = [
  [
    [0.38, 0],
    [0.7, 0.05],
  ],
  [
    [0.62, 0],
    [0.26, 0.02],
    [0.44, 0.11],
  ],
  [
    [0.64, 0],
    [0.28, 0.02],
    [0.47, 0.1],
    [0.79, 0.12],
  ],
];

function gathered({ w, h }: Stage, drawings: readonly Drawing[]): string {
  const places = PLACES[drawings.length - 2] ?? [];
  const largest = drawings.toReversed();
  const back = largest.slice(0, 2).reduce((sum, drawing) => sum + drawing.width, 0);
  const tallest = Math.max(...drawings.map((drawing) => drawing.height));
  const scale = Math.min((w * (drawings.length === 2 ? 0.84 : 0.78)) / back, (h * 0.66) / tallest);
  const foot = h * 0.47 + (tallest * scale) / 2;
  return largest
    .map((drawing, index) => {
      const [across, front] = places[index] ?? [0.5, 0];
      return standing(drawing, w * across, foot + h * front, scale);
    })
    .join('');
}

function otherSide(stage: Stage, facts: PictureFacts): string {
  const above = drawContainer(stage.sheet, facts, 'above');
  if (OPENED.has(facts.container)) return onGround(stage, above, 0.74);
  const { w, h } = stage;
  const scale = Math.min((w * 0.6) / above.width, (h * 0.58) / above.height);
  const behind = moved(standing(above, 0, 0, scale * 0.82), w * 0.34, h * 0.5 + above.height * scale * 0.28);
  return behind + standing(above, w * 0.6, h * 0.5 + above.height * scale * 0.6, scale);
}

const OPENED: ReadonlySet<PictureFacts['container']> = new Set(['tin', 'bucket', 'wallpaper-roll']);
