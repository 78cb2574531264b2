// Tinting: the fan and the pot it was mixed in.

import { colourFan } from '../compositions/colour-fan.ts';
import { drawContainer } from '../containers/draw-container.ts';
import { HIGH } from '../scenes/scene.ts';
import { boards } from '../surfaces/wood.ts';
import { n } from '../svg/numbers.ts';
import { group, moved, rect } from '../svg/shapes.ts';
import { linear } from '../svg/sheet.ts';
import { flat } from '../svg/surface.ts';
import { look, inUnits } from './banner-stage.ts';
import type { DrawBanner } from './banner-stage.ts';

export const tintingBanner: DrawBanner = (stage) =>
  inUnits(stage, (sheet, w) => {
    const pot = drawContainer(sheet, look('Valbrune', 'bucket', 10, 'Vert sauge', '#8fa487'), 'above');
    return [
      boards(flat, { x: 0, y: 0, w, h: HIGH }, 7, 1.6, {
        tone: '#c9a878',
        seed: 4,
        along: 'x',
        gap: 3,
        contrast: 0.08,
      }),
      rect(0, 0, w, HIGH, {
        fill: linear(sheet, '0 #fff3da 0.5, 0.5 #fff3da 0, 1 #14100c 0.3', [0, 0, 1, 1]),
      }),
      group(colourFan(sheet, 560), { transform: `translate(${n(w * 0.34)} 860) rotate(-14)` }),
      moved(pot.shadow + pot.art, w * 0.72, 880, 1.6),
    ].join('');
  });
