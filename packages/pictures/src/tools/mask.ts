// Dust masks, half masks and goggles.

import { brandLook } from '../brands/brand-look.ts';
import { darker } from '../colour/tint.ts';
import type { DrawContainer } from '../containers/drawing.ts';
import { says } from '../labels/label-words.ts';
import { stamp } from '../labels/sticker.ts';
import { circle, ellipse, group, path } from '../svg/shapes.ts';
import { laidShadow, linear, radial } from '../svg/sheet.ts';
import { drawGloves } from './gloves.ts';
import { goggles } from './goggles.ts';
import { rubber } from './materials.ts';

export const drawMask: DrawContainer = (sheet, facts, angle) => {
  if (says(facts, 'lunette')) return goggles(sheet, facts, angle);
  if (says(facts, 'gant')) return drawGloves(sheet, facts, angle);
  return says(facts, 'demi') ? halfMask(sheet, facts, angle) : dustMask(sheet, facts, angle);
};

const dustMask: DrawContainer = (sheet, facts) => {
  const cup =
    'M-124 -126C-128 -40 -60 0 0 4C60 0 128 -40 124 -126C120 -186 60 -214 0 -216C-60 -214 -120 -186 -124 -126Z';
  const look = brandLook(facts.brand);
  const art = [
    path('M-116 -150C-200 -210 -150 -270 -60 -236M116 -150C200 -210 150 -270 60 -236', {
      stroke: '#e3bf52',
      width: 7,
      cap: 'round',
    }),
    path('M-112 -84C-190 -60 -200 -10 -120 0M112 -84C190 -60 200 -10 120 0', {
      stroke: '#e3bf52',
      width: 7,
      cap: 'round',
    }),
    path(cup, {
      fill: radial(sheet, '0 #ffffff, 0.5 #f2f3f3, 1 #bcc3c6', { cx: 0.36, cy: 0.32, r: 0.8 }),
    }),
    path(cup, { stroke: '#ffffff', width: 4, opacity: 0.8 }),
    path('M-104 -118C-100 -50 -50 -20 0 -16C50 -20 100 -50 104 -118', {
      stroke: '#b3bbbf',
      width: 2,
      opacity: 0.7,
    }),
    path('M-46 -198Q0 -178 46 -198', { stroke: '#9aa2a7', width: 9, cap: 'round' }),
    circle(0, -94, 40, {
      fill: linear(sheet, '0 #ffffff, 1 #aab2b6', [0, 0, 1, 1]),
    }),
    circle(0, -94, 31, { fill: look.main }),
    [-20, -8, 4, 16]
      .map((x) => path(`M${x} -116v44`, { stroke: darker(look.main, 0.4), width: 4, cap: 'round' }))
      .join(''),
    stamp(facts, { x: -34, y: -38, w: 68, h: 12 }, '#54697d'),
    stamp({ ...facts, brand: 'FFP2' }, { x: -34, y: -166, w: 68, h: 14 }, '#54697d'),
  ].join('');
  return { art: group(art, { filter: laidShadow(sheet, 9) }), shadow: '', width: 400, height: 250 };
};

const halfMask: DrawContainer = (sheet, facts) => {
  const look = brandLook(facts.brand);
  const cartridge = (x: number, flip: number): string =>
    [
      ellipse(x + flip * 10, -84, 62, 60, { fill: darker('#c9ccce', 0.4) }),
      ellipse(x, -88, 62, 60, {
        fill: linear(sheet, '0 #f6f7f7, 1 #9da5a9', [0, 0, 1, 1]),
      }),
      ellipse(x, -88, 50, 48, { fill: '#5a4632' }),
      ellipse(x, -88, 50, 48, {
        fill: radial(sheet, '0 #ffffff 0.5, 1 #ffffff 0', { cx: 0.3, cy: 0.25 }),
      }),
      stamp({ ...facts, brand: 'A2P3' }, { x: x - 32, y: -97, w: 64, h: 18 }, '#ffffff'),
    ].join('');
  const face =
    'M-86 -60C-92 -150 -50 -222 0 -230C50 -222 92 -150 86 -60C80 -10 40 12 0 12C-40 12 -80 -10 -86 -60Z';
  const art = [
    path('M-80 -150C-170 -200 -170 -260 -70 -262M80 -150C170 -200 170 -260 70 -262', {
      stroke: '#2a2d2f',
      width: 12,
      cap: 'round',
    }),
    path(face, {
      fill: radial(
        sheet,
        [
          [0, '#6d7f92'],
          [0.6, look.body],
          [1, darker(look.body, 0.5)],
        ],
        { cx: 0.34, cy: 0.3, r: 0.8 },
      ),
    }),
    path('M-40 -180Q0 -214 40 -180', { stroke: '#ffffff', width: 5, opacity: 0.4, cap: 'round' }),
    cartridge(-86, 1),
    cartridge(86, -1),
    circle(0, -64, 36, { fill: rubber(sheet, '#22262a') }),
    circle(0, -64, 25, { fill: look.main }),
    stamp(facts, { x: -32, y: -150, w: 64, h: 14 }, '#ffffff'),
  ].join('');
  return { art: group(art, { filter: laidShadow(sheet, 9) }), shadow: '', width: 350, height: 286 };
};
