// The papered wall, or the mural, behind an armchair.

import { isDark, mix } from '../colour/tint.ts';
import { panorama } from '../surfaces/panorama.ts';
import { groundOf, isPanorama, wallpaperFill } from '../surfaces/wallpaper.ts';
import { n } from '../svg/numbers.ts';
import { group, moved, rect } from '../svg/shapes.ts';
import { clip, linear } from '../svg/sheet.ts';
import { pottedPlant, sideboard } from './furniture.ts';
import { roomPlan } from './room-plan.ts';
import { roomShell } from './room-shell.ts';
import { armchair } from './seats.ts';
import type { DrawScene } from './scene.ts';

export const wallpaperScene: DrawScene = ({ sheet, w, facts, seed, empty = false }) => {
  const { left, top, foot } = roomPlan(w);
  const ground = groundOf(facts);
  const shell = roomShell(sheet, w, {
    wall: mix(ground, '#efe9dd', 0.4),
    floor: '#b08a5c',
    seed,
    ...(isPanorama(facts) ? {} : { fill: wallpaperFill(sheet, facts, 1.1) }),
  });
  const box = clip(
    sheet,
    `<rect x="${n(left)}" y="${top + 18}" width="${n(w - left)}" height="${foot - top - 58}"/>`,
  );
  const mural = isPanorama(facts)
    ? group(
        panorama(sheet, facts, left, top, w - left, foot - top) +
          rect(left, top, w - left, foot - top, {
            fill: linear(sheet, '0 #fff6e6 0.2, 0.5 #fff6e6 0, 1 #14100c 0.24'),
          }),
        { clip: box },
      )
    : '';
  const middle = left + (w - left) * (empty ? 0.2 : 0.5);
  const seat = isDark(ground) ? '#cdb892' : '#50655f';
  return [
    shell,
    mural,
    moved(armchair(sheet, seat), middle + 40, 896, 1.12),
    moved(pottedPlant(sheet, seed), Math.min(w - 90, middle + 280), 860, 0.9),
    w > 1300 ? moved(sideboard(sheet), w - 420, 840) : '',
  ].join('');
};
