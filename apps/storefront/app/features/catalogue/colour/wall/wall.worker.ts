// The photograph, its walls and what they looked like before each change: all of it away from the page.
import { tintSteps } from '@nuancier/domain/catalogue/colour/nearest/tint-steps.ts';
import { measured } from '../photo/measured.ts';
import { openPhoto } from '../photo/open-photo.ts';
import { answerQuestions } from '../photo/worker-port.ts';
import type { HandOver } from '../photo/worker-port.ts';
import { rehearse } from './rehearse.ts';
import {
  bareTrial,
  brushed,
  looksOf,
  openTrial,
  paintedTrial,
  tinted,
  touched,
  wallShares,
  withWall,
} from './wall-trial.ts';
import type { Trial, TrialPhoto } from './wall-trial.ts';
import type { WallLooks } from './wall-looks.ts';
import type { TrialChange, TrialState, WallQuestions, WallTint } from './wall-questions.ts';

const MOST_UNDONE = 30;

let tints: readonly WallTint[] = [];
let photo: TrialPhoto | null = null;
let trial: Trial | null = null;
let before: Trial[] = [];
let looks: WallLooks | null = null;

answerQuestions<WallQuestions>({
  tints: (known) => {
    tints = known;
    return null;
  },
  rehearse: () => {
    rehearse();
    return null;
  },
  open: async ({ file, hex }, handOver) => {
    const opened = await openPhoto(file);
    if (opened.kind === 'refused') return opened;
    photo = measured('prepare', () => openTrial(opened.pixels));
    trial = bareTrial(photo, hex);
    before = [];
    looks = null;
    const data = opened.pixels.data.slice();
    handOver(data.buffer);
    return { kind: 'opened', pixels: { ...opened.pixels, data } };
  },
  change: (change, handOver) => {
    if (!photo || !trial) return null;
    if (change.kind === 'undo') trial = before.pop() ?? trial;
    else {
      before = [...before, trial].slice(-MOST_UNDONE);
      trial = changed(photo, trial, change);
    }
    return stateOf(photo, trial, handOver);
  },
  full: (_, handOver) => photo && trial && painted(photo, trial, 'full', handOver),
  steps: (code) => {
    const tint = tints.find((known) => known.code === code);
    return tint ? tintSteps(tints, tint) : null;
  },
});

function changed(photo: TrialPhoto, trial: Trial, change: Exclude<TrialChange, { kind: 'undo' }>): Trial {
  switch (change.kind) {
    case 'touch':
      return measured('grow', () => touched(photo, trial, change.wall, change.point));
    case 'brush':
      return brushed(photo, trial, change.wall, change.points, change.brush);
    case 'wall':
      return withWall(trial, change.hex);
    case 'tint':
      return tinted(trial, change.wall, change.hex);
  }
}

function stateOf(photo: TrialPhoto, trial: Trial, handOver: HandOver): TrialState {
  return {
    pixels: painted(photo, trial, 'reduced', handOver),
    shares: wallShares(trial),
    hexes: trial.walls.map(({ hex }) => hex),
    undoable: before.length > 0,
  };
}

function painted(photo: TrialPhoto, trial: Trial, size: 'reduced' | 'full', handOver: HandOver) {
  looks = measured(`border ${size}`, () => looksOf(photo, trial, looks));
  const pixels = measured(`repaint ${size}`, () => paintedTrial(photo, trial, size, looks ?? undefined));
  handOver(pixels.data.buffer);
  return pixels;
}
