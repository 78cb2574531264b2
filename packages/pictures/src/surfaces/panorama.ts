// The mural: a hilly landscape in mist, in the three lights of its models.

import type { PictureFacts } from '@nuancier/domain/catalogue/pictures/picture-facts.ts';
import { plain } from '../labels/label-words.ts';
import { hashOf } from '../svg/numbers.ts';
import { circle, rect } from '../svg/shapes.ts';
import { linear } from '../svg/sheet.ts';
import type { Sheet } from '../svg/sheet.ts';
import { flat, hill } from '../svg/surface.ts';

type Light = { sky: readonly [string, string]; sun: string; hills: readonly string[] };

const LIGHTS: Readonly<Record<'dawn' | 'dusk' | 'sepia', Light>> = {
  dawn: {
    sky: ['#cfdcdd', '#f4e4d3'],
    sun: '#f7c99b',
    hills: ['#c3d0cd', '#9fb6b1', '#7a9a94', '#547a74', '#37605b'],
  },
  dusk: {
    sky: ['#4b4f78', '#e8a587'],
    sun: '#f9dcae',
    hills: ['#8f7a95', '#6e6286', '#524d73', '#3a3a5c', '#282a45'],
  },
  sepia: {
    sky: ['#e9ddc4', '#f3ead8'],
    sun: '#fbf5e8',
    hills: ['#d8c6a3', '#bfa67c', '#a0855a', '#7d6540', '#5b482c'],
  },
};

export function panorama(
  sheet: Sheet,
  facts: PictureFacts,
  x: number,
  y: number,
  w: number,
  h: number,
): string {
  const words = plain(`${facts.colourName ?? ''} ${facts.sizeLabel}`);
  const light = LIGHTS[words.includes('crepuscule') ? 'dusk' : words.includes('sepia') ? 'sepia' : 'dawn'];
  const shift = (hashOf(facts.line) % 100) / 16;
  const sky = linear(
    sheet,
    [
      [0, light.sky[0]],
      [1, light.sky[1]],
    ],
    [0, 0, 0, 1],
  );
  const ranges = light.hills.map((tone, index) => {
    const base = y + h * (0.34 + index * 0.125);
    const swing = h * (0.09 - index * 0.008);
    const crest = (u: number): number =>
      base -
      swing *
        (Math.sin(u * (4 + index) + shift + index * 1.7) * 0.6 +
          Math.sin(u * (9 + index * 2) + shift * 2) * 0.3 +
          Math.sin(u * 23 + index) * 0.06);
    const fill = linear(
      sheet,
      [
        [0, tone],
        [0.6, tone],
        [1, light.hills[index - 1] ?? tone],
      ],
      [0, 0, 0, 1],
    );
    return hill(flat, x, x + w, y + h, crest, { fill });
  });
  return [
    rect(x, y, w, h, { fill: sky }),
    circle(x + w * 0.3, y + h * 0.26, h * 0.07, { fill: light.sun, opacity: 0.85 }),
    ...ranges,
  ].join('');
}
