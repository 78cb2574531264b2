// Sofa and armchair, foot at y = 0 and middle at x = 0.

import { darker, lighter, mix } from '../colour/tint.ts';
import { group, path, rect } from '../svg/shapes.ts';
import { linear } from '../svg/sheet.ts';
import type { Sheet } from '../svg/sheet.ts';
import { underneath } from './furniture-shadow.ts';

export function sofa(sheet: Sheet, tone: string): string {
  const cloth = linear(
    sheet,
    [
      [0, lighter(tone, 0.34)],
      [0.4, tone],
      [1, darker(tone, 0.3)],
    ],
    [0, 0, 0.4, 1],
  );
  const shade = linear(
    sheet,
    [
      [0, darker(tone, 0.06)],
      [1, darker(tone, 0.4)],
    ],
    [0, 0, 0, 1],
  );
  const cushion = (x: number, w: number): string =>
    rect(x, -142, w, 62, { fill: cloth }, 18) +
    path(`M${x + 16} -136h${w - 32}`, { stroke: '#ffffff', width: 4, opacity: 0.35, cap: 'round' });
  return [
    underneath(sheet, 230),
    [-196, 184].map((x) => path(`M${x} -30l12 0l-3 32l-6 0Z`, { fill: '#5b4128' })).join(''),
    rect(-206, -226, 412, 120, { fill: cloth }, 28),
    rect(-196, -100, 392, 72, { fill: shade }, 12),
    cushion(-188, 186),
    cushion(2, 186),
    rect(-234, -176, 56, 150, { fill: cloth }, 22),
    rect(178, -176, 56, 150, { fill: cloth }, 22),
    group(
      rect(-44, -44, 88, 84, { fill: mix(tone, '#c98a4a', 0.7) }, 14) +
        path('M-32 -34h60', { stroke: '#ffffff', width: 3, opacity: 0.4 }),
      { transform: 'translate(-120 -170) rotate(-9)' },
    ),
  ].join('');
}

export function armchair(sheet: Sheet, tone: string): string {
  const cloth = linear(
    sheet,
    [
      [0, lighter(tone, 0.4)],
      [0.4, tone],
      [1, darker(tone, 0.34)],
    ],
    [0, 0, 0.6, 1],
  );
  return [
    underneath(sheet, 116),
    path('M-84 -34l12 0l-12 36l-8 0ZM72 -34l12 0l10 36l-8 0Z', { fill: '#7a5430' }),
    path('M-92 -250Q-96 -286 -60 -288L60 -288Q96 -286 92 -250L84 -120L-84 -120Z', { fill: cloth }),
    rect(-84, -138, 168, 60, { fill: cloth }, 20),
    path('M-70 -130h132', { stroke: '#ffffff', width: 4, opacity: 0.3, cap: 'round' }),
    rect(-92, -84, 184, 54, { fill: darker(tone, 0.22) }, 14),
    rect(-118, -186, 42, 150, { fill: cloth }, 20),
    rect(
      76,
      -186,
      42,
      150,
      {
        fill: linear(
          sheet,
          [
            [0, tone],
            [1, darker(tone, 0.4)],
          ],
          [0, 0, 1, 1],
        ),
      },
      20,
    ),
  ].join('');
}
