// Furniture and wall objects of a room except seats, foot at y = 0 and middle at x = 0.

import { darker, lighter, mix } from '../colour/tint.ts';
import { seeded } from '../svg/numbers.ts';
import { circle, ellipse, group, path, rect } from '../svg/shapes.ts';
import { blur, linear, radial } from '../svg/sheet.ts';
import type { Sheet } from '../svg/sheet.ts';
import { underneath } from './furniture-shadow.ts';

export function sideboard(sheet: Sheet, oak = '#b58a55'): string {
  const front = linear(
    sheet,
    [
      [0, lighter(oak, 0.22)],
      [0.5, oak],
      [1, darker(oak, 0.24)],
    ],
    [0, 0, 1, 0.3],
  );
  const door = (x: number): string =>
    rect(x, -156, 116, 112, { fill: front }, 3) +
    rect(x, -156, 116, 112, { stroke: darker(oak, 0.42), width: 2 }, 3) +
    rect(x + 52, -160, 12, 4, { fill: darker(oak, 0.55) }, 2);
  return [
    underneath(sheet, 190),
    [-160, 146].map((x) => path(`M${x} -38l14 0l-6 40l-6 0Z`, { fill: darker(oak, 0.4) })).join(''),
    rect(-186, -172, 372, 136, { fill: darker(oak, 0.12) }, 4),
    door(-180),
    door(-58),
    door(64),
    rect(
      -192,
      -182,
      384,
      14,
      {
        fill: linear(
          sheet,
          [
            [0, lighter(oak, 0.5)],
            [1, darker(oak, 0.1)],
          ],
          [0, 0, 0, 1],
        ),
      },
      3,
    ),
  ].join('');
}

export function vase(sheet: Sheet, tone: string, seed: number): string {
  const random = seeded(seed);
  const stems = Array.from({ length: 7 }, (_, index) => {
    const lean = (index - 3) * 17 + (random() - 0.5) * 14;
    const tall = 120 + random() * 60;
    const leaves = [0.5, 0.68, 0.84, 1].map((share) => {
      const x = lean * share * share;
      const y = -70 - tall * share;
      return `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="5.4" ry="15" transform="rotate(${(lean * 0.9 + (share > 0.6 ? 40 : -40)).toFixed(0)} ${x.toFixed(1)} ${y.toFixed(1)})" fill="${random() > 0.5 ? '#6f8063' : '#87967a'}"/>`;
    });
    return (
      path(
        `M0 -66Q${(lean * 0.3).toFixed(1)} ${(-70 - tall * 0.6).toFixed(1)} ${lean.toFixed(1)} ${(-70 - tall).toFixed(1)}`,
        { stroke: '#5d6a4e', width: 2.2 },
      ) + leaves.join('')
    );
  });
  const body = 'M-14 -74L14 -74C12 -60 34 -46 32 -20Q30 0 16 2L-16 2Q-30 0 -32 -20C-34 -46 -12 -60 -14 -74Z';
  return (
    stems.join('') +
    path(body, {
      fill: linear(sheet, [
        [0, darker(tone, 0.1)],
        [0.3, lighter(tone, 0.6)],
        [0.6, tone],
        [1, darker(tone, 0.4)],
      ]),
    })
  );
}

export function framedPrint(sheet: Sheet, w: number, h: number, tint: string): string {
  return [
    rect(-w / 2 + 8, -h / 2 + 12, w, h, { fill: '#14100c', opacity: 0.34, filter: blur(sheet, 10) }),
    rect(-w / 2, -h / 2, w, h, { fill: '#3a2d20' }),
    rect(-w / 2 + 9, -h / 2 + 9, w - 18, h - 18, { fill: '#f7f4ee' }),
    rect(-w * 0.32, -h * 0.32, w * 0.64, h * 0.64, { fill: mix(tint, '#f1e4cc', 0.82) }),
    circle(w * 0.13, -h * 0.12, w * 0.09, { fill: mix(tint, '#c9803f', 0.7) }),
    path(
      `M${-w * 0.32} ${h * 0.1}L${-w * 0.14} ${-h * 0.12}L${w * 0.04} ${h * 0.06}L${w * 0.18} ${-h * 0.02}L${w * 0.32} ${h * 0.14}V${h * 0.32}H${-w * 0.32}Z`,
      { fill: mix(tint, '#7f8f86', 0.6) },
    ),
    path(
      `M${-w * 0.32} ${h * 0.22}Q${-w * 0.1} ${h * 0.06} ${w * 0.1} ${h * 0.18}T${w * 0.32} ${h * 0.16}V${h * 0.32}H${-w * 0.32}Z`,
      { fill: darker(tint, 0.4) },
    ),
    path(`M${-w / 2 + 9} ${-h / 2 + 9}h${w - 18}L${-w / 2 + 9} ${h * 0.2}Z`, {
      fill: '#ffffff',
      opacity: 0.22,
    }),
  ].join('');
}

export function pendant(sheet: Sheet, drop: number): string {
  return [
    path(`M0 0L0 ${drop}`, { stroke: '#3a3e41', width: 3 }),
    path(`M-16 ${drop}L16 ${drop}L62 ${drop + 56}Q0 ${drop + 72} -62 ${drop + 56}Z`, {
      fill: linear(sheet, '0 #54585b, 0.3 #a7abad, 0.6 #3d4144, 1 #1f2224'),
    }),
    ellipse(0, drop + 58, 60, 9, { fill: '#fff6e0' }),
    ellipse(0, drop + 110, 150, 80, {
      fill: radial(sheet, '0 #fff1d0 0.42, 1 #fff1d0 0'),
    }),
  ].join('');
}

export function pottedPlant(sheet: Sheet, seed: number): string {
  const random = seeded(seed + 21);
  const leaves = Array.from({ length: 13 }, (_, index) => {
    const turn = (index - 6) * 15 + (random() - 0.5) * 10;
    const long = 120 + random() * 90;
    const tone = random() > 0.5 ? '#4f6a4c' : '#6c8560';
    return group(
      path(
        `M0 0C${-long * 0.16} ${-long * 0.4} ${-long * 0.1} ${-long * 0.8} 0 ${-long}C${long * 0.1} ${-long * 0.8} ${long * 0.16} ${-long * 0.4} 0 0Z`,
        {
          fill: linear(sheet, [
            [0, lighter(tone, 0.25)],
            [1, darker(tone, 0.25)],
          ]),
        },
      ),
      { transform: `translate(0 -96) rotate(${turn.toFixed(1)})` },
    );
  });
  return [
    underneath(sheet, 58),
    leaves.join(''),
    path('M-52 -104L52 -104L40 0L-40 0Z', {
      fill: linear(sheet, '0 #a86b48, 0.3 #d9a582, 0.6 #b8744f, 1 #74432a'),
    }),
    rect(
      -56,
      -112,
      112,
      18,
      {
        fill: linear(sheet, '0 #b8744f, 0.3 #e0b393, 1 #82502f'),
      },
      4,
    ),
  ].join('');
}
