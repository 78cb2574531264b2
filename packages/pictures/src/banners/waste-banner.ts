// Waste collection: sorting containers and emptied packs.

import { inFront } from '../compositions/in-front.ts';
import { drawContainer } from '../containers/draw-container.ts';
import { gravel, hedge, sky } from '../scenes/outdoors.ts';
import { sortingBin } from '../scenes/sorting-bin.ts';
import { moved, rect } from '../svg/shapes.ts';
import { linear } from '../svg/sheet.ts';
import { softEllipse } from '../svg/soft-ellipse.ts';
import { look, inUnits } from './banner-stage.ts';
import type { DrawBanner } from './banner-stage.ts';

export const wasteBanner: DrawBanner = (stage) =>
  inUnits(stage, (sheet, w) => {
    const used = ['tin', 'bucket'] as const;
    const packs = used.map((container) =>
      drawContainer(
        sheet,
        look('Murélio', container, container === 'tin' ? 2.5 : 15, 'Blanc', '#f7f7f4'),
        'above',
      ),
    );
    const middle = w > 1300 ? w * 0.56 : w * 0.5;
    return [
      sky(sheet, w, 700),
      hedge(0, 640, w, 330, 9, '#6d875f'),
      rect(0, 560, w, 260, {
        fill: linear(sheet, '0 #c5bdae, 1 #a79e8d', [0, 0, 0, 1]),
      }),
      rect(0, 556, w, 20, { fill: '#8d8474' }),
      gravel(sheet, 800, w, 200, '#b3aca0'),
      softEllipse(sheet, [middle, 880, 560, 40], { colour: '#14100c', opacity: 0.2, softness: 0.4 }),
      moved(sortingBin(sheet, '#3f7a4d', 'loop'), middle - 270, 872, 1.2),
      moved(sortingBin(sheet, '#20719f', 'tin'), middle + 110, 884, 1.2),
      moved(inFront(packs, 420, 0, 220), Math.min(middle + 180, w - 420), 950),
    ].join('');
  });
