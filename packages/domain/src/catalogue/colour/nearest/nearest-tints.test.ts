import { describe, expect, it } from 'vitest';
import { colourDistance, distanceStep, lab65Of } from './colour-distance.ts';
import { nearestTints } from './nearest-tints.ts';
import { tintHarmonies } from './tint-harmonies.ts';
import { tintSteps } from './tint-steps.ts';
import { oklchOf } from '../colour-oklch.ts';
import ral from '../../../../../../demo/data/colours-ral.json' with { type: 'json' };
import valbrune from '../../../../../../demo/data/colours-valbrune.json' with { type: 'json' };

const TINTS = [...valbrune, ...ral].map(({ code, hex, lab }) => ({ code, hex, lab }));

const tintOf = (code: string) => {
  const tint = TINTS.find((candidate) => candidate.code === code);
  if (!tint) throw new Error(`${code} is in no chart`);
  return tint;
};

/** Sharma, Wu, Dalal (2005), supplementary test data: L, a, b of both, then the distance. */
const SHARMA = [
  [50, 2.6772, -79.7751, 50, 0, -82.7485, 2.0425],
  [50, 3.1571, -77.2803, 50, 0, -82.7485, 2.8615],
  [50, 2.8361, -74.02, 50, 0, -82.7485, 3.4412],
  [50, -1.3802, -84.2814, 50, 0, -82.7485, 1.0],
  [50, -1.1848, -84.8006, 50, 0, -82.7485, 1.0],
  [50, -0.9009, -85.5211, 50, 0, -82.7485, 1.0],
  [50, 0, 0, 50, -1, 2, 2.3669],
  [50, -1, 2, 50, 0, 0, 2.3669],
  [50, 2.49, -0.001, 50, -2.49, 0.0009, 7.1792],
  [50, 2.49, -0.001, 50, -2.49, 0.001, 7.1792],
  [50, 2.49, -0.001, 50, -2.49, 0.0011, 7.2195],
  [50, -0.001, 2.49, 50, 0.0009, -2.49, 4.8045],
  [50, -0.001, 2.49, 50, 0.0011, -2.49, 4.7461],
  [50, 2.5, 0, 50, 0, -2.5, 4.3065],
  [50, 2.5, 0, 73, 25, -18, 27.1492],
  [50, 2.5, 0, 61, -5, 29, 22.8977],
  [50, 2.5, 0, 56, -27, -3, 31.903],
  [50, 2.5, 0, 58, 24, 15, 19.4535],
  [50, 2.5, 0, 50, 3.1736, 0.5854, 1.0],
  [60.2574, -34.0099, 36.2677, 60.4626, -34.1751, 39.4387, 1.2644],
  [63.0109, -31.0961, -5.8663, 62.8187, -29.7946, -4.0864, 1.263],
  [61.2901, 3.7196, -5.3901, 61.4292, 2.248, -4.962, 1.8731],
  [35.0831, -44.1164, 3.7933, 35.0232, -40.0716, 1.5901, 1.8645],
  [22.7233, 20.0904, -46.694, 23.0331, 14.973, -42.5619, 2.0373],
  [36.4612, 47.858, 18.3852, 36.2715, 50.5065, 21.2231, 1.4146],
  [90.8027, -2.0831, 1.441, 91.1528, -1.6435, 0.0447, 1.4441],
  [90.9257, -0.5406, -0.9208, 88.6381, -0.8985, -0.7239, 1.5381],
  [6.7747, -0.2908, -2.4247, 5.8714, -0.0985, -2.2286, 0.6377],
  [2.0776, 0.0795, -1.135, 0.9033, -0.0636, -0.5514, 0.9082],
] as const;

describe('the distance between colours', () => {
  it.each(SHARMA)('is CIEDE2000 as published: %f %f %f, %f %f %f -> %f', (l, a, b, l2, a2, b2, published) => {
    expect(Math.abs(colourDistance({ l, a, b }, { l: l2, a: a2, b: b2 }) - published)).toBeLessThan(1e-4);
  });

  it('is taken under the light in which the charts give their Lab values', () => {
    const off = TINTS.filter(({ hex, lab }) => {
      const { l, a, b } = lab65Of(hex);
      return [l, a, b].some((value, at) => !(Math.abs(value - (lab[at] ?? Number.NaN)) < 0.06));
    });
    expect(off).toEqual([]);
  });

  it.each([
    [0, 'identical'],
    [0.99, 'identical'],
    [1, 'hardly'],
    [2, 'close'],
    [3.99, 'close'],
    [4, 'neighbour'],
    [8, 'different'],
    [60, 'different'],
  ])('%f is %s', (distance, step) => {
    expect(distanceStep(distance)).toBe(step);
  });
});

