// The living room: wall in the tint, one piece of furniture, light from the window.

import { lightness } from '../colour/tint.ts';
import { weaveOf } from '../containers/glass-cloth-roll.ts';
import { weaveFill } from '../surfaces/textile.ts';
import { moved } from '../svg/shapes.ts';
import { framedPrint, pottedPlant, sideboard, vase } from './furniture.ts';
import { roomPlan } from './room-plan.ts';
import { roomShell } from './room-shell.ts';
import { armchair, sofa } from './seats.ts';
import type { DrawScene } from './scene.ts';
import { pick } from './scene.ts';

const SHEEN = { mat: 0, velours: 0.25, satin: 0.6, brillant: 1 } as const;

export const roomScene: DrawScene = ({ sheet, w, facts, tint, seed, empty = false }) => {
  const cloth =
    facts.container === 'glass-cloth-roll' ? weaveFill(sheet, weaveOf(facts), '#efede7', 9) : undefined;
  const shell = roomShell(sheet, w, {
    wall: cloth === undefined ? tint : '#efede7',
    floor: pick(['#b98f5e', '#a57c4e', '#c7a477', '#8f6c47'], seed),
    seed,
    sheen: facts.finish === undefined ? 0 : SHEEN[facts.finish],
    ...(cloth === undefined ? {} : { fill: cloth }),
  });
  const middle = roomPlan(w).left + (w - roomPlan(w).left) * (w > 1300 ? 0.42 : empty ? 0.34 : 0.5);
  const seat = lightness(tint) > 0.7 ? '#6f7f7a' : '#d9cfbf';
  const low = pick<'sideboard' | 'sofa'>(['sideboard', 'sofa'], seed);
  return [
    shell,
    low === 'sideboard'
      ? moved(sideboard(sheet), middle, 832, 0.92) +
        moved(vase(sheet, '#e9e2d4', seed), middle - 96, 664, 0.9) +
        moved(framedPrint(sheet, 150, 190, tint), middle + 60, 480)
      : moved(framedPrint(sheet, 220, 150, tint), middle, 420) +
        moved(sofa(sheet, seat), middle + 8, 872, 1.02),
    w > 1300 && !empty
      ? moved(armchair(sheet, seat), w - 420, 900, 1.05) + moved(pottedPlant(sheet, seed), w - 190, 880)
      : '',
  ].join('');
};
