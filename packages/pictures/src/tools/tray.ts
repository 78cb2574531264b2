// Paint tray, painter's pail with its scraping side, and the scraping grid.

import { darker, lighter } from '../colour/tint.ts';
import type { DrawContainer } from '../containers/drawing.ts';
import { contactShadow } from '../containers/drawing.ts';
import { says } from '../labels/label-words.ts';
import { stamp } from '../labels/sticker.ts';
import { n } from '../svg/numbers.ts';
import { group, path, rect } from '../svg/shapes.ts';
import { laidShadow, linear } from '../svg/sheet.ts';
import type { Sheet } from '../svg/sheet.ts';
import { pail } from './pail.ts';

type Facts = Parameters<DrawContainer>[1];

const PLASTIC = '#2f3336';

const PAINT = '#c9d3c2';

export const drawTray: DrawContainer = (sheet, facts) => {
  if (says(facts, 'grille')) return grid(sheet, facts);
  return says(facts, 'camion') ? pail(sheet, facts) : tray(sheet, facts);
};

function tray(sheet: Sheet, facts: Facts): ReturnType<DrawContainer> {
  const ribs = Array.from({ length: 8 }, (_, index) => {
    const share = index / 8;
    const y = -158 + share * 66;
    const half = 112 + share * 18;
    return (
      path(`M${n(-half)} ${n(y)}L0 ${n(y + 9)}L${n(half)} ${n(y)}`, {
        stroke: darker(PLASTIC, 0.45),
        width: 4,
      }) +
      path(`M${n(-half)} ${n(y - 3)}L0 ${n(y + 6)}L${n(half)} ${n(y - 3)}`, {
        stroke: lighter(PLASTIC, 0.34),
        width: 2,
      })
    );
  });
  const art = [
    path('M-140 -176L140 -176L186 -16Q188 4 166 6L-166 6Q-188 4 -186 -16Z', {
      fill: linear(
        sheet,
        [
          [0, lighter(PLASTIC, 0.3)],
          [0.5, PLASTIC],
          [1, darker(PLASTIC, 0.4)],
        ],
        [0, 0, 1, 0.6],
      ),
    }),
    path('M-128 -168L128 -168L168 -34L-168 -34Z', {
      fill: linear(
        sheet,
        [
          [0, lighter(PLASTIC, 0.16)],
          [0.6, darker(PLASTIC, 0.2)],
          [1, darker(PLASTIC, 0.5)],
        ],
        [0, 0, 0, 1],
      ),
    }),
    ribs.join(''),
    path('M-148 -92Q0 -80 148 -92L166 -38L-166 -38Z', {
      fill: linear(
        sheet,
        [
          [0, lighter(PAINT, 0.6)],
          [0.4, PAINT],
          [1, darker(PAINT, 0.12)],
        ],
        [0, 0, 1, 0.8],
      ),
    }),
    path('M-120 -76Q-30 -66 60 -72', { stroke: '#ffffff', width: 5, opacity: 0.6, cap: 'round' }),
    path('M-140 -176L140 -176', { stroke: lighter(PLASTIC, 0.5), width: 3 }),
    path('M-186 -16Q-188 4 -166 6L166 6Q188 4 186 -16', { stroke: lighter(PLASTIC, 0.35), width: 2.4 }),
    stamp(facts, { x: -60, y: -22, w: 120, h: 15 }, lighter(PLASTIC, 0.5)),
  ].join('');
  return { art, shadow: contactShadow(sheet, 184, 22, -12), width: 396, height: 196 };
}

function grid(sheet: Sheet, facts: Facts): ReturnType<DrawContainer> {
  const large = says(facts, 'grande');
  const w = large ? 190 : 150;
  const h = large ? 270 : 220;
  const steel = linear(sheet, '0 #ffffff, 0.5 #b4bcc0, 1 #71797e', [0, 0, 1, 1]);
  const wires = [
    ...Array.from({ length: 9 }, (_, index) =>
      rect(-w / 2 + (w / 8) * index - 2, -h, 4, h, { fill: steel }, 2),
    ),
    ...Array.from({ length: 13 }, (_, index) =>
      rect(-w / 2, -h + (h / 12) * index - 2, w, 4, { fill: steel }, 2),
    ),
  ];
  const art = group(
    [
      wires.join(''),
      rect(-w / 2, -h, w, h, { stroke: '#8d959a', width: 7 }, 8),
      path(`M${-w * 0.3} ${-h}q0 -30 14 -30q14 0 14 16M${w * 0.3} ${-h}q0 -30 -14 -30q-14 0 -14 16`, {
        stroke: '#8d959a',
        width: 7,
        cap: 'round',
      }),
      rect(-46, -h * 0.56, 92, 30, { fill: '#26241f' }, 4),
      stamp(facts, { x: -38, y: -h * 0.56 + 9, w: 76, h: 12 }, '#d39a35'),
    ].join(''),
    { transform: 'rotate(9)', filter: laidShadow(sheet, 9) },
  );
  return { art, shadow: '', width: w + 90, height: h + 40 };
}
