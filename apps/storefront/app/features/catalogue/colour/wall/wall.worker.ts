// The photograph, its walls and what they looked like before each change: all of it away from the page.
import { tintSteps } from '@nuancier/domain/catalogue/colour/nearest/tint-steps.ts';
import { openPhoto } from '../photo/open-photo.ts';
import { answerQuestions } from '../photo/worker-port.ts';
import {
  bareTrial,
  brushed,
  openTrial,
  paintedTrial,
  tinted,
  touched,
  wallShares,
  withWall,
} from './wall-trial.ts';
import type { Trial, TrialPhoto } from './wall-trial.ts';
import type { TrialChange, TrialState, WallQuestions, WallTint } from './wall-questions.ts';

const MOST_UNDONE = 30;

let tints: readonly WallTint[] = [];
let photo: TrialPhoto | null = null;
let trial: Trial | null = null;
let before: Trial[] = [];

answerQuestions<WallQuestions>({
  tints: (known) => {
    tints = known;
    return null;
  },
  open: async ({ file, hex }) => {
    const opened = await openPhoto(file);
    if (opened.kind === 'opened') {
      photo = openTrial(opened.pixels);
      trial = bareTrial(photo, hex);
      before = [];
    }
    return opened;
  },
  change: (change) => {
    if (!photo || !trial) return null;
    if (change.kind === 'undo') trial = before.pop() ?? trial;
    else {
      before = [...before, trial].slice(-MOST_UNDONE);
      trial = changed(photo, trial, change);
    }
    return stateOf(photo, trial);
  },
  full: () => photo && trial && paintedTrial(photo, trial, 'full'),
  steps: (code) => {
    const tint = tints.find((known) => known.code === code);
    return tint ? tintSteps(tints, tint) : null;
  },
});

function changed(photo: TrialPhoto, trial: Trial, change: Exclude<TrialChange, { kind: 'undo' }>): Trial {
  switch (change.kind) {
    case 'touch':
      return touched(photo, trial, change.wall, change.point);
    case 'brush':
      return brushed(photo, trial, change.wall, change.points, change.brush);
    case 'wall':
      return withWall(trial, change.hex);
    case 'tint':
      return tinted(trial, change.wall, change.hex);
  }
}

function stateOf(photo: TrialPhoto, trial: Trial): TrialState {
  return {
    pixels: paintedTrial(photo, trial, 'reduced'),
    shares: wallShares(trial),
    hexes: trial.walls.map(({ hex }) => hex),
    undoable: before.length > 0,
  };
}
