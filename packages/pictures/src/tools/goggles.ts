// Goggles with their strap.

import type { DrawContainer } from '../containers/drawing.ts';
import { stamp } from '../labels/sticker.ts';
import { group, path } from '../svg/shapes.ts';
import { laidShadow, linear } from '../svg/sheet.ts';

export const goggles: DrawContainer = (sheet, facts) => {
  const frame =
    'M-156 -96C-158 -150 -110 -160 0 -160C110 -160 158 -150 156 -96C154 -46 118 -8 76 -10C44 -12 30 -40 0 -40C-30 -40 -44 -12 -76 -10C-118 -8 -154 -46 -156 -96Z';
  const lens =
    'M-138 -96C-140 -138 -100 -144 0 -144C100 -144 140 -138 138 -96C136 -56 108 -26 76 -28C50 -30 34 -56 0 -56C-34 -56 -50 -30 -76 -28C-108 -26 -136 -56 -138 -96Z';
  const art = [
    path('M-152 -110C-210 -130 -200 -190 -120 -196M152 -110C210 -130 200 -190 120 -196', {
      stroke: '#22262a',
      width: 22,
      cap: 'round',
    }),
    path('M-120 -196L120 -196', { stroke: '#22262a', width: 22 }),
    path(frame, {
      fill: linear(sheet, '0 #51707f, 0.5 #2d434f, 1 #17262e', [0, 0, 1, 1]),
    }),
    path(lens, {
      fill: linear(sheet, '0 #f2f8f9, 0.4 #cfe0e4, 1 #9fb7bf', [0, 0, 1, 1]),
    }),
    path('M-120 -126L-60 -130L-104 -50Q-126 -76 -120 -126Z', { fill: '#ffffff', opacity: 0.75 }),
    path('M-44 -132L-22 -133L-56 -62L-70 -58Z', { fill: '#ffffff', opacity: 0.5 }),
    [-60, -20, 20, 60]
      .map((x) => path(`M${x} -156v8`, { stroke: '#0e181d', width: 7, cap: 'round' }))
      .join(''),
    stamp(facts, { x: -48, y: -204, w: 96, h: 15 }, '#ffffff'),
  ].join('');
  return { art: group(art, { filter: laidShadow(sheet, 9) }), shadow: '', width: 420, height: 216 };
};
