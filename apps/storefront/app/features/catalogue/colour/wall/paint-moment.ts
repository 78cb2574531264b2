// A moment as it is shown: a sketch at once, then the walls themselves, reduced and in full.
import { measured } from '../photo/measured.ts';
import { sketchOf, wallsOf } from './trial-moments.ts';
import type { Moment } from './trial-moments.ts';
import type { TrialPicture } from './wall-questions.ts';
import { looksOf, paintedTrial, wallShares } from './wall-trial.ts';
import type { Trial, TrialPhoto } from './wall-trial.ts';
import type { WallLooks } from './wall-looks.ts';
import { finished } from '../photo/work.ts';
import type { Work } from '../photo/work.ts';

/** Those of the walls painted last: they serve every size and every tint. */
export type LastLooks = { looks: WallLooks | null };

/** What can be shown soonest: walls that are known already need no sketch. */
export function firstPicture(photo: TrialPhoto, moment: Moment, last: LastLooks): TrialPicture {
  if (moment.is.kind === 'found') return finished(finePicture(photo, moment, 'reduced', last));
  const sketch = sketchOf(photo, moment);
  const looks = measured('border sketch', () => finished(looksOf(photo.sketch, sketch, null)));
  const pixels = measured('repaint sketch', () =>
    finished(paintedTrial(photo.sketch.reduced, sketch, looks)),
  );
  return { ...wordsOf(sketch), size: 'sketch', pixels };
}

export function* finePicture(
  photo: TrialPhoto,
  moment: Moment,
  size: 'reduced' | 'full',
  last: LastLooks,
): Work<TrialPicture> {
  const walls = yield* wallsOf(photo, moment);
  yield;
  last.looks = yield* looksOf(photo, walls, last.looks);
  return { ...wordsOf(walls), size, pixels: yield* paintedTrial(photo[size], walls, last.looks) };
}

function wordsOf(trial: Trial): Omit<TrialPicture, 'pixels' | 'size'> {
  return { shares: wallShares(trial), hexes: trial.walls.map(({ hex }) => hex) };
}
