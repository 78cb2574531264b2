// The steel tin with its press lid: 0,5 L to 1 L bare, 2,5 L to 6 L with a bail handle.

import { brandLook } from '../brands/brand-look.ts';
import { darker, lighter, safeHex } from '../colour/tint.ts';
import { n } from '../svg/numbers.ts';
import { circle, ellipse, group, path } from '../svg/shapes.ts';
import { clip, linear, radial } from '../svg/sheet.ts';
import type { Sheet } from '../svg/sheet.ts';
import type { DrawContainer } from './drawing.ts';
import { dab, drumBody, drumShadow, drumShape, hoop, openMouth } from './drum.ts';
import type { DrumShape } from './drum.ts';
import { steel, steelLid } from './light.ts';

export const drawTin: DrawContainer = (sheet, facts, angle) => {
  const { r, tall } = tinSize(facts.packQuantity);
  const drum = drumShape(r, r, tall, angle);
  const look = brandLook(facts.brand);
  const withBail = facts.packQuantity >= 2;
  const body = drumBody(sheet, facts, drum, { from: 0.035, to: 0.975, body: look.body, gloss: 0.85 });
  const metal = steel(sheet);
  const lip = Math.max(3.2, r * 0.05);
  const art = [
    withBail ? bail(sheet, drum, angle === 'above') : '',
    hoop(drum, drum.baseY - lip * 0.4, lip * 0.9, r * 1.012, metal),
    body,
    hoop(drum, drum.baseY - lip * 0.9, lip * 1.3, r * 1.012, metal),
    hoop(drum, drum.topY - lip * 0.2, lip * 1.5, r * 1.02, metal),
    angle === 'front'
      ? lid(sheet, drum) + dab(sheet, facts, drum, r * 0.03)
      : opened(sheet, drum, safeHex(facts.colourHex, '#f4f2ec')),
    withBail ? ears(sheet, drum) : '',
  ].join('');
  return {
    art,
    shadow: drumShadow(sheet, drum),
    width: r * 2.06,
    height: tall + r * 0.2 + (withBail ? r * 0.8 : r * 0.16),
  };
};

function tinSize(quantity: number): { r: number; tall: number } {
  if (quantity <= 0.6) return { r: 46, tall: 96 };
  if (quantity <= 1.5) return { r: 55, tall: 124 };
  if (quantity <= 3.2) return { r: 82, tall: 166 };
  return { r: 93, tall: 214 };
}

function lid(sheet: Sheet, drum: DrumShape): string {
  const { topR: r, topY: y, ratio } = drum;
  const face = steelLid(sheet);
  const ring = (share: number, lift: number, fill: string): string =>
    ellipse(0, y + lift, r * share, r * share * ratio, { fill });
  return [
    ring(1.02, 0, steel(sheet)),
    ring(0.965, r * 0.012, '#7b8388'),
    ring(0.95, r * 0.028, linear(sheet, '0 #5f676c, 0.5 #aeb5b9, 1 #e9edee')),
    ring(0.88, r * 0.02, face),
    ring(0.8, r * 0.026, linear(sheet, '0 #9aa2a6, 0.4 #eef1f2, 1 #8d959a')),
    ring(0.78, r * 0.03, face),
    ellipse(-r * 0.2, y + r * 0.01, r * 0.42, r * 0.42 * ratio * 0.6, {
      fill: radial(sheet, '0 #ffffff 0.85, 1 #ffffff 0'),
    }),
  ].join('');
}

function opened(sheet: Sheet, drum: DrumShape, paint: string): string {
  const { topR: r, topY: y, ratio } = drum;
  const sheen = linear(
    sheet,
    '0 #ffffff 0.42, 0.35 #ffffff 0.06, 0.75 #000000 0.03, 1 #000000 0.16',
    [0, 0, 1, 0.8],
  );
  const wall = linear(sheet, '0 #5d656a, 0.45 #a9b0b4, 1 #eceff0');
  const inner = r * 0.87;
  const mouth = clip(sheet, `<ellipse cx="0" cy="${n(y)}" rx="${n(inner)}" ry="${n(inner * ratio)}"/>`);
  return [
    ellipse(0, y, r * 1.02, r * 1.02 * ratio, { fill: steel(sheet) }),
    ellipse(0, y + r * 0.02, r * 0.96, r * 0.96 * ratio, { fill: '#6d757a' }),
    ellipse(0, y + r * 0.03, r * 0.94, r * 0.93 * ratio, { fill: steelLid(sheet) }),
    group(openMouth(drum, inner, 0.16, wall, paint, sheen) + ripples(drum, inner, paint), { clip: mouth }),
    ellipse(0, y, inner, inner * ratio, { stroke: '#4e565b', width: r * 0.012, opacity: 0.6 }),
  ].join('');
}

function ripples({ topY, ratio }: DrumShape, inner: number, paint: string): string {
  const y = topY + inner * 0.16;
  return [0.62, 0.4]
    .map((share, index) =>
      ellipse(inner * 0.06, y + inner * 0.03, inner * share, inner * share * ratio, {
        stroke: index === 0 ? darker(paint, 0.16) : lighter(paint, 0.5),
        width: inner * 0.022,
        opacity: 0.5,
      }),
    )
    .join('');
}

function bail(sheet: Sheet, { topR: r, topY: y }: DrumShape, fallen: boolean): string {
  const start = y + r * 0.22;
  const rise = fallen ? r * 0.62 : r * 0.78;
  const wire = `M${n(-r * 1.03)} ${n(start)}C${n(-r * 1.12)} ${n(y - rise * 0.72)} ${n(-r * 0.55)} ${n(y - rise)} 0 ${n(y - rise)}S${n(r * 1.12)} ${n(y - rise * 0.72)} ${n(r * 1.03)} ${n(start)}`;
  return [
    path(wire, { stroke: '#6b7378', width: r * 0.05, cap: 'round' }),
    path(wire, {
      stroke: linear(sheet, '0 #e9edef, 0.3 #ffffff, 0.6 #a4acb0, 1 #dfe3e5'),
      width: r * 0.022,
      cap: 'round',
    }),
  ].join('');
}

function ears(sheet: Sheet, { topR: r, topY: y }: DrumShape): string {
  const ear = (x: number): string =>
    [
      circle(x, y + r * 0.22, r * 0.085, { fill: '#5d656a' }),
      circle(x - r * 0.008, y + r * 0.212, r * 0.07, {
        fill: radial(sheet, '0 #ffffff, 0.5 #cfd5d8, 1 #8f979c', { cx: 0.35, cy: 0.3, r: 0.8 }),
      }),
      circle(x, y + r * 0.22, r * 0.022, { fill: '#5a6267' }),
    ].join('');
  return ear(-r * 0.965) + ear(r * 0.965);
}
