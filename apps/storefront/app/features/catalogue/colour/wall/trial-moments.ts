// What was done to a photograph, moment by moment: a sketch of each at once, the walls themselves when there is time.
import { brushed, bareTrial, tinted, touched, withWall } from './wall-trial.ts';
import type { Trial, TrialPhoto, TrialSight } from './wall-trial.ts';
import type { TrialChange } from './wall-questions.ts';
import { finished } from '../photo/work.ts';
import type { Work } from '../photo/work.ts';

type MomentChange = Exclude<TrialChange, { kind: 'undo' }>;

/** The walls that were found; or a sketch of them, and how they are to be found. */
export type Moment = {
  is:
    | { kind: 'found'; walls: Trial }
    | { kind: 'sketched'; sketch: Trial; before: Moment; change: MomentChange };
};

export function firstMoment(photo: TrialPhoto, hex: string): Moment {
  return { is: { kind: 'found', walls: bareTrial(photo, hex) } };
}

/** What changes no wall's place needs no looking for. */
export function nextMoment(photo: TrialPhoto, before: Moment, change: MomentChange): Moment {
  const isPlaced = change.kind === 'wall' || change.kind === 'tint';
  if (isPlaced && before.is.kind === 'found')
    return { is: { kind: 'found', walls: finished(changed(photo, before.is.walls, change)) } };
  const sketch = finished(changed(photo.sketch, sketchOf(photo, before), change));
  return { is: { kind: 'sketched', sketch, before, change } };
}

/** In the coarse picture; walls that were found in the fine one are as they were found there. */
export function sketchOf(photo: TrialPhoto, { is }: Moment): Trial {
  return is.kind === 'found' ? shrunk(photo, is.walls) : is.sketch;
}

/** In the fine picture, after all that was only sketched before. */
export function* wallsOf(photo: TrialPhoto, moment: Moment): Work<Trial> {
  if (moment.is.kind === 'found') return moment.is.walls;
  const { before, change } = moment.is;
  const walls = yield* changed(photo, yield* wallsOf(photo, before), change);
  moment.is = { kind: 'found', walls };
  return walls;
}

function* changed(sight: TrialSight, trial: Trial, change: MomentChange): Work<Trial> {
  switch (change.kind) {
    case 'touch':
      return yield* touched(sight, trial, change.wall, change.point);
    case 'brush':
      return brushed(sight, trial, change.wall, change.points, change.brush);
    case 'wall':
      return withWall(trial, change.hex);
    case 'tint':
      return tinted(trial, change.wall, change.hex);
  }
}

function shrunk({ features, sketch }: TrialPhoto, trial: Trial): Trial {
  const { width, height } = sketch.features;
  const small = (mask: Trial['owner']) => {
    const out = new Uint8Array(width * height);
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1) out[y * width + x] = mask[2 * y * features.width + 2 * x] ?? 0;
    return out;
  };
  return { ...trial, owner: small(trial.owner), barred: small(trial.barred) };
}
