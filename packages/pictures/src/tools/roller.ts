// Roller sleeves, roller frames and telescopic poles.

import { brandLook } from '../brands/brand-look.ts';
import { lighter } from '../colour/tint.ts';
import { says } from '../labels/label-words.ts';
import { stamp, sticker } from '../labels/sticker.ts';
import { n } from '../svg/numbers.ts';
import { circle, ellipse, group, path, rect } from '../svg/shapes.ts';
import { clip, laidShadow, linear } from '../svg/sheet.ts';
import type { Sheet } from '../svg/sheet.ts';
import { lyingShadow } from '../containers/drawing.ts';
import type { DrawContainer } from '../containers/drawing.ts';
import { nap, rubber, varnished } from './materials.ts';
import { steelLying } from '../containers/light.ts';

type Facts = Parameters<DrawContainer>[1];

export const drawRoller: DrawContainer = (sheet, facts, angle) => {
  if (says(facts, 'perche')) return drawPole(sheet, facts, angle);
  return says(facts, 'monture') ? frame(sheet, facts) : sleeves(sheet, facts);
};

function sleeveSize(facts: Facts): { half: number; long: number; tone: string } {
  const wide = Number(/(\d+)\s?mm/.exec(facts.sizeLabel)?.[1] ?? 180);
  const fibre = Number(/fibres (\d+)/.exec(facts.sizeLabel)?.[1] ?? 12);
  return {
    half: Math.min(150, wide * 0.56),
    long: 5 + fibre * 0.55,
    tone: says(facts, 'polyamide') ? '#e9dfb4' : '#f1efea',
  };
}

function sleeve(sheet: Sheet, facts: Facts): string {
  const { half, long, tone } = sleeveSize(facts);
  const r = 30 + long * 0.4;
  const body = `M${n(-half)} ${-r}L${n(half)} ${-r}A${n(r * 0.32)} ${n(r)} 0 0 1 ${n(half)} ${n(r)}L${n(-half)} ${n(r)}A${n(r * 0.32)} ${n(r)} 0 0 1 ${n(-half)} ${-r}Z`;
  const stripes = says(facts, 'polyamide')
    ? Array.from({ length: Math.floor(half / 14) }, (_, index) =>
        path(`M${n(-half + index * 28)} ${-r}q-14 ${n(r)} 6 ${n(r * 2)}`, {
          stroke: '#d79a2b',
          width: 3.4,
          opacity: 0.75,
        }),
      ).join('')
    : Array.from({ length: Math.floor(half / 20) }, (_, index) =>
        path(`M${n(-half + 12 + index * 40)} ${-r}q-16 ${n(r)} 6 ${n(r * 2)}`, {
          stroke: '#4a86b4',
          width: 3,
          opacity: 0.7,
        }),
      ).join('');
  return [
    path(body, { fill: tone, stroke: tone, width: long * 0.5, cap: 'round' }),
    group(stripes + nap({ x: -half, y: -r, w: half * 2, h: r * 2 }, tone, facts.seed, long), {
      clip: clip(sheet, `<path d="${body}"/>`),
    }),
    path(body, {
      fill: linear(
        sheet,
        '0 #14100c 0.1, 0.2 #ffffff 0.5, 0.4 #ffffff 0, 0.7 #14100c 0.22, 1 #14100c 0.55',
        [0, 0, 0, 1],
      ),
    }),
    ellipse(half, 0, r * 0.32, r, { fill: tone }),
    ellipse(half, 0, r * 0.32, r, { fill: '#14100c', opacity: 0.18 }),
    ellipse(half + 1, 0, r * 0.22, r * 0.7, { fill: '#c9cdcf' }),
    ellipse(half + 1.5, 0, r * 0.19, r * 0.62, {
      fill: linear(sheet, '0 #43494d, 1 #8d9599', [0, 0, 0, 1]),
    }),
  ].join('');
}

