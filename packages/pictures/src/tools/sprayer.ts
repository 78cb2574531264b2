// The airless pump: motor block on a hand cart or on legs, pump, hose and gun.

import { brandLook } from '../brands/brand-look.ts';
import { darker, lighter } from '../colour/tint.ts';
import { says } from '../labels/label-words.ts';
import { lineTone } from '../labels/line-tag.ts';
import { stamp } from '../labels/sticker.ts';
import { circle, ellipse, group, path, rect } from '../svg/shapes.ts';
import { linear } from '../svg/sheet.ts';
import type { Sheet } from '../svg/sheet.ts';
import { openShadow } from '../containers/drawing.ts';
import type { DrawContainer } from '../containers/drawing.ts';
import { steel } from '../containers/light.ts';
import { enamel, rubber } from './materials.ts';

export const drawSprayer: DrawContainer = (sheet, facts) => {
  const look = brandLook(facts.brand);
  const colour = look.main;
  const cart = !says(facts, 'pieds');
  const heavy = facts.grade === 'heavy';
  const light = facts.grade === 'light';
  const frame = cart
    ? tube('M-96 -330L-70 -330L-52 -60L-52 -30L120 -22') + tube('M-96 -330L-112 -326')
    : tube('M-70 -150L-104 -8M104 -150L132 -8M-88 -70L120 -70');
  const hose =
    'M70 -96C150 -90 176 -20 110 -12C40 -4 -10 -30 40 -46C110 -66 190 -40 186 -110C184 -150 168 -170 164 -196';
  const motor =
    'M-72 -250Q-72 -268 -54 -268L64 -268Q86 -268 90 -246L98 -176Q100 -156 80 -156L-56 -156Q-74 -156 -74 -174Z';
  const vents = (light ? [0, 1] : [0, 1, 2, 3, 4]).map((index) =>
    rect(-58, -244 + index * 12, 38, 5, { fill: darker(colour, 0.55) }, 2.5),
  );
  const art = [
    heavy ? bucket(sheet) : '',
    frame,
    cart ? wheel(sheet, -46) : '',
    rect(34, -160, 30, 112, { fill: steel(sheet) }, 4),
    rect(28, -132, 42, 20, { fill: rubber(sheet, '#33373a') }, 4),
    rect(42, -52, 14, 50, { fill: steel(sheet) }, 3),
    ellipse(49, -4, 20, 6, { fill: '#5d656a' }),
    path(hose, { stroke: '#15181a', width: 9, cap: 'round' }),
    path(hose, { stroke: '#5d6468', width: 2.4, cap: 'round' }),
    path(motor, {
      fill: linear(
        sheet,
        [
          [0, lighter(colour, 0.6)],
          [0.3, colour],
          [1, darker(colour, 0.34)],
        ],
        [0, 0, 0.7, 1],
      ),
    }),
    path('M-66 -252Q-66 -262 -54 -262L62 -262', { stroke: '#ffffff', width: 4, opacity: 0.55, cap: 'round' }),
    vents.join(''),
    rect(-8, -246, 88, 40, { fill: '#1f1d1a' }, 5),
    stamp(facts, { x: 0, y: -236, w: 72, h: 14 }, lighter(colour, 0.3)),
    rect(-8, -206, 88, 7, { fill: lineTone(facts) }, 2),
    circle(58, -182, 15, { fill: '#26282a' }),
    circle(58, -182, 10, { fill: enamel(sheet, '#c3172d') }),
    path('M58 -182l5 -8', { stroke: '#ffffff', width: 2.4 }),
    light ? '' : pressureAt(heavy),
    heavy ? hood(sheet, colour) : '',
    group(gun(sheet, colour), { transform: 'translate(164 -196) rotate(-16)' }),
  ].join('');
  return {
    art,
    shadow: openShadow(sheet, heavy ? 190 : 160, 22, -12),
    width: heavy ? 470 : 400,
    height: cart ? 344 : heavy ? 306 : 280,
  };
};

/** A dial, or a display on the machines that work all day. */
const pressureAt = (display: boolean): string =>
  display
    ? rect(-8, -196, 44, 26, { fill: '#0f2a1c', stroke: '#3a3e41', width: 3 }, 4) +
      rect(-1, -188, 30, 10, { fill: '#7fd6a0' }, 2)
    : circle(14, -182, 12, { fill: '#f3f4f4', stroke: '#3a3e41', width: 3 }) +
      path('M14 -182l-5 -6', { stroke: '#c3172d', width: 2 });

/** The second housing above the motor of a large pump. */
const hood = (sheet: Sheet, colour: string): string =>
  rect(-44, -300, 104, 36, { fill: enamel(sheet, darker(colour, 0.2)) }, 9) +
  rect(-30, -290, 76, 6, { fill: '#ffffff', opacity: 0.5 }, 3);

/** The paint it draws from, a site bucket. */
const bucket = (sheet: Sheet): string =>
  path('M-206 -128L-112 -128L-122 -8L-196 -8Z', {
    fill: linear(sheet, '0 #ffffff, 1 #c7ced2', [0, 0, 1, 0]),
  }) +
  ellipse(-159, -128, 47, 11, { fill: '#e7ebed', stroke: '#9aa3a8', width: 3 }) +
  path('M-159 -120C-150 -150 -96 -150 -80 -110C-60 -70 20 -60 49 -20', {
    stroke: '#33373a',
    width: 9,
    cap: 'round',
  });

const wheel = (sheet: Sheet, x: number): string =>
  [
    circle(x, -38, 38, { fill: '#17191b' }),
    circle(x, -38, 27, {
      fill: linear(sheet, '0 #eceff0, 1 #8d959a', [0, 0, 1, 1]),
    }),
    circle(x, -38, 8, { fill: '#33373a' }),
  ].join('');

const gun = (sheet: Sheet, colour: string): string =>
  [
    path('M-8 0L10 0L22 -54L4 -54Z', { fill: rubber(sheet, '#2a2d2f') }),
    rect(-34, -74, 66, 20, { fill: steel(sheet) }, 5),
    rect(-66, -72, 34, 15, { fill: enamel(sheet, colour, true) }, 4),
    path('M-82 -70l18 -6v22l-18 -6Z', { fill: enamel(sheet, '#d24a1f', true) }),
    path('M-4 -52C-18 -40 -18 -22 -6 -12', { stroke: '#3a3e41', width: 4, cap: 'round' }),
  ].join('');

const tube = (d: string, wide = 11): string =>
  path(d, { stroke: '#23272a', width: wide, cap: 'round' }) +
  path(d, { stroke: '#80888d', width: wide * 0.3, cap: 'round' });
