// Liquids: a round bottle up to 1 L, a jerrycan with a moulded handle above.

import { brandLook } from '../brands/brand-look.ts';
import { darker, lighter, mix } from '../colour/tint.ts';
import { drawLabel } from '../labels/draw-label.ts';
import { n } from '../svg/numbers.ts';
import { ellipse, group, path, rect } from '../svg/shapes.ts';
import { clip, linear } from '../svg/sheet.ts';
import { wrapped } from '../svg/surface.ts';
import { contactShadow } from './drawing.ts';
import type { DrawContainer } from './drawing.ts';
import { roundGloss, roundPlastic, roundShade } from './light.ts';

export const drawBottle: DrawContainer = (sheet, facts, angle) =>
  facts.packQuantity <= 1.5 ? flask(sheet, facts, angle) : jerrycan(sheet, facts, angle);

const flask: DrawContainer = (sheet, facts) => {
  const look = brandLook(facts.brand);
  const r = 47;
  const tall = 178;
  const shoulder = -tall;
  const d = `M${-r} -8Q${-r} 0 ${-r + 8} 2Q0 14 ${r - 8} 2Q${r} 0 ${r} -8L${r} ${shoulder}C${r} ${shoulder - 26} ${r * 0.45} ${shoulder - 34} ${r * 0.36} ${shoulder - 46}L${-r * 0.36} ${shoulder - 46}C${-r * 0.45} ${shoulder - 34} ${-r} ${shoulder - 26} ${-r} ${shoulder}Z`;
  const surface = wrapped(
    () => r,
    () => r * 0.14,
  );
  const label = drawLabel(facts, look, {
    surface,
    top: -tall + 12,
    h: tall - 32,
    wide: r * 3.1,
    safe: r * 1.55,
  });
  const cap = `M${n(-r * 0.4)} ${shoulder - 44}L${n(-r * 0.37)} ${shoulder - 72}Q0 ${shoulder - 77} ${n(r * 0.37)} ${shoulder - 72}L${n(r * 0.4)} ${shoulder - 44}Q0 ${shoulder - 38} ${n(-r * 0.4)} ${shoulder - 44}Z`;
  const ribs = Array.from({ length: 9 }, (_, index) =>
    rect(-r * 0.36 + index * r * 0.087, shoulder - 70, 1, 26, { fill: '#000000', opacity: 0.2 }),
  );
  const art = [
    path(d, { fill: look.body }),
    group(label, { clip: clip(sheet, `<path d="${d}"/>`) }),
    path(d, { fill: roundShade(sheet) }),
    path(d, { fill: roundGloss(sheet) }),
    path(cap, { fill: roundPlastic(sheet, look.main) }),
    ribs.join(''),
  ].join('');
  return { art, shadow: contactShadow(sheet, r, 10, -2), width: 118, height: tall + 78 };
};

const jerrycan: DrawContainer = (sheet, facts) => {
  const look = brandLook(facts.brand);
  const large = facts.packQuantity > 8;
  const half = large ? 128 : 92;
  const tall = large ? 330 : 236;
  const plastic = mix(look.body, '#dfe6ea', 0.5);
  const top = -tall;
  const c = half * 0.16;
  const d = `M${n(-half)} ${n(-c)}Q${n(-half)} 0 ${n(-half + c)} 0L${n(half - c)} 0Q${n(half)} 0 ${n(half)} ${n(-c)}L${n(half)} ${n(top + half * 0.5)}Q${n(half)} ${n(top + half * 0.32)} ${n(half * 0.84)} ${n(top + half * 0.24)}L${n(half * 0.3)} ${n(top)}L${n(-half * 0.62)} ${n(top)}Q${n(-half)} ${n(top)} ${n(-half)} ${n(top + half * 0.3)}Z`;
  const hole = `M${n(-half * 0.62)} ${n(top + half * 0.2)}Q${n(-half * 0.66)} ${n(top + half * 0.36)} ${n(-half * 0.5)} ${n(top + half * 0.38)}L${n(half * 0.14)} ${n(top + half * 0.38)}Q${n(half * 0.28)} ${n(top + half * 0.36)} ${n(half * 0.18)} ${n(top + half * 0.24)}Q${n(half * 0.12)} ${n(top + half * 0.16)} ${n(half * 0.02)} ${n(top + half * 0.16)}L${n(-half * 0.5)} ${n(top + half * 0.16)}Q${n(-half * 0.6)} ${n(top + half * 0.14)} ${n(-half * 0.62)} ${n(top + half * 0.2)}Z`;
  const light = linear(
    sheet,
    [
      [0, lighter(plastic, 0.2)],
      [0.18, lighter(plastic, 0.75)],
      [0.42, plastic],
      [0.78, darker(plastic, 0.14)],
      [1, darker(plastic, 0.36)],
    ],
    [0, 0, 1, 0.12],
  );
  const surface = wrapped(
    () => half * 1.9,
    () => half * 0.02,
  );
  const neckX = half * 0.6;
  const label = drawLabel(facts, look, {
    surface,
    top: top + half * 0.56,
    h: tall - half * 0.7,
    wide: half * 1.76,
    safe: half * 1.5,
  });
  const labelBox = `<rect x="${n(-half * 0.86)}" y="${n(top + half * 0.56)}" width="${n(half * 1.72)}" height="${n(tall - half * 0.7)}" rx="${n(half * 0.05)}"/>`;
  const art = [
    rect(neckX - half * 0.17, top + half * 0.02, half * 0.34, half * 0.2, {
      fill: roundPlastic(sheet, plastic),
    }),
    rect(
      neckX - half * 0.2,
      top - half * 0.16,
      half * 0.4,
      half * 0.22,
      { fill: roundPlastic(sheet, look.main) },
      half * 0.04,
    ),
    path(d, { fill: light }),
    path(d, { stroke: darker(plastic, 0.3), width: 1.2, opacity: 0.5 }),
    path(hole, {
      fill: linear(sheet, '0 #8d8a84, 1 #d9d6d0', [0, 0, 0, 1]),
    }),
    path(hole, { stroke: lighter(plastic, 0.8), width: half * 0.02 }),
    group(label, { clip: clip(sheet, labelBox) }),
    path(d, {
      fill: linear(sheet, '0 #14100c 0.22, 0.1 #14100c 0, 0.7 #14100c 0.04, 1 #14100c 0.36'),
    }),
    rect(
      -half * 0.9,
      top + half * 0.5,
      half * 0.07,
      tall - half * 0.72,
      { fill: '#ffffff', opacity: 0.4 },
      half * 0.03,
    ),
    ellipse(neckX, top - half * 0.15, half * 0.19, half * 0.035, { fill: lighter(look.main, 0.35) }),
    rect(
      -half * 0.6,
      top + half * 0.03,
      half * 0.8,
      half * 0.04,
      { fill: '#ffffff', opacity: 0.6 },
      half * 0.02,
    ),
  ].join('');
  return {
    art,
    shadow: contactShadow(sheet, half, half * 0.12, -half * 0.04),
    width: half * 2.1,
    height: tall + half * 0.2,
  };
};