function sleeves(sheet: Sheet, facts: Facts): ReturnType<DrawContainer> {
  const { half } = sleeveSize(facts);
  const art = [
    group(sleeve(sheet, facts), { transform: 'translate(6 -112) rotate(-9)', filter: laidShadow(sheet, 8) }),
    group(sleeve(sheet, facts) + group(sticker(facts, { x: -34, y: -31, w: 68, h: 62 })), {
      transform: 'translate(-4 -42) rotate(-9)',
      filter: laidShadow(sheet, 8),
    }),
  ].join('');
  return { art, shadow: lyingShadow(sheet, half, 20), width: half * 2 + 76, height: 196 };
}

function frame(sheet: Sheet, facts: Facts): ReturnType<DrawContainer> {
  const { half } = sleeveSize(facts);
  const look = brandLook(facts.brand);
  const wire = `M0 -150C0 -186 ${n(half + 44)} -176 ${n(half + 44)} -214C${n(half + 44)} -236 ${n(half + 34)} -246 ${n(half + 14)} -246L${n(-half * 0.9)} -246`;
  const grip = 'M-15 0Q0 10 15 0L18 -40Q12 -60 17 -84L13 -150Q0 -158 -13 -150L-17 -84Q-12 -60 -18 -40Z';
  const grooves = [-30, -44, -58, -72].map((y) =>
    path(`M-15 ${y}q15 7 30 0`, { stroke: '#000000', width: 2.4, opacity: 0.4 }),
  );
  const cage = Array.from({ length: 5 }, (_, index) =>
    rect(-half * 0.92, -270 + index * 11, half * 1.84, 3.6, { fill: steelLying(sheet) }, 1.6),
  );
  const art = group(
    [
      cage.join(''),
      [-half * 0.92, half * 0.92]
        .map(
          (x) =>
            ellipse(x, -246, 7, 27, { fill: '#d24a1f' }) +
            ellipse(x - 1.5, -248, 5, 23, { fill: lighter('#d24a1f', 0.3) }),
        )
        .join(''),
      path(wire, { stroke: '#5f676c', width: 8.4, cap: 'round' }),
      path(wire, { stroke: '#c6cccf', width: 5.6, cap: 'round' }),
      path(wire, { stroke: '#ffffff', width: 1.7, cap: 'round' }),
      path(grip, { fill: rubber(sheet, look.body === '#1f1d1a' ? '#2a2825' : look.main) }),
      path('M-8 -92Q0 -88 8 -92L8 -142Q0 -147 -8 -142Z', { fill: varnished(sheet, look.accent) }),
      grooves.join(''),
      circle(0, -8, 4.6, { fill: '#0d0c0b' }),
      group(stamp(facts, { x: 94, y: -5, w: 46, h: 8 }, '#ffffff'), { transform: 'rotate(-90)' }),
    ].join(''),
    { transform: 'translate(-26 -6) rotate(10)', filter: laidShadow(sheet, 8) },
  );
  return { art, shadow: '', width: half * 2 + 120, height: 296 };
}

// The pole, collapsed, beside its drawn-out self.
export const drawPole: DrawContainer = (sheet, facts) => {
  const look = brandLook(facts.brand);
  const pole = (long: number, inner: number): string =>
    [
      rect(-7, -long - inner, 14, inner + 4, { fill: varnished(sheet, '#cfd5d8') }),
      rect(-10, -long, 20, long - 70, { fill: varnished(sheet, look.main) }),
      rect(-12.5, -long - 8, 25, 34, { fill: rubber(sheet, '#2a2c2e') }, 5),
      rect(-12, -92, 24, 92, { fill: rubber(sheet, '#2a2c2e') }, 8),
      [-20, -34, -48, -62, -76].map((y) => rect(-12, y, 24, 2.4, { fill: '#000000', opacity: 0.4 })).join(''),
      rect(-6, -long - inner - 26, 12, 28, { fill: rubber(sheet, '#d24a1f') }, 3),
      group(stamp(facts, { x: long * 0.42, y: -5, w: 92, h: 10 }, '#ffffff'), { transform: 'rotate(-90)' }),
    ].join('');
  const art = [
    group(pole(330, 10), { transform: 'translate(-52 -8) rotate(7)', filter: laidShadow(sheet, 8) }),
    group(pole(330, 130), { transform: 'translate(2 -2) rotate(13)', filter: laidShadow(sheet, 8) }),
  ].join('');
  return { art, shadow: '', width: 250, height: 486 };
};
