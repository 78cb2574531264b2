// The paper sack of powder: bulging belly, sewn top, creases where the paper gives.

import { brandLook } from '../brands/brand-look.ts';
import { darker, lighter } from '../colour/tint.ts';
import { drawLabel } from '../labels/draw-label.ts';
import { seeded, n } from '../svg/numbers.ts';
import { group, path, rect } from '../svg/shapes.ts';
import { blur, clip, linear } from '../svg/sheet.ts';
import type { Surface } from '../svg/surface.ts';
import { contactShadow } from './drawing.ts';
import type { DrawContainer } from './drawing.ts';

export const drawBag: DrawContainer = (sheet, facts) => {
  const look = brandLook(facts.brand);
  const small = facts.packQuantity < 12;
  const half = small ? 92 : 132;
  const tall = small ? 240 : 372;
  const paper = look.body;
  const top = -tall;
  const seam = tall * 0.07;
  const d = [
    `M${n(-half * 0.93)} ${n(-tall * 0.02)}`,
    `C${n(-half * 1.03)} ${n(-tall * 0.25)} ${n(-half * 1.05)} ${n(-tall * 0.6)} ${n(-half * 0.95)} ${n(top + seam)}`,
    `L${n(-half * 0.97)} ${n(top)}L${n(half * 0.96)} ${n(top + 2)}L${n(half * 0.94)} ${n(top + seam)}`,
    `C${n(half * 1.05)} ${n(-tall * 0.6)} ${n(half * 1.04)} ${n(-tall * 0.25)} ${n(half * 0.93)} ${n(-tall * 0.02)}`,
    `Q${n(half * 0.5)} ${n(tall * 0.012)} 0 ${n(tall * 0.006)}T${n(-half * 0.93)} ${n(-tall * 0.02)}Z`,
  ].join('');
  // The belly pushes the print outwards in the middle of the sack.
  const surface: Surface = {
    place: (x, y) => {
      const up = (y - top) / tall;
      const belly = 1 + 0.045 * Math.sin(Math.PI * up);
      return [x * belly, y + tall * 0.012 * Math.cos((x / half) * 1.3) * Math.sin(Math.PI * up)];
    },
  };
  const label = drawLabel(facts, look, {
    surface,
    top: top + seam * 1.25,
    h: tall - seam * 1.9,
    wide: half * 2.1,
    safe: half * 1.56,
  });
  const silhouette = clip(sheet, `<path d="${d}"/>`);
  const stitches = Array.from({ length: Math.floor((half * 1.9) / 9) }, (_, index) =>
    rect(-half * 0.94 + index * 9, top + seam * 0.5, 5.4, 1.8, { fill: darker(look.main, 0.1) }, 0.9),
  );
  const art = [
    path(d, { fill: paper }),
    group(
      label + rect(-half * 1.1, top, half * 2.2, seam, { fill: lighter(paper, 0.08) }) + stitches.join(''),
      { clip: silhouette },
    ),
    group(creases(sheet, facts.seed, half, tall), { clip: silhouette }),
    path(d, {
      fill: linear(
        sheet,
        '0 #14100c 0.34, 0.1 #14100c 0.1, 0.3 #ffffff 0.2, 0.48 #ffffff 0, 0.75 #14100c 0.12, 1 #14100c 0.46',
      ),
    }),
    path(d, {
      fill: linear(
        sheet,
        '0 #ffffff 0.14, 0.1 #14100c 0.05, 0.2 #ffffff 0.06, 0.8 #14100c 0, 1 #14100c 0.3',
        [0, 0, 0, 1],
      ),
    }),
  ].join('');
  return {
    art,
    shadow: contactShadow(sheet, half * 0.98, half * 0.12, -half * 0.03),
    width: half * 2.16,
    height: tall,
  };
};

function creases(sheet: Parameters<DrawContainer>[0], seed: number, half: number, tall: number): string {
  const random = seeded(seed + 5);
  const soft = blur(sheet, 2.2);
  const fold = (x: number, y: number, dx: number, dy: number, bend: number): string => {
    const d = `M${n(x)} ${n(y)}q${n(dx / 2 + bend)} ${n(dy / 2)} ${n(dx)} ${n(dy)}`;
    return (
      path(d, { stroke: '#1a140e', width: 5, opacity: 0.2, filter: soft }) +
      path(d, { stroke: '#ffffff', width: 2.4, opacity: 0.4, filter: soft })
    );
  };
  const corners = [-1, 1].flatMap((side) => [
    fold(side * half * 0.96, -tall * 0.9, -side * half * (0.3 + random() * 0.2), tall * 0.09, side * 8),
    fold(side * half * 0.98, -tall * 0.8, -side * half * 0.18, tall * 0.12, side * 6),
    fold(side * half * 0.94, -tall * 0.1, -side * half * (0.26 + random() * 0.2), -tall * 0.08, side * 8),
    fold(side * half * 0.7, -tall * 0.03, -side * half * 0.1, -tall * 0.07, side * 5),
  ]);
  return (
    corners.join('') +
    fold(-half * 0.3, -tall * 0.93, half * 0.1, tall * 0.1, 12) +
    fold(half * 0.35, -tall * 0.92, -half * 0.06, tall * 0.08, -10)
  );
}
