// A picture with a hole: what lies over a tint, so that one file serves every tint. The page puts the tint beneath.
//
// The drawing is rendered in a few probes. Of each pixel they tell how much of the tint passes and what light, shade or
// thing is added to it: the straight line through them, as the browser lays one over the other.
import type { TintLayer } from '@nuancier/domain/catalogue/pictures/tint-layer.ts';
import sharp from 'sharp';
import { yieldToRequests } from '../concurrency/yield-to-requests.ts';
import type { MediaFormat } from './media-address.ts';
import { rasterOf } from './render-picture.ts';

export type ProbedDrawing = { hex: string; svg: string };

/** Spread over the tints of the layer, none near the lightness where a drawing changes its furniture or its sun. */
export const TINT_PROBES: Readonly<Record<TintLayer, readonly string[]>> = {
  light: ['#f3c6bd', '#c3ecc6', '#cfd2f6'],
  dark: ['#8a2c2c', '#1f5c33', '#2f3a86'],
};

/** So many pixels are solved before requests that wait have their turn. */
const PIXELS_AT_ONCE = 200_000;
const ALPHA = 4;

export async function renderLayer(drawn: readonly ProbedDrawing[], format: MediaFormat): Promise<Buffer> {
  const probes: Probe[] = [];
  for (const { hex, svg } of drawn) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other: a rendering has one core
    probes.push({ tint: channelsOf(hex), ...(await pixelsOf(svg)) });
  }
  const [first] = probes;
  if (first === undefined) throw new Error('A layer needs probes.');
  const { width, height } = first;
  const layer = Buffer.alloc(width * height * ALPHA);
  for (let from = 0; from < width * height; from += PIXELS_AT_ONCE) {
    solve(probes, layer, from, Math.min(from + PIXELS_AT_ONCE, width * height));
    // oxlint-disable-next-line no-await-in-loop -- long work makes way for requests
    await yieldToRequests();
  }
  const picture = sharp(layer, { raw: { width, height, channels: ALPHA } });
  return format === 'avif'
    ? picture.avif({ quality: 58, effort: 1, chromaSubsampling: '4:4:4' }).toBuffer()
    : picture.webp({ quality: 84, alphaQuality: 90, effort: 2 }).toBuffer();
}

type Channels = readonly [red: number, green: number, blue: number];
type Pixels = { data: Buffer; width: number; height: number };
type Probe = Pixels & { tint: Channels };

async function pixelsOf(svg: string): Promise<Pixels> {
  const { data, info } = await rasterOf(svg).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Least squares over all probes and channels: the share of the tint that passes, and what is added. */
function solve(probes: readonly Probe[], layer: Buffer, from: number, to: number): void {
  const count = probes.length;
  const middle = [0, 1, 2].map((channel) => sum(probes, ({ tint }) => tint[channel] ?? 0) / count);
  const spread = sum(probes, ({ tint }) =>
    sum(tint, (value, channel) => (value - (middle[channel] ?? 0)) ** 2),
  );
  for (let pixel = from; pixel < to; pixel += 1) {
    let shared = 0;
    const means = [0, 0, 0];
    for (const { tint, data } of probes) {
      for (let channel = 0; channel < 3; channel += 1) {
        const seen = data[pixel * 3 + channel] ?? 0;
        means[channel] = (means[channel] ?? 0) + seen / count;
        shared += seen * ((tint[channel] ?? 0) - (middle[channel] ?? 0));
      }
    }
    const passes = Math.min(1, Math.max(0, shared / spread));
    const covers = Math.round((1 - passes) * 255);
    for (let channel = 0; channel < 3; channel += 1) {
      const added = (means[channel] ?? 0) - passes * (middle[channel] ?? 0);
      layer[pixel * ALPHA + channel] = covers === 0 ? 128 : byte((added * 255) / covers);
    }
    layer[pixel * ALPHA + 3] = covers;
  }
}

function sum<One>(all: readonly One[], of: (one: One, index: number) => number): number {
  return all.reduce((total, one, index) => total + of(one, index), 0);
}

const byte = (value: number): number => Math.min(255, Math.max(0, Math.round(value)));

function channelsOf(hex: string): Channels {
  const at = (start: number): number => Number.parseInt(hex.slice(start, start + 2), 16);
  return [at(1), at(3), at(5)];
}
