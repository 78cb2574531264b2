import type { TintColour } from '@nuancier/domain/catalogue/colour/colour-chart-filter.ts';
import type { TintStep } from '@nuancier/domain/catalogue/colour/nearest/tint-steps.ts';
import type { PhotoRefusal } from '../photo/open-photo.ts';
import type { Pixels } from '../photo/pixels.ts';
import type { Brush, Point } from './wall-trial.ts';

export type WallTint = TintColour;

/** Of the picture as it is painted now: how many walls, which share each has, whether something can be undone. */
export type TrialState = {
  pixels: Pixels;
  shares: readonly number[];
  hexes: readonly string[];
  undoable: boolean;
};

export type TrialChange =
  | { kind: 'touch'; wall: number; point: Point }
  | { kind: 'brush'; wall: number; points: readonly Point[]; brush: Brush }
  | { kind: 'wall'; hex: string }
  | { kind: 'tint'; wall: number; hex: string }
  | { kind: 'undo' };

/** What the page asks the wall's worker. */
export type WallQuestions = {
  tints: { ask: readonly WallTint[]; reply: null };
  /** Before there is a photograph, so that its first touch is quick. */
  rehearse: { ask: null; reply: null };
  open: {
    ask: { file: Blob; hex: string };
    reply: { kind: 'opened'; pixels: Pixels } | { kind: 'refused'; reason: PhotoRefusal };
  };
  /** The answer is the reduced picture, which is ready sooner; null before a photograph is open. */
  change: { ask: TrialChange; reply: TrialState | null };
  /** The picture in its full size, after the last change. */
  full: { ask: null; reply: Pixels | null };
  steps: { ask: string; reply: Readonly<Record<TintStep, WallTint | null>> | null };
};
