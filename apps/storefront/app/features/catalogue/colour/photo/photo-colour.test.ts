import { nearestTints } from '@nuancier/domain/catalogue/colour/nearest/nearest-tints.ts';
import { linearRgb } from '@nuancier/domain/catalogue/colour/linear-rgb.ts';
import { describe, expect, it } from 'vitest';
import ral from '../../../../../../../demo/data/colours-ral.json' with { type: 'json' };
import valbrune from '../../../../../../../demo/data/colours-valbrune.json' with { type: 'json' };
import { balanced, hexOfLight, lightAt, whiteRefusal } from './photo-colour.ts';
import { byteOfLight, halved } from './pixels.ts';
import type { Pixels } from './pixels.ts';

const TINTS = [...valbrune, ...ral].map(({ code, hex }) => ({ code, hex }));

/** A card of a tint on the left and white paper on the right, in the light of a bulb, with grain. */
function cardPhoto(hex: string, light: readonly [number, number, number]): Pixels {
  const [width, height] = [40, 20];
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  const card = linearRgb(hex);
  for (let at = 0; at < width * height; at += 1)
    for (let channel = 0; channel < 3; channel += 1) {
      const own = at % width < width / 2 ? (card[channel] ?? 0) : 0.82;
      const grain = ((at * 7 + channel * 3) % 5) - 2;
      data[at * 4 + channel] = byteOfLight(own * (light[channel] ?? 1)) + grain;
    }
  return { width, height, data };
}

const CARD = { x: 0.25, y: 0.5 };
const PAPER = { x: 0.75, y: 0.5 };

describe('a colour taken from a photograph', () => {
  it('has its tint among the ten nearest once something white was touched, whatever the lamp', () => {
    const lamps = [
      [0.9, 0.78, 0.55],
      [0.7, 0.8, 0.9],
    ] as const;
    const lost = lamps.flatMap((lamp) =>
      TINTS.filter(({ code, hex }) => {
        const photo = cardPhoto(hex, lamp);
        const seen = hexOfLight(balanced(lightAt(photo, CARD), lightAt(photo, PAPER)));
        return !nearestTints(TINTS, seen, 10).some(({ tint }) => tint.code === code);
      }),
    );
    expect(lost).toEqual([]);
  });

  it('is another one under a lamp without the white', () => {
    const photo = cardPhoto('#E9CFC8', [0.9, 0.78, 0.55]);
    expect(nearestTints(TINTS, hexOfLight(lightAt(photo, CARD)), 1)[0]?.distance).toBeDefined();
    expect(hexOfLight(lightAt(photo, CARD))).not.toBe('#E9CFC8');
    expect(balanced(lightAt(photo, CARD), null)).toEqual(lightAt(photo, CARD));
  });

  it.each([
    [[1, 1, 0.9], 'clipped'],
    [[0.05, 0.05, 0.05], 'dark'],
    [[0.7, 0.65, 0.5], null],
  ] as const)('a white of %j is refused: %s', (white, refusal) => {
    expect(whiteRefusal(white)).toBe(refusal);
  });

  it('is a mean of light, also at the corner: black and white make a mid grey of light', () => {
    const data = new Uint8ClampedArray(4 * 4 * 4).map((_, at) => (Math.floor(at / 4) % 2 ? 255 : 0));
    const checked = { width: 4, height: 4, data };
    expect(lightAt(checked, { x: 0, y: 0 })[1]).toBeCloseTo(0.5, 5);
    expect(halved(checked).data[0]).toBe(188);
  });
});