describe('the nearest tints', () => {
  it('hold, for each of the 443 tints, itself at no distance among the first two', () => {
    expect(TINTS).toHaveLength(443);
    const lost = TINTS.filter(
      ({ code, hex }) =>
        !nearestTints(TINTS, hex, 2).some(({ tint, distance }) => tint.code === code && distance === 0),
    );
    expect(lost).toEqual([]);
  });

  it('are two where two charts share a screen colour, in the order of their codes', () => {
    const near = nearestTints(TINTS, tintOf('VB-NO040').hex, 2);
    expect(near).toMatchObject([
      { tint: { code: 'RAL 8022' }, distance: 0 },
      { tint: { code: 'VB-NO040' }, distance: 0 },
    ]);
  });

  it('are those that measuring every tint gives, for colours of no chart, by hex or by Lab', () => {
    for (const hex of ['#2E5978', '#C0FFEE', '#7F3A10', '#B7B2A1', '#00FF00', '#123456']) {
      const lab = lab65Of(hex);
      const all = TINTS.map((tint) => colourDistance(lab, lab65Of(tint.hex))).toSorted((a, b) => a - b);
      const near = nearestTints(TINTS, hex, 10);
      expect(near.map(({ distance }) => distance)).toEqual(all.slice(0, 10));
      expect(nearestTints(TINTS, lab, 10)).toEqual(near);
    }
  });

  it('are as many as there are, when fewer than asked', () => {
    expect(nearestTints(TINTS.slice(0, 3), '#FFFFFF', 10)).toHaveLength(3);
    expect(nearestTints([], '#FFFFFF', 10)).toEqual([]);
  });
});

describe('a step from a tint', () => {
  const STEPS = TINTS.flatMap((tint) =>
    Object.entries(tintSteps(TINTS, tint)).flatMap(([step, to]) => (to ? [{ tint, step, to }] : [])),
  );

  it.each([
    ['lighter', (to: string, from: string) => oklchOf(to).lightness - oklchOf(from).lightness],
    ['darker', (to: string, from: string) => oklchOf(from).lightness - oklchOf(to).lightness],
    ['warmer', (to: string, from: string) => nearerHue(to, 70, from)],
    ['cooler', (to: string, from: string) => nearerHue(to, 250, from)],
  ])('%s goes to another tint on that side, near by, from nearly every tint', (name, gain) => {
    const steps = STEPS.filter(({ step }) => step === name);
    expect(steps.length).toBeGreaterThan(430);
    expect(steps.filter(({ tint, to }) => to.hex === tint.hex || gain(to.hex, tint.hex) <= 0)).toEqual([]);
    const distances = steps.map(({ tint, to }) => colourDistance(lab65Of(tint.hex), lab65Of(to.hex)));
    expect(distances.toSorted((a, b) => a - b)[220]).toBeLessThan(8);
  });

  it('ends at the lightest and the darkest tint of the charts', () => {
    const byLightness = TINTS.toSorted((a, b) => oklchOf(a.hex).lightness - oklchOf(b.hex).lightness);
    const [darkest] = byLightness;
    const lightest = byLightness.at(-1);
    expect(darkest && tintSteps(TINTS, darkest).darker).toBeNull();
    expect(lightest && tintSteps(TINTS, lightest).lighter).toBeNull();
  });

  it('leaves a colour that no chart holds for one of the charts', () => {
    const { warmer, cooler } = tintSteps(TINTS, { code: '', hex: '#7D7F7D' });
    expect(nearerHue(warmer?.hex ?? '', 70, '#7D7F7D')).toBeGreaterThan(0);
    expect(nearerHue(cooler?.hex ?? '', 250, '#7D7F7D')).toBeGreaterThan(0);
  });
});

describe('the harmonies of a tint', () => {
  const HARMONIES = TINTS.map((tint) => ({ tint, ...tintHarmonies(TINTS, tint) }));
  const deeper = (one: { hex: string }, other: { hex: string }) =>
    oklchOf(one.hex).lightness < oklchOf(other.hex).lightness;

  it('are other tints than itself, two at least, for every tint of the charts', () => {
    const wrong = HARMONIES.filter(({ tint, tonal, complementary, contrast }) => {
      const found = [...tonal, complementary, contrast].filter((other) => other !== null);
      return found.length < 2 || found.some(({ code, hex }) => code === tint.code || hex === tint.hex);
    });
    expect(wrong).toEqual([]);
  });

  it('are a lighter and a deeper tint in one hue, and the other depth in contrast', () => {
    const pairs = HARMONIES.filter(({ tonal }) => tonal.length === 2);
    expect(pairs.length).toBeGreaterThan(430);
    const wrong = pairs.filter(({ tint, tonal: [light = tint, deep = tint], contrast }) => {
      const isDeep = oklchOf(tint.hex).lightness < 0.55;
      return !deeper(tint, light) || !deeper(deep, tint) || !contrast || deeper(tint, contrast) !== isDeep;
    });
    expect(wrong).toEqual([]);
  });

  it('oppose a strong blue with an orange that stays soft', () => {
    const { complementary } = tintHarmonies(TINTS, tintOf('RAL 5015'));
    const { hue, chroma } = oklchOf(complementary?.hex ?? '');
    expect(hue).toBeGreaterThan(40);
    expect(hue).toBeLessThan(90);
    expect(chroma).toBeLessThan(0.12);
  });

  it('oppose nothing to a grey without hue', () => {
    expect(tintHarmonies(TINTS, { code: '', hex: '#808080' }).complementary).toBeNull();
  });

  it.each(['RAL 9010', 'RAL 9003', 'RAL 9016'])('oppose no other white to the white %s', (code) => {
    expect(tintHarmonies(TINTS, tintOf(code)).complementary).toBeNull();
  });
});

/** How much nearer to a hue one colour is than another: by its angle, for a grey by what it holds of that hue. */
function nearerHue(hex: string, hue: number, than: string): number {
  const [one, other] = [oklchOf(hex), oklchOf(than)];
  const along = (colour: typeof one) => colour.chroma * Math.cos(((colour.hue - hue) * Math.PI) / 180);
  const gap = (colour: typeof one) => Math.abs(((hue - colour.hue + 540) % 360) - 180);
  return other.chroma < 0.03 ? along(one) - along(other) : gap(other) - gap(one);
}
