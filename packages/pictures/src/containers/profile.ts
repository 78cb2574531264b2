// Bars: starter rail, mesh corner, drip edge. Three lengths lie slantwise, ends cut square to show the section.

import { darker, lighter } from '../colour/tint.ts';
import { says } from '../labels/label-words.ts';
import { sticker } from '../labels/sticker.ts';
import { circle, group, path, polygon } from '../svg/shapes.ts';
import type { Point } from '../svg/shapes.ts';
import { linear } from '../svg/sheet.ts';
import type { Sheet } from '../svg/sheet.ts';
import { weaveFill } from '../surfaces/textile.ts';
import { contactShadow } from './drawing.ts';
import type { DrawContainer } from './drawing.ts';

export const drawProfile: DrawContainer = (sheet, facts) => {
  const plastic = says(facts, 'pvc');
  const tone = plastic ? '#f0f0ec' : '#c2c8cc';
  const meshed = says(facts, 'entoile', 'treillis', 'goutte', 'raccord');
  const bars = [0, 1, 2].map((index) =>
    group(bar(sheet, tone, meshed), { transform: `translate(${index * 46 - 30} ${index * 40 - 110})` }),
  );
  const tag = group(sticker(facts, { x: -48, y: -30, w: 96, h: 60 }), {
    transform: 'translate(-66 -62) rotate(-4)',
  });
  return { art: bars.join('') + tag, shadow: contactShadow(sheet, 190, 60, -52), width: 440, height: 350 };
};

function bar(sheet: Sheet, tone: string, meshed: boolean): string {
  const far: Point = [150, -240];
  const near: Point = [-170, 30];
  const run = ([dx, dy]: Point): readonly [Point, Point] => [
    [near[0] + dx, near[1] + dy],
    [far[0] + dx * 0.7, far[1] + dy * 0.7],
  ];
  const band = (from: Point, to: Point, fill: string): string => {
    const [a, b] = run(from);
    const [d, c] = run(to);
    return polygon([a, b, c, d], { fill });
  };
  const bright = linear(
    sheet,
    [
      [0, darker(tone, 0.1)],
      [0.3, lighter(tone, 0.85)],
      [0.5, tone],
      [0.75, lighter(tone, 0.5)],
      [1, darker(tone, 0.18)],
    ],
    [0, 1, 1, 0],
  );
  const dull = linear(
    sheet,
    [
      [0, darker(tone, 0.34)],
      [0.5, darker(tone, 0.2)],
      [1, darker(tone, 0.42)],
    ],
    [0, 1, 1, 0],
  );
  const holes = Array.from({ length: 9 }, (_, index) => {
    const share = (index + 0.5) / 9;
    return circle(
      near[0] + (far[0] - near[0]) * share + 9,
      near[1] + (far[1] - near[1]) * share - 17,
      4.4 - share * 1.6,
      { fill: darker(tone, 0.62) },
    );
  });
  const section = path('M-170 30l0 -36l5 0l0 31l34 10l0 -14l5 1.6l0 18Z', {
    fill: lighter(tone, 0.55),
    stroke: darker(tone, 0.4),
    width: 0.8,
  });
  return [
    meshed ? band([-2, -36], [-44, -58], weaveFill(sheet, 'mesh', '#f3f3ee', 4)) : '',
    band([0, 0], [0, -36], bright),
    band([0, 0], [39, 12], dull),
    band([39, 12], [39, -4], bright),
    meshed ? '' : holes.join(''),
    section,
  ].join('');
}
