// Filling knives, long smoothing blades, flemish trowels and painter's knives.

import { brandLook } from '../brands/brand-look.ts';
import { says } from '../labels/label-words.ts';
import { stamp } from '../labels/sticker.ts';
import { n } from '../svg/numbers.ts';
import { circle, group, path, rect } from '../svg/shapes.ts';
import { laidShadow, linear } from '../svg/sheet.ts';
import type { Sheet } from '../svg/sheet.ts';
import type { DrawContainer } from '../containers/drawing.ts';
import { rubber, screw, sheetMetal, varnished } from './materials.ts';

type Facts = Parameters<DrawContainer>[1];

export const drawKnife: DrawContainer = (sheet, facts) => {
  if (says(facts, 'platoir')) return laid(sheet, trowel(sheet, facts), 360, 220, -12);
  if (says(facts, 'lame')) return laid(sheet, smoothingBlade(sheet, facts), 380, 190, -14);
  return says(facts, 'peintre')
    ? laid(sheet, painterKnife(sheet, facts), 200, 320, 20)
    : laid(sheet, fillingKnife(sheet, facts), 260, 300, 12);
};

const laid = (sheet: Sheet, art: string, width: number, height: number, turn: number) => ({
  art: group(
    group(art, { transform: `translate(0 ${-height / 2}) rotate(${turn}) translate(0 ${height / 2})` }),
    { filter: laidShadow(sheet, 8) },
  ),
  shadow: '',
  width,
  height,
});

const centimetres = (facts: Facts, otherwise: number): number =>
  Number(/(\d+)(?:\s?×\s?\d+)?\s?cm/.exec(facts.sizeLabel)?.[1] ?? otherwise);

const handleColours = (facts: Facts): readonly [string, string] => {
  const look = brandLook(facts.brand);
  return look.body === '#1f1d1a' ? ['#c58a3d', '#26241f'] : [look.main, look.accent];
};

function fillingKnife(sheet: Sheet, facts: Facts): string {
  const half = Math.min(124, 36 + centimetres(facts, 15) * 3.6);
  const [wood] = handleColours(facts);
  const blade = `M${n(-half)} -292L${n(half)} -292L${n(half * 0.98)} -276L20 -160L-20 -160L${n(-half * 0.98)} -276Z`;
  const handle =
    'M-16 -4Q0 8 16 -4C24 -40 12 -70 16 -104L22 -150Q0 -158 -22 -150L-16 -104C-12 -70 -24 -40 -16 -4Z';
  return [
    path(blade, { fill: sheetMetal(sheet) }),
    path(`M${n(-half)} -292L${n(half)} -292L${n(half)} -287L${n(-half)} -287Z`, {
      fill: '#ffffff',
      opacity: 0.85,
    }),
    path(blade, {
      fill: linear(sheet, '0 #14100c 0, 0.8 #14100c 0.06, 1 #14100c 0.3', [0, 0, 0, 1]),
    }),
    stamp(facts, { x: -34, y: -222, w: 68, h: 9 }, '#8b9398'),
    rect(-24, -168, 48, 22, { fill: rubber(sheet, '#2b2d2f') }, 4),
    path(handle, { fill: varnished(sheet, wood) }),
    screw(0, -124, 4.4),
    screw(0, -58, 4.4),
  ].join('');
}

function painterKnife(sheet: Sheet, facts: Facts): string {
  const half = 12 + centimetres(facts, 5) * 5;
  const [wood] = handleColours(facts);
  const blade = `M${n(-half)} -306L${n(half * 0.9)} -312L${n(half * 0.72)} -220L9 -170L-9 -170L${n(-half * 0.72)} -220Z`;
  return [
    path(blade, { fill: sheetMetal(sheet) }),
    path(blade, {
      fill: linear(sheet, '0 #ffffff 0.2, 1 #14100c 0.24', [0, 0, 0, 1]),
    }),
    rect(-13, -184, 26, 22, { fill: rubber(sheet, '#b58b3b') }, 3),
    path('M-15 -4Q0 8 15 -4C22 -50 11 -90 15 -164Q0 -170 -15 -164C-11 -90 -22 -50 -15 -4Z', {
      fill: varnished(sheet, wood),
    }),
    group(stamp(facts, { x: 40, y: -5, w: 80, h: 10 }, '#ffffff'), { transform: 'rotate(-90)' }),
  ].join('');
}

function smoothingBlade(sheet: Sheet, facts: Facts): string {
  const half = Math.min(178, 90 + centimetres(facts, 40) * 1.4);
  const [wood, dark] = handleColours(facts);
  return [
    path(`M${n(-half)} -54L${n(half)} -54L${n(half)} 0L${n(-half)} 0Z`, { fill: sheetMetal(sheet) }),
    rect(-half, -6, half * 2, 6, { fill: '#ffffff', opacity: 0.7 }),
    rect(
      -half + 4,
      -96,
      half * 2 - 8,
      52,
      {
        fill: linear(sheet, '0 #f4f6f6, 0.3 #c5cbcf, 0.5 #eef1f2, 1 #8f979c', [0, 0, 0, 1]),
      },
      4,
    ),
    [-half + 6, half - 30].map((x) => rect(x, -100, 24, 60, { fill: rubber(sheet, dark, true) }, 4)).join(''),
    rect(-half * 0.6, -150, half * 1.2, 34, { fill: varnished(sheet, wood, true) }, 16),
    [-half * 0.46, half * 0.46 - 14]
      .map((x) => rect(x, -122, 14, 34, { fill: rubber(sheet, '#2b2d2f') }, 3))
      .join(''),
    stamp(facts, { x: -60, y: -140, w: 120, h: 13 }, '#ffffff'),
  ].join('');
}

function trowel(sheet: Sheet, facts: Facts): string {
  const half = Math.min(170, 70 + centimetres(facts, 28) * 3);
  const [wood] = handleColours(facts);
  return [
    rect(-half, -112, half * 2, 112, { fill: sheetMetal(sheet) }, 8),
    rect(
      -half,
      -112,
      half * 2,
      112,
      {
        fill: linear(sheet, '0 #ffffff 0.3, 0.5 #ffffff 0, 1 #14100c 0.16', [0, 0, 0, 1]),
      },
      8,
    ),
    rect(
      -half * 0.74,
      -66,
      half * 1.48,
      20,
      {
        fill: linear(sheet, '0 #e9edee, 0.4 #aab2b6, 1 #6f777c', [0, 0, 0, 1]),
      },
      6,
    ),
    [-half * 0.64, -half * 0.3, 0, half * 0.3, half * 0.64]
      .map((x) => circle(x, -56, 3.6, { fill: '#e9edee' }))
      .join(''),
    path(`M${n(half * 0.5)} -58C${n(half * 0.66)} -96 ${n(half * 0.5)} -112 ${n(half * 0.3)} -112`, {
      stroke: '#8f979c',
      width: 9,
      cap: 'round',
    }),
    rect(-half * 0.62, -128, half * 1.1, 36, { fill: varnished(sheet, wood, true) }, 17),
    stamp(facts, { x: -half * 0.4, y: -117, w: half * 0.66, h: 13 }, '#ffffff'),
  ].join('');
}
