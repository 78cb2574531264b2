import { colourDistance, lab65Of } from '@nuancier/domain/catalogue/colour/nearest/colour-distance.ts';
import { describe, expect, it } from 'vitest';
import { hexOfLight, lightAt } from '../photo/photo-colour.ts';
import type { Pixels } from '../photo/pixels.ts';
import { DAYLIGHT, drawnPhoto, drawnWall, EVENING, PHOTO_SIZE } from './testing/drawn-photo.ts';
import {
  bareTrial,
  brushed,
  looksOf,
  openTrial,
  paintedTrial as painting,
  tinted,
  touched as touching,
  wallShares,
  withWall,
} from './wall-trial.ts';
import type { Trial, TrialPhoto } from './wall-trial.ts';
import { finished } from '../photo/work.ts';

const touched = (...of: Parameters<typeof touching>): Trial => finished(touching(...of));

const paintedTrial = (photo: TrialPhoto, trial: Trial, size: 'reduced' | 'full'): Pixels =>
  finished(painting(photo[size], trial, finished(looksOf(photo, trial, null))));

const point = (x: number, y: number) => ({ x, y });

/** A picture of one grey, with a darker rectangle in its middle third. */
function flat(ground: number, inside = ground): Pixels {
  const [width, height] = [400, 300];
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const isInside = x >= 134 && x < 267 && y >= 100 && y < 200;
    data.fill(isInside ? inside : ground, at * 4, at * 4 + 3);
  }
  return { width, height, data };
}

const touchAll = (photo: TrialPhoto, trial: Trial, places: readonly (readonly [number, number])[]) =>
  places.reduce((now, [x, y]) => touched(photo, now, 0, point(x, y)), trial);

const TOUCHES = {
  room: [
    [0.6, 0.25],
    [0.02, 0.82],
    [0.1, 0.06],
  ],
  bathroom: [[0.8, 0.2]],
  facade: [
    [0.5, 0.45],
    [0.98, 0.5],
    [0.9, 0.3],
  ],
} as const;

describe('the wall around a touched point', () => {
  // The side wall of the room is wall as well; the plinth and the shadow of the eaves are not what was touched.
  it.each([
    { place: 'room', paint: '#e6e1d6', light: EVENING, share: 0.4, least: 0.9 },
    { place: 'room', paint: '#8fa8b3', light: DAYLIGHT, share: 0.4, least: 0.9 },
    { place: 'bathroom', paint: '#e6e1d6', light: EVENING, share: 0.4, least: 0.9 },
    { place: 'facade', paint: '#8fa8b3', light: EVENING, share: 0.7, least: 0.87 },
    { place: 'facade', paint: '#e6e1d6', light: DAYLIGHT, share: 0.7, least: 0.89 },
  ] as const)(
    'is right to $least after three touches: a photographed $place in $paint',
    async ({ place, paint, light, share, least }) => {
      const [pixels, truth] = await Promise.all([drawnPhoto(place, paint, light), drawnWall(place, share)]);
      expect(truth.reduce((sum, inside) => sum + inside, 0)).toBeGreaterThan(0.01 * truth.length);
      const photo = openTrial(pixels);
      const { owner } = touchAll(photo, bareTrial(photo, '#808080'), TOUCHES[place]);
      const { width } = photo.features;
      let [both, either] = [0, 0];
      for (let at = 0; at < owner.length; at += 1) {
        const inTruth = truth[Math.floor(at / width) * 2 * PHOTO_SIZE.width + (at % width) * 2] === 1;
        if (inTruth && owner[at]) both += 1;
        if (inTruth || owner[at]) either += 1;
      }
      expect(both / either).toBeGreaterThanOrEqual(least);
    },
  );

  it('ends at the edge of another thing, and takes that one when it is touched itself', () => {
    const photo = openTrial(flat(200, 120));
    const bare = bareTrial(photo, '#808080');
    const [around = 0] = wallShares(touched(photo, bare, 0, point(0.1, 0.1)));
    const [inside = 0] = wallShares(touched(photo, bare, 0, point(0.5, 0.5)));
    expect(around).toBeCloseTo(8 / 9, 1);
    expect(inside).toBeCloseTo(1 / 9, 1);
  });
});

