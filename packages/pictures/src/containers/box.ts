// The carton: two lit faces and a lid, with its content on the sticker.

import type { PictureFacts } from '@nuancier/domain/catalogue/pictures/picture-facts.ts';
import { brandLook } from '../brands/brand-look.ts';
import { darker, lighter } from '../colour/tint.ts';
import { says } from '../labels/label-words.ts';
import { sticker } from '../labels/sticker.ts';
import { circle, group, moved, path, polygon, rect } from '../svg/shapes.ts';
import type { Point } from '../svg/shapes.ts';
import { linear } from '../svg/sheet.ts';
import type { Sheet } from '../svg/sheet.ts';
import { block, facet } from '../svg/surface.ts';
import { drawCartridge } from './cartridge.ts';
import { contactShadow, standing } from './drawing.ts';
import type { DrawContainer } from './drawing.ts';
import { steelLying } from './light.ts';

const CARDBOARD = '#c9a678';

export const drawBox: DrawContainer = (sheet, facts) => {
  const look = brandLook(facts.brand);
  const front: readonly [Point, Point, Point, Point] = [
    [-130, -170],
    [70, -158],
    [70, 8],
    [-130, -16],
  ];
  const side: readonly [Point, Point, Point, Point] = [
    [70, -158],
    [138, -186],
    [138, -30],
    [70, 8],
  ];
  const lid: readonly Point[] = [
    [-130, -170],
    [-58, -200],
    [138, -186],
    [70, -158],
  ];
  const face = facet(200, 166, front);
  const end = facet(68, 166, side);
  const art = [
    polygon(front, {
      fill: linear(sheet, [
        [0, lighter(CARDBOARD, 0.3)],
        [1, CARDBOARD],
      ]),
    }),
    polygon(side, {
      fill: linear(sheet, [
        [0, darker(CARDBOARD, 0.24)],
        [1, darker(CARDBOARD, 0.36)],
      ]),
    }),
    polygon(lid, {
      fill: linear(sheet, [
        [0, lighter(CARDBOARD, 0.5)],
        [1, lighter(CARDBOARD, 0.12)],
      ]),
    }),
    polygon(
      [
        [-96, -184],
        [-92, -186],
        [106, -172],
        [102, -170],
      ],
      { fill: darker(CARDBOARD, 0.28), opacity: 0.7 },
    ),
    block(end, 0, 0, 68, 166, { fill: look.main, opacity: 0 }),
    block(face, 0, 118, 200, 14, { fill: look.main }),
    block(end, 0, 118, 68, 14, { fill: darker(look.main, 0.3) }),
    sticker(facts, { x: 26, y: 22, w: 148, h: 84 }, face),
    polygon(front, { stroke: lighter(CARDBOARD, 0.5), width: 1.4, opacity: 0.7 }),
    says(facts, 'cheville') ? moved(anchors(sheet), 96, 4) : '',
    says(facts, 'cartouche', 'mastic') ? cartridges(sheet, facts) : '',
  ].join('');
  return { art, shadow: contactShadow(sheet, 132, 20, -12), width: 300, height: 212 };
};

// Two facade anchors laid before the carton.
function anchors(sheet: Sheet): string {
  const anchor = [
    rect(
      -78,
      -4,
      78,
      8,
      {
        fill: linear(sheet, '0 #ffffff, 0.5 #dfe2e3, 1 #9da3a6', [0, 0, 0, 1]),
      },
      3,
    ),
    [-66, -54, -42, -30].map((x) => path(`M${x} -4l5 -3v14l-5 -3Z`, { fill: '#c8cdcf' })).join(''),
    rect(-96, -1.6, 20, 3.2, { fill: steelLying(sheet) }),
    `<ellipse cx="2" cy="0" rx="7" ry="26" fill="${linear(sheet, '0 #f7f8f8, 1 #b9bfc2')}"/>`,
    circle(3, 0, 4, { fill: '#9aa1a5' }),
  ].join('');
  return group(anchor, { transform: 'rotate(-14)' }) + moved(anchor, 26, 20, 0.94, -6);
}

// The content of the carton, placed before it at the same scale.
function cartridges(sheet: Sheet, facts: PictureFacts): string {
  const one = drawCartridge(
    sheet,
    { ...facts, container: 'cartridge', packQuantity: 1, sizeLabel: '310 mL' },
    'front',
  );
  return standing(one, 116, 14, 0.74) + standing(one, 82, 26, 0.74);
}
