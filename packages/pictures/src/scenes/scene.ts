// A scene is drawn 1000 units high and as wide as its frame asks; things are placed from the middle and the edges.

import type { PictureFacts } from '@nuancier/domain/catalogue/pictures/picture-facts.ts';
import type { Sheet } from '../svg/sheet.ts';

// `empty` leaves out the furniture or the article, to make room for others.
export type SceneStage = {
  sheet: Sheet;
  w: number;
  facts: PictureFacts;
  tint: string;
  seed: number;
  empty?: boolean;
};

export type DrawScene = (scene: SceneStage) => string;

export const HIGH = 1000;

// Of several looks the same one for the same product, always.
export const pick = <T>(choices: readonly [T, ...T[]], seed: number): T =>
  choices[seed % choices.length] ?? choices[0];
