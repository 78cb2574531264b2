// The 400 mL aerosol: steel shoulder, cap in the tint of the paint.

import { brandLook } from '../brands/brand-look.ts';
import { safeHex } from '../colour/tint.ts';
import { drawSlimLabel } from '../labels/slim-label.ts';
import { n } from '../svg/numbers.ts';
import { ellipse, group, path } from '../svg/shapes.ts';
import { clip, radial } from '../svg/sheet.ts';
import { wrapped } from '../svg/surface.ts';
import type { DrawContainer } from './drawing.ts';
import { drumOutline, drumShadow, drumShape, hoop } from './drum.ts';
import { roundGloss, roundPlastic, roundShade, steel } from './light.ts';

export const drawAerosol: DrawContainer = (sheet, facts) => {
  const r = 33;
  const tall = 150;
  const drum = drumShape(r, r, tall, 'front');
  const look = brandLook(facts.brand);
  const body = drumOutline(drum);
  const surface = wrapped(
    () => r,
    () => r * 0.17,
  );
  const label = drawSlimLabel(facts, look, {
    surface,
    top: drum.topY + 2,
    h: tall - 6,
    wide: r * 3.1,
    safe: r * 1.5,
  });
  const y = drum.topY;
  const capY = y - 21;
  const capTall = 36;
  const cap = safeHex(facts.colourHex, look.main);
  const dome = `M${n(-r)} ${n(y)}C${n(-r)} ${n(y - 14)} ${n(-r * 0.9)} ${n(y - 18)} ${n(-r * 0.8)} ${n(y - 22)}L${n(r * 0.8)} ${n(y - 22)}C${n(r * 0.9)} ${n(y - 18)} ${n(r)} ${n(y - 14)} ${n(r)} ${n(y)}Q0 ${n(y + r * 0.3)} ${n(-r)} ${n(y)}Z`;
  const capShape = `M${n(-r * 0.82)} ${n(capY)}L${n(-r * 0.78)} ${n(capY - capTall)}Q${n(-r * 0.76)} ${n(capY - capTall - 6)} ${n(-r * 0.6)} ${n(capY - capTall - 7)}L${n(r * 0.6)} ${n(capY - capTall - 7)}Q${n(r * 0.76)} ${n(capY - capTall - 6)} ${n(r * 0.78)} ${n(capY - capTall)}L${n(r * 0.82)} ${n(capY)}Q0 ${n(capY + r * 0.28)} ${n(-r * 0.82)} ${n(capY)}Z`;
  const art = [
    path(dome, { fill: steel(sheet) }),
    path(capShape, { fill: roundPlastic(sheet, cap) }),
    path(capShape, { fill: roundGloss(sheet, 0.5) }),
    ellipse(0, capY - capTall - 4.5, r * 0.66, r * 0.1, {
      fill: radial(sheet, '0 #ffffff 0.5, 1 #ffffff 0.05', { cx: 0.3 }),
    }),
    hoop(drum, capY - 2, 2.4, r * 0.85, steel(sheet)),
    group(path(body, { fill: look.body }) + label, { clip: clip(sheet, `<path d="${body}"/>`) }),
    path(body, { fill: roundShade(sheet) }),
    path(body, { fill: roundGloss(sheet) }),
    hoop(drum, y - 1.5, 4, r * 1.03, steel(sheet)),
    hoop(drum, drum.baseY - 3, 4.5, r * 1.03, steel(sheet)),
  ].join('');
  return { art, shadow: drumShadow(sheet, drum), width: 104, height: tall + 72 };
};
