// Walls in other paint: the tint takes the place of the old one, light and shadow stay, all of it reckoned in light.
import { linearRgb } from '@nuancier/domain/catalogue/colour/linear-rgb.ts';
import { byteOfLight, LIGHT_OF_BYTE, luminanceOf } from '../photo/pixels.ts';
import type { Pixels } from '../photo/pixels.ts';
import { boxMean } from './box-mean.ts';
import type { Work } from '../photo/work.ts';

export type PaintedWall = {
  /** 0 to 255 a pixel of the picture */
  cover: Uint8Array;
  hex: string;
  /** Light that the wall throws back where it is lit as usual; the tint is shown as it is there. */
  reference: number;
};

/** From here to full light a channel is bent, so that a bright spot is not cut off. */
const KNEE = 0.9;
/** A light paint over a dark wall: its shadows were deeper than they will be, and its grain would be seen. */
const DARK_WALL = 0.18;
const MUCH_LIGHTER = 2;
const SOFTER_SHADOWS = 0.6;
const GRAIN = 3;

export function* paintWalls(
  { width, height, data }: Pixels,
  luminance: Float32Array,
  walls: readonly PaintedWall[],
): Work<Pixels> {
  const paints: Paint[] = [];
  for (const wall of walls) {
    paints.push(paintOf(wall, luminance, width, height));
    yield;
  }
  const out = data.slice();
  const totals = totalCover(walls, width * height);
  for (const paint of paints) {
    yield;
    fillWhole(paint, totals, out);
  }
  yield;
  mixAll(data, out, totals, paints);
  return { width, height, data: out };
}

function mixAll(
  data: Uint8ClampedArray,
  out: Uint8ClampedArray,
  totals: Uint16Array,
  paints: readonly Paint[],
): void {
  for (let at = 0; at < totals.length; at += 1) if (totals[at]) mix(data, out, at, totals[at] ?? 0, paints);
}

/** What is one wall's alone, nearly all of it, is read from its table; it needs no mixing then. */
function fillWhole({ cover, light, bytes }: Paint, totals: Uint16Array, out: Uint8ClampedArray): void {
  for (let at = 0; at < cover.length; at += 1) {
    if (cover[at] !== WHOLE || totals[at] !== WHOLE) continue;
    const step = stepOf(light[at] ?? 0);
    out[at * 4] = bytes[step] ?? 0;
    out[at * 4 + 1] = bytes[step + 1] ?? 0;
    out[at * 4 + 2] = bytes[step + 2] ?? 0;
    totals[at] = 0;
  }
}

const WHOLE = 255;

/** Where two walls meet it may exceed the whole. */
function totalCover(walls: readonly PaintedWall[], length: number): Uint16Array {
  const totals = new Uint16Array(length);
  for (const { cover } of walls)
    for (let at = 0; at < length; at += 1) totals[at] = (totals[at] ?? 0) + (cover[at] ?? 0);
  return totals;
}

/** Part paint, part what was there: in light, or every border would be dark. */
function mix(
  data: Uint8ClampedArray,
  out: Uint8ClampedArray,
  at: number,
  total: number,
  paints: readonly Paint[],
): void {
  const share = 1 / Math.max(WHOLE, total);
  const kept = 1 - total * share;
  for (let channel = 0; channel < 3; channel += 1) {
    let light = kept * (LIGHT_OF_BYTE[data[at * 4 + channel] ?? 0] ?? 0);
    for (const paint of paints)
      light += (paint.cover[at] ?? 0) * share * (paint.lights[stepOf(paint.light[at] ?? 0) + channel] ?? 0);
    out[at * 4 + channel] = byteOfLight(light);
  }
}

/** By the light of the old wall, in steps, three channels each: the new one's light, and the same as bytes. */
type Paint = { cover: Uint8Array; light: Float32Array; lights: Float32Array; bytes: Uint8Array };

const STEPS = 4095;

function stepOf(light: number): number {
  return Math.floor(light * STEPS + 0.5) * 3;
}

function paintOf(
  { cover, hex, reference }: PaintedWall,
  luminance: Float32Array,
  width: number,
  height: number,
): Paint {
  const tint = linearRgb(hex);
  const isLifted = reference < DARK_WALL && luminanceOf(...tint) > MUCH_LIGHTER * reference;
  const lights = new Float32Array((STEPS + 1) * 3);
  for (let step = 0; step <= STEPS; step += 1) {
    const shade = step / STEPS / reference;
    for (const [channel, own] of tint.entries())
      lights[step * 3 + channel] = bent(own * (isLifted ? shade ** SOFTER_SHADOWS : shade));
  }
  return {
    cover,
    light: isLifted ? calmedInside(luminance, cover, width, height) : luminance,
    lights,
    bytes: Uint8Array.from(lights, byteOfLight),
  };
}

/** Smoothed among the wall's own pixels only: those of its neighbours would draw a halo along the border. */
function calmedInside(
  luminance: Float32Array,
  cover: Uint8Array,
  width: number,
  height: number,
): Float32Array {
  const weight = new Float32Array(cover.length);
  const own = new Float32Array(cover.length);
  for (let at = 0; at < cover.length; at += 1) {
    if ((cover[at] ?? 0) <= 127) continue;
    weight[at] = 1;
    own[at] = luminance[at] ?? 0;
  }
  const sums = boxMean(own, width, height, GRAIN, own);
  const weights = boxMean(weight, width, height, GRAIN, weight);
  for (let at = 0; at < sums.length; at += 1) {
    const share = weights[at] ?? 0;
    sums[at] = share > 0 ? (sums[at] ?? 0) / share : (luminance[at] ?? 0);
  }
  return sums;
}

function bent(light: number): number {
  if (light <= KNEE) return light;
  return KNEE + (1 - KNEE) * (1 - Math.exp(-(light - KNEE) / (1 - KNEE)));
}
