// The plastic bucket of 10 L, 15 L, 20 L or 25 kg: snap lid, ribs, handle with a grip.

import { brandLook } from '../brands/brand-look.ts';
import { darker, isDark, lighter, safeHex } from '../colour/tint.ts';
import { n } from '../svg/numbers.ts';
import { circle, ellipse, group, path } from '../svg/shapes.ts';
import { clip, linear, radial } from '../svg/sheet.ts';
import type { Sheet } from '../svg/sheet.ts';
import type { DrawContainer } from './drawing.ts';
import { dab, drumBody, drumShadow, drumShape, hoop, openMouth } from './drum.ts';
import type { DrumShape } from './drum.ts';
import { roundPlastic } from './light.ts';

export const drawBucket: DrawContainer = (sheet, facts, angle) => {
  const { r, tall } = bucketSize(facts.packQuantity);
  const drum = drumShape(r, r * 0.9, tall, angle);
  const look = brandLook(facts.brand);
  const plastic = look.body;
  const cover = isDark(plastic) ? lighter(plastic, 0.08) : lighter(plastic, 0.3);
  const rib = roundPlastic(sheet, plastic);
  const art = [
    drumBody(sheet, facts, drum, { from: 0.235, to: 0.965, body: plastic, gloss: 0.6 }),
    [0.075, 0.19]
      .map((share) => hoop(drum, drum.topY + tall * share, tall * 0.022, r * (1.022 - share * 0.12), rib))
      .join(''),
    angle === 'front'
      ? snapLid(sheet, drum, cover) + dab(sheet, facts, drum, r * 0.006)
      : openTop(sheet, drum, plastic, safeHex(facts.colourHex, '#f4f2ec')),
    handle(sheet, drum, plastic),
  ].join('');
  return { art, shadow: drumShadow(sheet, drum), width: r * 2.12, height: tall + r * 0.4 };
};

function bucketSize(quantity: number): { r: number; tall: number } {
  if (quantity <= 6.5) return { r: 96, tall: 196 };
  if (quantity <= 11) return { r: 120, tall: 254 };
  if (quantity <= 16) return { r: 134, tall: 300 };
  return { r: 142, tall: 340 };
}

function snapLid(sheet: Sheet, drum: DrumShape, colour: string): string {
  const { topR: r, topY: y, ratio } = drum;
  const skirt = r * 0.1;
  const tone = roundPlastic(sheet, colour);
  const face = linear(
    sheet,
    [
      [0, lighter(colour, 0.5)],
      [0.5, colour],
      [1, darker(colour, 0.16)],
    ],
    [0, 0, 1, 0.8],
  );
  const disc = (share: number, lift: number, fill: string): string =>
    ellipse(0, y + lift, r * share, r * share * ratio, { fill });
  return [
    hoop(drum, y - skirt * 0.2, skirt * 1.5, r * 1.05, tone, r * 1.035),
    hoop(drum, y + skirt * 1.12, skirt * 0.24, r * 1.038, darker(colour, 0.35)),
    disc(1.05, -skirt * 0.2, tone),
    disc(1.02, -skirt * 0.24, lighter(colour, 0.4)),
    disc(
      0.965,
      -skirt * 0.1,
      linear(sheet, [
        [0, darker(colour, 0.26)],
        [0.5, darker(colour, 0.1)],
        [1, lighter(colour, 0.3)],
      ]),
    ),
    disc(0.93, skirt * 0.02, face),
    disc(
      0.5,
      skirt * 0.02,
      linear(sheet, [
        [0, darker(colour, 0.12)],
        [1, lighter(colour, 0.4)],
      ]),
    ),
    disc(0.485, skirt * 0.06, face),
    ellipse(-r * 0.3, y - skirt * 0.05, r * 0.5, r * 0.5 * ratio * 0.55, {
      fill: radial(sheet, '0 #ffffff 0.7, 1 #ffffff 0'),
    }),
  ].join('');
}

function openTop(sheet: Sheet, drum: DrumShape, colour: string, paint: string): string {
  const { topR: r, topY: y, ratio } = drum;
  const sheen = linear(
    sheet,
    '0 #ffffff 0.4, 0.35 #ffffff 0.05, 0.75 #000000 0.03, 1 #000000 0.18',
    [0, 0, 1, 0.8],
  );
  const wall = linear(sheet, [
    [0, darker(colour, 0.4)],
    [0.5, darker(colour, 0.12)],
    [1, lighter(colour, 0.3)],
  ]);
  const inner = r * 0.95;
  const mouth = clip(sheet, `<ellipse cx="0" cy="${n(y)}" rx="${n(inner)}" ry="${n(inner * ratio)}"/>`);
  return [
    hoop(drum, y, r * 0.06, r * 1.03, roundPlastic(sheet, colour)),
    ellipse(0, y, r * 1.03, r * 1.03 * ratio, { fill: roundPlastic(sheet, lighter(colour, 0.2)) }),
    group(openMouth(drum, inner, 0.2, wall, paint, sheen), { clip: mouth }),
  ].join('');
}

function handle(sheet: Sheet, { topR: r, topY: y, tall }: DrumShape, plastic: string): string {
  const start = y + tall * 0.09;
  const drop = y + tall * 0.165 + r * 0.15;
  const wire = `M${n(-r * 1.0)} ${n(start)}C${n(-r * 0.94)} ${n(drop - r * 0.06)} ${n(-r * 0.4)} ${n(drop)} 0 ${n(drop)}S${n(r * 0.94)} ${n(drop - r * 0.06)} ${n(r * 1.0)} ${n(start)}`;
  const grip = `M${n(-r * 0.3)} ${n(drop - r * 0.012)}Q0 ${n(drop + r * 0.012)} ${n(r * 0.3)} ${n(drop - r * 0.012)}`;
  const gripTone = isDark(plastic) ? '#d9d6cf' : '#4b5054';
  const ear = (x: number): string =>
    circle(x, start, r * 0.055, {
      fill: radial(
        sheet,
        [
          [0, lighter(plastic, 0.4)],
          [1, darker(plastic, 0.35)],
        ],
        { cx: 0.35, cy: 0.3, r: 0.8 },
      ),
    });
  return [
    group(path(wire, { stroke: '#14100c', width: r * 0.045, opacity: 0.16 }), {
      transform: `translate(${n(r * 0.012)} ${n(r * 0.03)})`,
    }),
    path(wire, { stroke: '#727a7f', width: r * 0.03, cap: 'round' }),
    path(wire, { stroke: '#e8ebec', width: r * 0.011, cap: 'round' }),
    path(grip, { stroke: darker(gripTone, 0.35), width: r * 0.1, cap: 'round' }),
    path(grip, { stroke: gripTone, width: r * 0.082, cap: 'round' }),
    path(grip, { stroke: lighter(gripTone, 0.45), width: r * 0.018, cap: 'round', opacity: 0.8 }),
    ear(-r * 0.985),
    ear(r * 0.985),
  ].join('');
}
