import type { Pixels } from '../photo/pixels.ts';
import { finePicture, firstPicture } from './paint-moment.ts';
import { firstMoment, nextMoment } from './trial-moments.ts';
import { openTrial } from './wall-trial.ts';
import { finished } from '../photo/work.ts';

const SIDE = { width: 800, height: 600 };
const ROUNDS = 3;

/**
 * Paints an invented picture while the visitor still looks for theirs: the browser compiles what it sees run often, and
 * the first touch is then as quick as the later ones.
 */
export function rehearse(): void {
  const pixels = invented();
  for (let round = 0; round < ROUNDS; round += 1) {
    const photo = openTrial(pixels);
    const touch = { kind: 'touch', wall: 0, point: { x: 0.3, y: 0.3 } } as const;
    const moment = nextMoment(photo, firstMoment(photo, '#808080'), touch);
    const last = { looks: null };
    firstPicture(photo, moment, last);
    for (const size of ['reduced', 'full'] as const) finished(finePicture(photo, moment, size, last));
  }
}

/** A light wall with grain and dark squares on it, so that every way through the code is walked. */
function invented(): Pixels {
  const { width, height } = SIDE;
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const isThing = x % 160 > 110 && y % 150 > 100;
    data.fill((isThing ? 70 : 200) + ((at * 7) % 5), at * 4, at * 4 + 3);
  }
  return { width, height, data };
}
