// Delivery: the van before the house.

import { facadeScene } from '../scenes/facade-scene.ts';
import { van } from '../scenes/van.ts';
import { moved, rect } from '../svg/shapes.ts';
import { linear } from '../svg/sheet.ts';
import { look, inUnits } from './banner-stage.ts';
import type { DrawBanner } from './banner-stage.ts';

export const deliveryBanner: DrawBanner = (stage) =>
  inUnits(stage, (sheet, w) => {
    const house = facadeScene({
      sheet,
      w,
      facts: look('Façalys', 'bucket', 15, 'Ton pierre', '#dccdb0'),
      tint: '#e3d3b4',
      seed: 3,
    });
    return [
      house,
      rect(0, 880, w, 120, {
        fill: linear(sheet, '0 #77736b, 1 #9d988e', [0, 0, 0, 1]),
      }),
      moved(van(sheet), w > 1300 ? w * 0.6 : w * 0.52, 948, w > 1300 ? 1 : 0.98),
    ].join('');
  });
