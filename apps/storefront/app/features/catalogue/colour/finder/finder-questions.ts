import type { OpenedPhoto } from '../photo/open-photo.ts';
import type { WhiteRefusal } from '../photo/photo-colour.ts';
import type { FinderAnswer, FinderTint } from './finder-answer.ts';

export type PhotoPoint = { x: number; y: number };

/** What the page asks the finder's worker. */
export type FinderQuestions = {
  tints: { ask: readonly FinderTint[]; reply: null };
  answer: { ask: string; reply: FinderAnswer };
  open: { ask: Blob; reply: OpenedPhoto };
  /** The colour of a place in the photograph; null before one is open. */
  pick: { ask: PhotoPoint; reply: string | null };
  /** Something white in the photograph; null forgets it. */
  white: { ask: PhotoPoint | null; reply: WhiteRefusal | null };
};
