// Small airless parts: the reversible tip and the gun filter; and a plain tool when nothing else is known.

import { brandLook } from '../brands/brand-look.ts';
import { says } from '../labels/label-words.ts';
import { stamp } from '../labels/sticker.ts';
import { n } from '../svg/numbers.ts';
import { circle, group, path, rect } from '../svg/shapes.ts';
import { laidShadow } from '../svg/sheet.ts';
import type { DrawContainer } from '../containers/drawing.ts';
import { steel } from '../containers/light.ts';
import { weaveFill } from '../surfaces/textile.ts';
import { drawPole } from './roller.ts';
import { drawVacuum } from './sander.ts';
import { enamel, rubber, varnished } from './materials.ts';

export const drawFitting: DrawContainer = (sheet, facts, angle) => {
  if (says(facts, 'aspirateur')) return drawVacuum(sheet, facts, angle);
  if (says(facts, 'perche')) return drawPole(sheet, facts, angle);
  if (says(facts, 'filtre')) return filter(sheet, facts, angle);
  return says(facts, 'buse') ? tip(sheet, facts, angle) : handTool(sheet, facts, angle);
};

const tip: DrawContainer = (sheet, facts) => {
  const look = brandLook(facts.brand);
  const art = group(
    [
      rect(-22, -96, 44, 96, { fill: steel(sheet) }, 4),
      [-84, -70, -56, -42].map((y) => rect(-23, y, 46, 3, { fill: '#6b7378', opacity: 0.6 })).join(''),
      rect(-26, -132, 52, 46, { fill: steel(sheet) }, 6),
      path('M-26 -122L26 -122L74 -138L92 -128L92 -98L74 -88L26 -102L-26 -102Z', {
        fill: enamel(sheet, '#d24a1f', true),
      }),
      rect(82, -136, 14, 46, { fill: enamel(sheet, '#d24a1f') }, 5),
      rect(-50, -126, 26, 28, { fill: steel(sheet) }, 4),
      circle(0, -112, 9, { fill: '#3a3e41' }),
      circle(0, -112, 4, { fill: '#0b0c0d' }),
      stamp({ ...facts, brand: facts.sizeLabel }, { x: 34, y: -120, w: 42, h: 15 }, '#ffffff'),
      path('M-40 -132L-12 -158L12 -158L40 -132Z', { fill: rubber(sheet, '#2a2d2f') }),
      group(stamp(facts, { x: 12, y: -5, w: 66, h: 9 }, look.accent), { transform: 'rotate(-90)' }),
    ].join(''),
    { transform: 'translate(-10 -14) rotate(-12)', filter: laidShadow(sheet, 8) },
  );
  return { art, shadow: '', width: 220, height: 186 };
};

const filter: DrawContainer = (sheet, facts) => {
  const colours = says(facts, '30') ? '#3f7a4d' : says(facts, '60') ? '#e8e5de' : '#e0b12f';
  const one = (x: number, turn: number): string =>
    group(
      [
        rect(-17, -250, 34, 216, { fill: weaveFill(sheet, 'mesh', '#b9c0c4', 2.2) }, 3),
        rect(-17, -250, 34, 216, { fill: varnished(sheet, '#9aa2a7') }, 3).replace('/>', ' opacity="0.45"/>'),
        [-190, -134, -80].map((y) => rect(-18, y, 36, 7, { fill: enamel(sheet, colours) })).join(''),
        rect(-22, -40, 44, 40, { fill: enamel(sheet, colours) }, 5),
        rect(-19, -264, 38, 22, { fill: enamel(sheet, colours) }, 7),
        stamp(facts, { x: -18, y: -26, w: 36, h: 9 }, '#26241f'),
      ].join(''),
      { transform: `translate(${n(x)} -6) rotate(${n(turn)})`, filter: laidShadow(sheet, 8) },
    );
  return { art: one(-70, 14) + one(6, 20), shadow: '', width: 230, height: 274 };
};

const handTool: DrawContainer = (sheet, facts) => {
  const look = brandLook(facts.brand);
  const art = group(
    [
      rect(-9, -300, 18, 170, { fill: steel(sheet) }, 3),
      path('M-9 -300L9 -300L22 -330L-22 -330Z', { fill: steel(sheet) }),
      path('M-20 -4Q0 10 20 -4C27 -50 15 -90 20 -140Q0 -150 -20 -140C-15 -90 -27 -50 -20 -4Z', {
        fill: varnished(sheet, look.main),
      }),
      group(stamp(facts, { x: 34, y: -6, w: 86, h: 12 }, '#ffffff'), { transform: 'rotate(-90)' }),
    ].join(''),
    { transform: 'translate(-60 -12) rotate(22)', filter: laidShadow(sheet, 9) },
  );
  return { art, shadow: '', width: 210, height: 330 };
};
