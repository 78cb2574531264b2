// Seen close on the job: a bead of mastic being laid, mortar combed with a notched blade.

import type { PictureFacts } from '@nuancier/domain/catalogue/pictures/picture-facts.ts';
import { brandLook } from '../brands/brand-look.ts';
import { darker, lighter, safeHex } from '../colour/tint.ts';
import { roundPlastic } from '../containers/light.ts';
import { n } from '../svg/numbers.ts';
import { group, path, rect } from '../svg/shapes.ts';
import { blur, linear } from '../svg/sheet.ts';
import { renderFill, tileFill } from '../surfaces/mineral.ts';
import type { Stage } from './frame.ts';

export function mastic({ sheet, w, h }: Stage, facts: PictureFacts): string {
  const tone = safeHex(facts.colourHex, '#f1efea');
  const y = h * 0.52;
  const end = w * 0.66;
  const bead = `M-20 ${n(y)}C${n(w * 0.2)} ${n(y - 6)} ${n(w * 0.4)} ${n(y + 8)} ${n(end)} ${n(y)}`;
  const nozzle = [
    path('M0 0L-14 -26L40 -250L130 -250L60 6Q30 26 0 0Z', { fill: roundPlastic(sheet, '#ece9e2') }),
    rect(26, -330, 118, 92, { fill: roundPlastic(sheet, '#d9d5cc') }, 10),
    rect(-30, -760, 230, 436, { fill: roundPlastic(sheet, brandLook(facts.brand).main) }, 12),
  ].join('');
  return [
    rect(0, 0, w, y, { fill: tileFill(sheet, '#f2f3f1', 300, 200, '#cfcfca') }),
    rect(0, y, w, h - y, {
      fill: linear(sheet, '0 #a9a59c, 0.3 #cbc7be, 1 #e2dfd7', [0, 0, 0, 1]),
    }),
    rect(0, 0, w, h, {
      fill: linear(sheet, '0 #fff6e4 0.4, 0.5 #fff6e4 0, 1 #14100c 0.3', [0, 0, 1, 1]),
    }),
    path(bead, { stroke: '#14100c', width: 66, opacity: 0.3, filter: blur(sheet, 14), cap: 'round' }),
    path(bead, { stroke: darker(tone, 0.22), width: 58, cap: 'round' }),
    path(bead, { stroke: tone, width: 46, cap: 'round' }),
    group(
      path(bead, {
        stroke: lighter(tone, 0.8),
        width: 12,
        opacity: 0.8,
        cap: 'round',
        filter: blur(sheet, 4),
      }),
      { transform: 'translate(0 -12)' },
    ),
    group(nozzle, { transform: `translate(${n(end)} ${n(y + 8)}) rotate(26) scale(0.92)` }),
  ].join('');
}

export function mortar({ sheet, w, h }: Stage, tone: string): string {
  const ridges = Array.from({ length: 20 }, (_, index) => {
    const y = h * (0.02 + index * 0.056);
    const d = `M${n(w * 0.05)} ${n(y + h * 0.1)}Q${n(w * 0.5)} ${n(y - h * 0.1)} ${n(w * 0.97)} ${n(y + h * 0.06)}`;
    return [
      path(d, { stroke: darker(tone, 0.5), width: h * 0.03, cap: 'round' }),
      group(path(d, { stroke: tone, width: h * 0.026, cap: 'round' }), {
        transform: `translate(0 ${n(-h * 0.006)})`,
      }),
      group(path(d, { stroke: lighter(tone, 0.6), width: h * 0.006, opacity: 0.8, cap: 'round' }), {
        transform: `translate(0 ${n(-h * 0.014)})`,
      }),
    ].join('');
  });
  return [
    rect(0, 0, w, h, { fill: renderFill(sheet, darker(tone, 0.3), 12, 7) }),
    ridges.join(''),
    rect(0, 0, w, h, {
      fill: linear(sheet, '0 #fff6e4 0.34, 0.45 #fff6e4 0, 1 #14100c 0.34', [0, 0, 1, 1]),
    }),
  ].join('');
}
