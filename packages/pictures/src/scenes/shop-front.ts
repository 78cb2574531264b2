// The trade counter from the street: awning, two windows full of tins, a lit door.

import { darker, lighter } from '../colour/tint.ts';
import { n, seeded } from '../svg/numbers.ts';
import { group, path, polygon, rect } from '../svg/shapes.ts';
import { linear } from '../svg/sheet.ts';
import type { Sheet } from '../svg/sheet.ts';
import { textIn } from '../type/set-text.ts';
import { PETROL } from './street-colours.ts';

export function shopFront(sheet: Sheet, w: number): string {
  const half = w / 2;
  const random = seeded(17);
  const shelf = (x: number, y: number, wide: number): string => {
    const tones = ['#c9803f', '#4f6f95', '#8a5468', '#6f8a58', '#d8a95a', '#e9e4da', '#33444f', '#a8472c'];
    const tins = Array.from({ length: Math.floor(wide / 46) }, (_, index) => {
      const tall = 38 + random() * 26;
      const tone = tones[Math.floor(random() * tones.length)] ?? '#c9803f';
      return (
        rect(
          x + 6 + index * 46,
          y - tall,
          36,
          tall,
          {
            fill: linear(sheet, [
              [0, darker(tone, 0.2)],
              [0.3, lighter(tone, 0.3)],
              [1, darker(tone, 0.35)],
            ]),
          },
          3,
        ) + rect(x + 5 + index * 46, y - tall - 4, 38, 6, { fill: '#d5d9db' }, 2)
      );
    });
    return tins.join('') + rect(x, y, wide, 8, { fill: '#a9814f' });
  };
  const pane = (x: number, wide: number): string =>
    [
      rect(x, -430, wide, 380, { fill: '#24343a' }),
      rect(x + 8, -422, wide - 16, 364, {
        fill: linear(sheet, '0 #f7e8c8, 1 #d9c39a', [0, 0, 0, 1]),
      }),
      [-316, -206, -96].map((y) => shelf(x + 14, y, wide - 28)).join(''),
      polygon(
        [
          [x + 8, -422],
          [x + wide * 0.36, -422],
          [x + 8, -160],
        ],
        { fill: '#ffffff', opacity: 0.24 },
      ),
    ].join('');
  const stripes = Array.from({ length: Math.ceil(w / 60) }, (_, index) => {
    const x = -half + index * 60;
    return path(`M${n(x)} -510h60l6 76q-33 22 -66 0Z`, { fill: index % 2 === 0 ? PETROL : '#f4efe5' });
  });
  return [
    rect(-half, -700, w, 700, {
      fill: linear(sheet, '0 #e6dcc8, 1 #cdbfa5', [0, 0, 1, 0.3]),
    }),
    rect(-half, -620, w, 110, {
      fill: linear(
        sheet,
        [
          [0, lighter(PETROL, 0.12)],
          [1, darker(PETROL, 0.25)],
        ],
        [0, 0, 0, 1],
      ),
    }),
    textIn({ x: -half + 40, y: -590, w: w - 80, h: 50 }, 'Couleurs · Outillage · Conseil', {
      face: 'display',
      size: 60,
      fill: '#f7efdf',
    }),
    pane(-half + 30, half - 130),
    pane(100, half - 130),
    rect(-86, -430, 172, 430, { fill: '#24343a' }),
    rect(-74, -418, 148, 400, {
      fill: linear(sheet, '0 #fbeccb, 1 #b99f72', [0, 0, 0, 1]),
    }),
    rect(-74, -418, 148, 400, {
      fill: linear(sheet, '0 #ffffff 0.4, 0.5 #ffffff 0', [0, 0, 1, 1]),
    }),
    rect(44, -230, 10, 80, { fill: '#8b9398' }, 5),
    rect(-half, -50, w, 50, { fill: '#8d8272' }),
    group(stripes.join('')),
    rect(-half, -440, w, 34, {
      fill: linear(sheet, '0 #14100c 0.4, 1 #14100c 0', [0, 0, 0, 1]),
    }),
  ].join('');
}
