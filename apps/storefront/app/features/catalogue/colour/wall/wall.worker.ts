// The photograph, its walls and what they looked like before each change: all of it away from the page.
import { tintSteps } from '@nuancier/domain/catalogue/colour/nearest/tint-steps.ts';
import { measured, measuredWait } from '../photo/measured.ts';
import { openPhoto } from '../photo/open-photo.ts';
import { answerQuestions } from '../photo/worker-port.ts';
import type { HandOver } from '../photo/worker-port.ts';
import { finePicture, firstPicture } from './paint-moment.ts';
import type { LastLooks } from './paint-moment.ts';
import { rehearse } from './rehearse.ts';
import { firstMoment, nextMoment } from './trial-moments.ts';
import type { Moment } from './trial-moments.ts';
import { openTrial } from './wall-trial.ts';
import type { TrialPhoto } from './wall-trial.ts';
import type { TrialPicture, TrialState, WallQuestions, WallTint } from './wall-questions.ts';
import { finished, unlessAsked } from '../photo/work.ts';

const MOST_UNDONE = 30;

let tints: readonly WallTint[] = [];
let photo: TrialPhoto | null = null;
let now: Moment | null = null;
let before: Moment[] = [];
let last: LastLooks = { looks: null };

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
    now = firstMoment(photo, hex);
    before = [];
    last = { looks: null };
    const data = opened.pixels.data.slice();
    handOver(data.buffer);
    return { kind: 'opened', pixels: { ...opened.pixels, data } };
  },
  change: (change, handOver) => {
    if (!photo || !now) return null;
    if (change.kind === 'undo') now = before.pop() ?? now;
    else {
      before = [...before, now].slice(-MOST_UNDONE);
      now = sketched(photo, now, change);
    }
    return stateOf(firstPicture(photo, now, last), handOver);
  },
  refined: async (size, handOver, isAsked) => {
    if (!photo || !now) return null;
    const work = finePicture(photo, now, size, last);
    const picture = await measuredWait(`refined ${size}`, () => unlessAsked(work, isAsked));
    return picture && stateOf(picture, handOver);
  },
  saved: (_, handOver) => {
    if (!photo || !now) return null;
    return stateOf(finished(finePicture(photo, now, 'full', last)), handOver).pixels;
  },
  steps: (code) => {
    const tint = tints.find((known) => known.code === code);
    return tint ? tintSteps(tints, tint) : null;
  },
});

function sketched(...of: Parameters<typeof nextMoment>): Moment {
  return measured('grow sketch', () => nextMoment(...of));
}

function stateOf(picture: TrialPicture, handOver: HandOver): TrialState {
  handOver(picture.pixels.data.buffer);
  return { ...picture, undoable: before.length > 0 };
}
