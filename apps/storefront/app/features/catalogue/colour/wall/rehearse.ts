import type { Pixels } from '../photo/pixels.ts';
import { bareTrial, openTrial, paintedTrial, touched } from './wall-trial.ts';

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
    const trial = touched(photo, bareTrial(photo, '#808080'), 0, { x: 0.3, y: 0.3 });
    paintedTrial(photo, trial, 'reduced');
    paintedTrial(photo, trial, 'full');
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
