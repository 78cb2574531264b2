import { describe, expect, it } from 'vitest';
import { finePicture, firstPicture } from './paint-moment.ts';
import { drawnPhoto, DAYLIGHT, EVENING } from './testing/drawn-photo.ts';
import { firstMoment, nextMoment, sketchOf, wallsOf } from './trial-moments.ts';
import type { Moment } from './trial-moments.ts';
import { openTrial } from './wall-trial.ts';
import type { TrialPhoto } from './wall-trial.ts';
import type { TrialChange } from './wall-questions.ts';
import { finished, unlessAsked } from '../photo/work.ts';

type Change = Exclude<TrialChange, { kind: 'undo' }>;

const touch = (x: number, y: number, wall = 0): Change => ({ kind: 'touch', wall, point: { x, y } });

const CHANGES: readonly Change[] = [
  touch(0.6, 0.25),
  { kind: 'brush', wall: 0, points: [{ x: 0.4, y: 0.3 }], brush: { adds: false, radius: 0.05 } },
  { kind: 'wall', hex: '#AB2524' },
  touch(0.02, 0.82, 1),
  { kind: 'tint', wall: 0, hex: '#E9CFC8' },
];

const after = (photo: TrialPhoto, changes: readonly Change[], each?: (moment: Moment) => void): Moment =>
  changes.reduce(
    (moment, change) => {
      const next = nextMoment(photo, moment, change);
      each?.(next);
      return next;
    },
    firstMoment(photo, '#2E5978'),
  );

const shown = (photo: TrialPhoto, moment: Moment) =>
  finished(finePicture(photo, moment, 'full', { looks: null }));

const bytes = ({ pixels }: { pixels: { data: Uint8ClampedArray<ArrayBuffer> } }) => Buffer.from(pixels.data);

describe('a wall that was touched', () => {
  it.each([
    { place: 'room', paint: '#e6e1d6', light: EVENING, at: [0.6, 0.25] },
    { place: 'room', paint: '#8fa8b3', light: DAYLIGHT, at: [0.6, 0.25] },
    { place: 'bathroom', paint: '#e6e1d6', light: EVENING, at: [0.8, 0.2] },
    { place: 'facade', paint: '#8fa8b3', light: EVENING, at: [0.5, 0.45] },
    { place: 'facade', paint: '#e6e1d6', light: DAYLIGHT, at: [0.5, 0.45] },
  ] as const)(
    'is sketched at once much as it is found later: a $place in $paint',
    async ({ place, paint, light, at: [x, y] }) => {
      const photo = openTrial(await drawnPhoto(place, paint, light));
      const moment = after(photo, [touch(x, y)]);
      const picture = firstPicture(photo, moment, { looks: null });
      expect([picture.size, picture.pixels.width]).toEqual(['sketch', 288]);
      const sketch = sketchOf(photo, moment).owner;
      finished(wallsOf(photo, moment));
      const walls = sketchOf(photo, moment).owner;
      let [both, either] = [0, 0];
      for (let index = 0; index < walls.length; index += 1) {
        if (sketch[index] && walls[index]) both += 1;
        if (sketch[index] || walls[index]) either += 1;
      }
      expect(both / either).toBeGreaterThanOrEqual(0.85);
    },
  );
});

describe('walls that were only sketched while others were touched', () => {
  it('are in the end the very ones that are found one after the other', async () => {
    const photo = openTrial(await drawnPhoto('room', '#e6e1d6', EVENING));
    const patient = after(photo, CHANGES, (moment) => void finished(wallsOf(photo, moment)));
    const hasty = after(photo, CHANGES);
    const [one, other] = [shown(photo, patient), shown(photo, hasty)];
    expect(bytes(other).equals(bytes(one))).toBe(true);
    expect(other.shares).toEqual(one.shares);
    expect(other.hexes).toEqual(['#E9CFC8', '#AB2524']);
  });

  it('are left for a newer touch at the next part of the work, and found after it', async () => {
    const photo = openTrial(await drawnPhoto('room', '#e6e1d6', EVENING));
    const moment = after(photo, [touch(0.6, 0.25)]);
    const left = await unlessAsked(finePicture(photo, moment, 'full', { looks: null }), () => true);
    expect(left).toBeNull();
    const later = nextMoment(photo, moment, touch(0.02, 0.82));
    const whole = await unlessAsked(finePicture(photo, later, 'full', { looks: null }), () => false);
    const apart = after(photo, [touch(0.6, 0.25), touch(0.02, 0.82)]);
    expect(whole && bytes(whole).equals(bytes(shown(photo, apart)))).toBe(true);
  });

  it('need no sketch for another tint once they are found', async () => {
    const photo = openTrial(await drawnPhoto('room', '#e6e1d6', EVENING));
    const moment = after(photo, [touch(0.6, 0.25)]);
    const tint = { kind: 'tint', wall: 0, hex: '#AB2524' } as const;
    const last = { looks: null };
    expect(firstPicture(photo, nextMoment(photo, moment, tint), last).size).toBe('sketch');
    finished(wallsOf(photo, moment));
    expect(firstPicture(photo, nextMoment(photo, moment, tint), last).size).toBe('reduced');
  });
});