describe('a painted wall', () => {
  it.each(['#373F43', '#2E5978', '#E9CFC8', '#F7F9EF', '#AB2524'])('evenly lit is %s', (hex) => {
    const photo = openTrial(flat(190));
    const trial = touched(photo, bareTrial(photo, hex), 0, point(0.5, 0.5));
    for (const size of ['reduced', 'full'] as const) {
      const shown = hexOfLight(lightAt(paintedTrial(photo, trial, size), point(0.5, 0.5)));
      expect(colourDistance(lab65Of(shown), lab65Of(hex))).toBeLessThanOrEqual(1.5);
    }
  });

  it('keeps its light and shadow, and leaves what is no wall as it was', async () => {
    const pixels = await drawnPhoto('room', '#e6e1d6', EVENING);
    const photo = openTrial(pixels);
    const trial = touched(photo, bareTrial(photo, '#2E5978'), 0, point(0.6, 0.25));
    const painted = paintedTrial(photo, trial, 'full');
    const ratio = (from: Pixels) => {
      const [[, far], [, near]] = [lightAt(from, point(0.95, 0.2)), lightAt(from, point(0.4, 0.2))];
      return far / near;
    };
    expect(ratio(painted)).toBeCloseTo(ratio(pixels), 1);
    const floor = point(0.5, 0.97);
    expect(lightAt(painted, floor)).toEqual(lightAt(pixels, floor));
  });

  it('dark before, shows a light tint without its grain', () => {
    const dark = flat(60);
    for (let at = 0; at < dark.data.length; at += 4) dark.data.fill(at % 8 === 0 ? 54 : 66, at, at + 3);
    const photo = openTrial(dark);
    const trial = touched(photo, bareTrial(photo, '#F7F9EF'), 0, point(0.5, 0.5));
    const { data } = paintedTrial(photo, trial, 'full');
    const middle = 150 * 400 + 200;
    const row = Array.from({ length: 40 }, (_, index) => data[(middle + index) * 4] ?? 0);
    expect(Math.max(...row) - Math.min(...row)).toBeLessThanOrEqual(6);
    expect(Math.min(...row)).toBeGreaterThan(225);
  });
});

describe('a light tint on a dark wall', () => {
  it('has softer shadows than the dark paint had, and has them still', () => {
    const pixels = flat(60, 40);
    const photo = openTrial(pixels);
    const all = { adds: true, radius: 1 };
    const trial = brushed(photo, bareTrial(photo, '#F7F9EF'), 0, [point(0.5, 0.5)], all);
    const shadow = (from: Pixels) => lightAt(from, point(0.5, 0.5))[1] / lightAt(from, point(0.1, 0.1))[1];
    expect(shadow(pixels)).toBeLessThan(0.5);
    const softer = shadow(paintedTrial(photo, trial, 'full'));
    expect(softer).toBeGreaterThan(0.58);
    expect(softer).toBeLessThan(0.75);
  });
});

describe('the brush', () => {
  const photo = openTrial(flat(200, 120));
  const found = touched(photo, bareTrial(photo, '#2E5978'), 0, point(0.1, 0.1));
  const ownerAt = ({ owner }: Trial, x: number, y: number) =>
    owner[
      Math.floor(y * photo.features.height) * photo.features.width + Math.floor(x * photo.features.width)
    ];

  it('adds along its whole stroke', () => {
    const wider = brushed(photo, found, 0, [point(0.4, 0.5), point(0.6, 0.5)], { adds: true, radius: 0.02 });
    expect([0.4, 0.45, 0.5, 0.55, 0.6].map((x) => ownerAt(wider, x, 0.5))).toEqual([1, 1, 1, 1, 1]);
    expect(ownerAt(found, 0.5, 0.5)).toBe(0);
  });

  it('takes away, which a touch does not bring back and the brush does', () => {
    const less = brushed(photo, found, 0, [point(0.1, 0.1)], { adds: false, radius: 0.03 });
    expect(ownerAt(less, 0.1, 0.1)).toBe(0);
    expect(ownerAt(touched(photo, less, 0, point(0.9, 0.9)), 0.1, 0.1)).toBe(0);
    const again = brushed(photo, less, 0, [point(0.1, 0.1)], { adds: true, radius: 0.03 });
    expect(ownerAt(again, 0.1, 0.1)).toBe(1);
  });
});

describe('several walls', () => {
  it('have a tint each, and a pixel belongs to the last that was given it', () => {
    const photo = openTrial(flat(200, 120));
    const one = touched(photo, bareTrial(photo, '#2E5978'), 0, point(0.1, 0.1));
    const two = touched(photo, withWall(one, '#AB2524'), 1, point(0.5, 0.5));
    const painted = paintedTrial(photo, two, 'full');
    const near = (x: number, y: number, hex: string) =>
      colourDistance(lab65Of(hexOfLight(lightAt(painted, point(x, y)))), lab65Of(hex));
    expect(near(0.1, 0.1, '#2E5978')).toBeLessThan(1.5);
    expect(near(0.5, 0.5, '#AB2524')).toBeLessThan(1.5);
    const taken = touched(photo, two, 1, point(0.1, 0.1));
    expect(wallShares(taken)[0]).toBe(0);
  });

  it('of one paint keep the corner between them', () => {
    const photo = openTrial(flat(200, 150));
    const one = touched(photo, bareTrial(photo, '#E9CFC8'), 0, point(0.1, 0.1));
    const two = touched(photo, withWall(one, '#E9CFC8'), 1, point(0.5, 0.5));
    const greens = (trial: Trial) => {
      const painted = paintedTrial(photo, trial, 'full');
      return [lightAt(painted, point(0.1, 0.1))[1], lightAt(painted, point(0.5, 0.5))[1]];
    };
    const [lit = 0, shaded = 0] = greens(two);
    expect(shaded / lit).toBeLessThan(0.7);
    const [, other = 0] = greens(tinted(two, 1, '#E9CFC9'));
    expect(other / lit).toBeGreaterThan(0.9);
  });
});
