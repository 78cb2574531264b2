// A drawn place made into a photograph: light that falls off and is coloured, noise, JPEG. Its wall is known.
import { trialPicture } from '@nuancier/pictures/picture.ts';
import type { TrialPlace } from '@nuancier/pictures/compositions/trial-picture.ts';
import sharp from 'sharp';
import { byteOfLight, LIGHT_OF_BYTE } from '../../photo/pixels.ts';
import type { Pixels } from '../../photo/pixels.ts';
import { boxMean } from '../box-mean.ts';

export const PHOTO_SIZE = { width: 1152, height: 864 };

export type Light = {
  /** What each channel keeps of white light */
  colour: readonly [red: number, green: number, blue: number];
  /** What is left at the far corner */
  falloff: number;
  noise: number;
};

export const DAYLIGHT: Light = { colour: [1, 1, 1], falloff: 1, noise: 0 };
export const EVENING: Light = { colour: [1, 0.9, 0.74], falloff: 0.62, noise: 3 };

export async function drawnPhoto(place: TrialPlace, wall: string, light: Light): Promise<Pixels> {
  const drawn = await pixelsOf(Buffer.from(trialPicture(place, PHOTO_SIZE, wall)));
  const random = steadyNoise(7);
  const { width, height, data } = drawn;
  for (let at = 0; at < width * height; at += 1) {
    const far = Math.hypot((at % width) / width, Math.floor(at / width) / height) / Math.SQRT2;
    const left = 1 - (1 - light.falloff) * far;
    for (const [channel, share] of light.colour.entries()) {
      const lit = (LIGHT_OF_BYTE[data[at * 4 + channel] ?? 0] ?? 0) * share * left;
      data[at * 4 + channel] = byteOfLight(lit) + light.noise * random();
    }
  }
  const jpeg = await sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: 72 })
    .toBuffer();
  return pixelsOf(jpeg);
}

/** The grain of a plaster is drawn as specks of shade: they are wall as what lies around them is. */
const GRAIN = 3;

/** Where the wall is: the pixels that follow its paint from one probe to the other by more than a share. */
export async function drawnWall(place: TrialPlace, share: number): Promise<Uint8Array> {
  const [red, blue] = await Promise.all(
    ['#d02020', '#2020d0'].map((probe) => pixelsOf(Buffer.from(trialPicture(place, PHOTO_SIZE, probe)))),
  );
  const moved = (at: number, channel: number) =>
    Math.abs((red?.data[at * 4 + channel] ?? 0) - (blue?.data[at * 4 + channel] ?? 0));
  const most = 0xd0 - 0x20;
  const { width, height } = PHOTO_SIZE;
  const shares = Float32Array.from(
    { length: width * height },
    (_, at) => (moved(at, 0) + moved(at, 2)) / 2 / most,
  );
  return Uint8Array.from(boxMean(shares, width, height, GRAIN), (own) => Number(own > share));
}

async function pixelsOf(file: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
}

/** Roughly normal, the same in every run. */
function steadyNoise(seed: number): () => number {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return () => next() + next() + next() + next() - 2;
}
