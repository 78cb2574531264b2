// Click and collect: the shop front, packs ready outside.

import { inFront } from '../compositions/in-front.ts';
import { drawContainer } from '../containers/draw-container.ts';
import { gravel, hedge, sky } from '../scenes/outdoors.ts';
import { shopFront } from '../scenes/shop-front.ts';
import { moved, rect } from '../svg/shapes.ts';
import { blur } from '../svg/sheet.ts';
import { look, inUnits } from './banner-stage.ts';
import type { DrawBanner } from './banner-stage.ts';

export const collectBanner: DrawBanner = (stage) =>
  inUnits(stage, (sheet, w) => {
    const wide = Math.min(w - 60, 1500);
    const packs = [
      look('Valbrune', 'bucket', 15, 'Blanc', '#f7f7f4'),
      look('Valbrune', 'tin', 3, 'Ocre clair', '#d8a95a'),
    ].map((facts) => drawContainer(sheet, facts, 'front'));
    return [
      sky(sheet, w, 850),
      hedge(0, 850, w, 300, 4, '#6d875f'),
      gravel(sheet, 838, w, 162, '#c7c0b3'),
      moved(shopFront(sheet, wide), w / 2, 850, 1.02),
      rect(0, 846, w, 26, { fill: '#14100c', opacity: 0.3, filter: blur(sheet, 8) }),
      inFront(packs, w, 945, 250),
    ].join('');
  });
