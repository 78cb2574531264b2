import type { TintColour } from '@nuancier/domain/catalogue/colour/colour-chart-filter.ts';
import type { TintStep } from '@nuancier/domain/catalogue/colour/nearest/tint-steps.ts';
import type { PhotoRefusal } from '../photo/open-photo.ts';
import type { Pixels } from '../photo/pixels.ts';
import type { Brush, Point } from './wall-trial.ts';

export type WallTint = TintColour;

/** As it is painted: which share each wall has, and its tint. A sketch is coarse and gone in a moment. */
export type TrialPicture = {
  size: 'sketch' | 'reduced' | 'full';
  pixels: Pixels;
  shares: readonly number[];
  hexes: readonly string[];
};

export type TrialState = TrialPicture & { undoable: boolean };

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
  /** The answer is what is ready soonest, a sketch where walls must be looked for; null before a photograph is open. */
  change: { ask: TrialChange; reply: TrialState | null };
  /** The same in its true walls; null as well when something else was asked meanwhile, which goes first. */
  refined: { ask: 'reduced' | 'full'; reply: TrialState | null };
  /** The true walls in full size, whatever else is asked. */
  saved: { ask: null; reply: Pixels | null };
  steps: { ask: string; reply: Readonly<Record<TintStep, WallTint | null>> | null };
};
