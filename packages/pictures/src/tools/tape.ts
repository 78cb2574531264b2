// Masking tape: a full roll facing the eye, a second lying behind it.

import { lighter, darker } from '../colour/tint.ts';
import { says } from '../labels/label-words.ts';
import { stamp } from '../labels/sticker.ts';
import { clamp, n } from '../svg/numbers.ts';
import { circle, ellipse, group, path } from '../svg/shapes.ts';
import { linear } from '../svg/sheet.ts';
import type { Sheet } from '../svg/sheet.ts';
import { contactShadow } from '../containers/drawing.ts';
import type { DrawContainer } from '../containers/drawing.ts';
import { roundShade } from '../containers/light.ts';

export const drawTape: DrawContainer = (sheet, facts) => {
  const wide = clamp(Number(/^(\d+)/.exec(facts.sizeLabel)?.[1] ?? 38), 19, 50);
  const tone = says(facts, 'facade') ? '#e2b23a' : says(facts, 'delicat') ? '#c9a1bd' : '#dcc79b';
  const lying = laying(sheet, facts, tone, wide * 1.35);
  const art =
    group(lying, { transform: 'translate(30 -2)' }) +
    group(upright(sheet, facts, tone, wide), { transform: 'translate(-34 0)' });
  return { art, shadow: contactShadow(sheet, 124, 20, -14), width: 306, height: 236 };
};

function upright(sheet: Sheet, facts: Parameters<DrawContainer>[1], tone: string, wide: number): string {
  const r = 104;
  const deep = wide * 0.9;
  const y = -r - 6;
  const rings = Array.from({ length: 9 }, (_, index) =>
    circle(0, y, r - index * 3.6, { stroke: darker(tone, 0.2), width: 0.9, opacity: 0.5 }),
  );
  const rim = `M0 ${n(y - r)}L${n(deep)} ${n(y - r * 0.97)}A${n(r * 0.97)} ${n(r * 0.97)} 0 0 1 ${n(deep)} ${n(y + r * 0.97)}L0 ${n(y + r)}A${n(r)} ${n(r)} 0 0 0 0 ${n(y - r)}Z`;
  const inside = 62;
  return [
    path(rim, {
      fill: linear(
        sheet,
        [
          [0, lighter(tone, 0.35)],
          [0.3, tone],
          [1, darker(tone, 0.45)],
        ],
        [0, 0, 0, 1],
      ),
    }),
    circle(0, y, r, {
      fill: linear(
        sheet,
        [
          [0, lighter(tone, 0.5)],
          [0.55, tone],
          [1, darker(tone, 0.16)],
        ],
        [0, 0, 1, 1],
      ),
    }),
    rings.join(''),
    circle(0, y, inside + 7, { fill: '#a98a5f' }),
    circle(0, y, inside, {
      fill: linear(sheet, '0 #5c4a31, 0.5 #b39468, 1 #dcc39a', [0, 0, 1, 0.4]),
    }),
    ellipse(deep * 0.62, y, inside * 0.9, inside * 0.96, { fill: '#e9e5dd' }),
    ellipse(deep * 0.62, y + 6, inside * 0.9, inside * 0.92, {
      fill: linear(sheet, '0 #d5cfc4, 1 #eeebe5', [0, 0, 0, 1]),
    }),
    stamp(facts, { x: -44, y: y + 74, w: 88, h: 12 }, darker(tone, 0.62)),
  ].join('');
}

function laying(sheet: Sheet, facts: Parameters<DrawContainer>[1], tone: string, tall: number): string {
  const r = 96;
  const ratio = 0.34;
  const top = -tall - r * ratio;
  const body = `M${-r} ${n(top)}L${-r} ${n(top + tall)}A${r} ${n(r * ratio)} 0 0 0 ${r} ${n(top + tall)}L${r} ${n(top)}Z`;
  return [
    path(body, { fill: tone }),
    path(body, { fill: roundShade(sheet) }),
    ellipse(0, top, r, r * ratio, {
      fill: linear(
        sheet,
        [
          [0, lighter(tone, 0.6)],
          [1, tone],
        ],
        [0, 0, 1, 1],
      ),
    }),
    [0.93, 0.86, 0.79, 0.72]
      .map((share) =>
        ellipse(0, top, r * share, r * share * ratio, {
          stroke: darker(tone, 0.2),
          width: 0.8,
          opacity: 0.5,
        }),
      )
      .join(''),
    ellipse(0, top, 60, 60 * ratio, { fill: '#a98a5f' }),
    ellipse(0, top + 1.5, 54, 54 * ratio, {
      fill: linear(sheet, '0 #4b3b26, 1 #b39468'),
    }),
    facts.brand === '' ? '' : stamp(facts, { x: 0, y: top + tall * 0.72, w: 62, h: 9 }, darker(tone, 0.6)),
  ].join('');
}
