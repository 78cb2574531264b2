// A clad wall over a deck: painted flat, or stained so that the grain shows.

import { isDark, lighter } from '../colour/tint.ts';
import { says } from '../labels/label-words.ts';
import { boards, stained } from '../surfaces/wood.ts';
import { moved, polygon, rect } from '../svg/shapes.ts';
import { blur, linear } from '../svg/sheet.ts';
import { flat } from '../svg/surface.ts';
import { pottedPlant } from './furniture.ts';
import type { DrawScene } from './scene.ts';

export const timberScene: DrawScene = ({ sheet, w, facts, tint, seed }) => {
  const opaque = says(facts, 'peinture', 'laque');
  const clear = facts.colourName === undefined || says(facts, 'incolore');
  const tone = opaque ? tint : stained('#c89a62', clear ? undefined : tint, facts.tinted);
  const deck = stained('#b58a58', undefined);
  const x = w > 1300 ? w * 0.3 : w * 0.5;
  const glass = linear(sheet, '0 #7f97a2, 0.5 #bcd0d6, 1 #4d626d', [0, 0, 1, 1]);
  return [
    boards(flat, { x: 0, y: 0, w, h: 800 }, 13, 2.2, {
      tone,
      seed,
      along: 'x',
      gap: 5,
      contrast: opaque || facts.tinted ? 0.04 : 0.16,
    }),
    rect(0, 0, w, 800, {
      fill: linear(sheet, '0 #fff2d6 0.34, 0.4 #fff2d6 0, 1 #14100c 0.34', [0, 0, 1, 0.6]),
    }),
    rect(0, 0, w, 70, {
      fill: linear(sheet, '0 #14100c 0.6, 1 #14100c 0', [0, 0, 0, 1]),
    }),
    rect(x - 160, 190, 320, 330, { fill: '#14100c', opacity: 0.34, filter: blur(sheet, 12) }),
    rect(x - 168, 178, 336, 336, { fill: isDark(tone) ? '#e9e5dc' : '#33403f' }, 4),
    rect(x - 146, 200, 138, 292, { fill: glass }),
    rect(x + 8, 200, 138, 292, { fill: glass }),
    polygon(
      [
        [x - 130, 214],
        [x - 50, 214],
        [x - 130, 400],
      ],
      { fill: '#ffffff', opacity: 0.25 },
    ),
    rect(x - 182, 512, 364, 20, { fill: lighter(tone, 0.35) }, 3),
    boards(flat, { x: 0, y: 800, w, h: 200 }, 5, 1.6, {
      tone: deck,
      seed: seed + 4,
      along: 'x',
      gap: 7,
      contrast: 0.12,
    }),
    rect(0, 796, w, 60, {
      fill: linear(sheet, '0 #14100c 0.55, 1 #14100c 0', [0, 0, 0, 1]),
    }),
    moved(pottedPlant(sheet, seed), x - 290, 900, 1.05),
    w > 1300 ? moved(pottedPlant(sheet, seed + 3), w - 220, 910, 1.2) : '',
  ].join('');
};
