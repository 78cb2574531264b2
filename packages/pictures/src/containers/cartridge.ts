// The 310 mL cartridge with its nozzle, or the carton of twelve shown as three in a row.

import { brandLook } from '../brands/brand-look.ts';
import { drawSlimLabel } from '../labels/slim-label.ts';
import { n } from '../svg/numbers.ts';
import { group, path } from '../svg/shapes.ts';
import { clip } from '../svg/sheet.ts';
import { wrapped } from '../svg/surface.ts';
import { standing } from './drawing.ts';
import type { DrawContainer, Drawing } from './drawing.ts';
import { drumOutline, drumShadow, drumShape, hoop } from './drum.ts';
import { roundGloss, roundPlastic, roundShade } from './light.ts';

export const drawCartridge: DrawContainer = (sheet, facts, angle) => {
  const one = single(sheet, facts, angle);
  if (facts.packQuantity < 6) return one;
  const placed = [standing(one, -46, -14, 0.94), standing(one, 46, -14, 0.94), standing(one, 0, 0, 1)].join(
    '',
  );
  return { art: placed, shadow: '', width: 150, height: one.height };
};

const single: DrawContainer = (sheet, facts): Drawing => {
  const r = 25;
  const tall = 208;
  const drum = drumShape(r, r, tall, 'front');
  const look = brandLook(facts.brand);
  const body = drumOutline(drum);
  const surface = wrapped(
    () => r,
    () => r * 0.16,
  );
  const label = drawSlimLabel(facts, look, {
    surface,
    top: drum.topY + 4,
    h: tall - 10,
    wide: r * 3.1,
    safe: r * 1.55,
  });
  const plastic = roundPlastic(sheet, '#f0eee9');
  const y = drum.topY;
  const art = [
    path(cone(y - 26, y - 104, 8.5, 4.2), { fill: roundPlastic(sheet, '#e7e4dd') }),
    path(cone(y - 100, y - 118, 5.6, 5), { fill: roundPlastic(sheet, look.main) }),
    path(cone(y + 1, y - 12, r * 0.94, r * 0.42), { fill: plastic }),
    path(cone(y - 10, y - 30, 10.5, 10), { fill: roundPlastic(sheet, '#dedad2') }),
    [-14, -19, -24].map((lift) => hoop(drum, y + lift, 1.6, 11, roundPlastic(sheet, '#c9c5bc'))).join(''),
    group(path(body, { fill: look.body }) + label, { clip: clip(sheet, `<path d="${body}"/>`) }),
    path(body, { fill: roundShade(sheet) }),
    path(body, { fill: roundGloss(sheet, 0.8) }),
    hoop(drum, y - 1, 5, r * 1.03, plastic),
    hoop(drum, drum.baseY - 5, 5, r * 1.01, plastic),
  ].join('');
  return { art, shadow: drumShadow(sheet, drum), width: 96, height: tall + 124 };
};

const cone = (from: number, to: number, low: number, high: number): string =>
  `M${n(-low)} ${n(from)}L${n(-high)} ${n(to)}Q0 ${n(to + high * 0.5)} ${n(high)} ${n(to)}L${n(low)} ${n(from)}Q0 ${n(from + low * 0.3)} ${n(-low)} ${n(from)}Z`;
