// Rolls of glass cloth, veil or reinforcement mesh: upright, a paper band round the middle.

import type { PictureFacts } from '@nuancier/domain/catalogue/pictures/picture-facts.ts';
import { brandLook } from '../brands/brand-look.ts';
import { drawLabel } from '../labels/draw-label.ts';
import { says } from '../labels/label-words.ts';
import { n } from '../svg/numbers.ts';
import { ellipse, group, path } from '../svg/shapes.ts';
import { clip, linear } from '../svg/sheet.ts';
import type { Weave } from '../surfaces/textile.ts';
import { weaveFill } from '../surfaces/textile.ts';
import { wrapped } from '../svg/surface.ts';
import type { DrawContainer } from './drawing.ts';
import { drumOutline, drumShadow, drumShape, hoop } from './drum.ts';
import type { DrumShape } from './drum.ts';
import { roundShade } from './light.ts';

export const drawGlassClothRoll: DrawContainer = (sheet, facts) => {
  const r = facts.packQuantity > 30 ? 86 : 70;
  const tall = 320;
  const drum = drumShape(r, r, tall, 'front');
  const outline = drumOutline(drum);
  const look = brandLook(facts.brand);
  const tone = weaveTone(facts);
  const cloth = weaveFill(sheet, weaveOf(facts), tone, weaveOf(facts) === 'mesh' ? 4.6 : 5);
  const bandTop = drum.topY + tall * 0.33;
  const bandTall = tall * 0.44;
  const surface = wrapped(
    () => r * 1.012,
    () => r * 0.17,
  );
  const band = hoop(drum, bandTop, bandTall, r * 1.012, look.label);
  const label = drawLabel(facts, look, { surface, top: bandTop, h: bandTall, wide: r * 3.1, safe: r * 1.6 });
  const bandClip = clip(sheet, band.replace(/ fill="[^"]*"/, ''));
  const flap = `M${n(r * 0.9)} ${n(drum.topY + r * 0.06)}C${n(r * 1.3)} ${n(drum.topY + r * 0.1)} ${n(r * 1.42)} ${n(drum.topY + r * 0.3)} ${n(r * 1.36)} ${n(drum.topY + r * 0.34)}L${n(r * 1.36)} ${n(drum.baseY + r * 0.2)}C${n(r * 1.4)} ${n(drum.baseY + r * 0.16)} ${n(r * 1.2)} ${n(drum.baseY + r * 0.1)} ${n(r * 0.9)} ${n(drum.baseY + r * 0.06)}Z`;
  const art = [
    path(flap, { fill: cloth }),
    path(flap, {
      fill: linear(sheet, '0 #14100c 0.55, 0.4 #14100c 0.12, 0.7 #ffffff 0.3, 1 #14100c 0.1'),
    }),
    path(outline, { fill: cloth }),
    group(label, { clip: bandClip }),
    path(outline, { fill: roundShade(sheet, 0.9) }),
    path(outline, {
      fill: linear(sheet, '0.14 #ffffff 0, 0.27 #ffffff 0.32, 0.42 #ffffff 0'),
    }),
    turns(sheet, drum, tone),
  ].join('');
  return { art, shadow: drumShadow(sheet, drum), width: r * 2.5, height: tall + r * 0.36 };
};

export function weaveOf(facts: PictureFacts): Weave {
  if (says(facts, 'treillis')) return 'mesh';
  if (says(facts, 'chevron')) return 'chevron';
  if (says(facts, 'damier')) return 'check';
  if (says(facts, 'losange')) return 'diamond';
  if (says(facts, 'voile', 'intisse', 'lisse')) return 'veil';
  return 'plain';
}

export const weaveTone = (facts: PictureFacts): string =>
  says(facts, 'treillis') ? '#e8853b' : says(facts, 'magnetique') ? '#b9bdbd' : '#eeefec';

function turns(
  sheet: Parameters<DrawContainer>[0],
  { topR: r, topY: y, ratio }: DrumShape,
  tone: string,
): string {
  const rings = [0.94, 0.86, 0.78, 0.7, 0.62, 0.54, 0.46].map((share, index) =>
    ellipse(r * 0.01 * index, y, r * share, r * share * ratio, {
      stroke: '#8c8778',
      width: 0.9,
      opacity: 0.7,
    }),
  );
  return [
    ellipse(0, y, r, r * ratio, {
      fill: linear(
        sheet,
        [
          [0, '#ffffff'],
          [0.5, tone],
          [1, '#c9c6be'],
        ],
        [0, 0, 1, 0.6],
      ),
    }),
    rings.join(''),
    ellipse(0, y, r * 0.36, r * 0.36 * ratio, { fill: '#b08c5f' }),
    ellipse(0, y + 1, r * 0.3, r * 0.3 * ratio, {
      fill: linear(sheet, '0 #33281b, 1 #8a6c48'),
    }),
  ].join('');
}
