// Wallpaper: the roll lying on top, its strip let down so that the motif can be judged. A mural shows its picture.

import type { PictureFacts } from '@nuancier/domain/catalogue/picture-facts.ts';
import { sticker } from '../labels/sticker.ts';
import { n } from '../svg/numbers.ts';
import { ellipse, group, path, rect } from '../svg/shapes.ts';
import { blur, clip, linear } from '../svg/sheet.ts';
import type { Sheet } from '../svg/sheet.ts';
import { panorama } from '../surfaces/panorama.ts';
import { isPanorama, wallpaperFill } from '../surfaces/wallpaper.ts';
import { lyingShadow } from './drawing.ts';
import type { DrawContainer } from './drawing.ts';

const HALF = 150;
const RADIUS = 42;
const DROP = 400;

export const drawWallpaperRoll: DrawContainer = (sheet, facts) => {
  if (isPanorama(facts)) return mural(sheet, facts);
  const fill = wallpaperFill(sheet, facts, 0.9);
  const top = -DROP - RADIUS;
  const strip = `M${-HALF} ${top}L${HALF} ${top}L${HALF} -34C${HALF} -8 ${HALF * 0.96} 2 ${HALF * 0.9} 2C${HALF * 0.4} 8 ${-HALF * 0.5} 8 ${-HALF * 0.9} 2C${-HALF * 0.96} 2 ${-HALF} -8 ${-HALF} -34Z`;
  const art = [
    path(strip, { fill }),
    path(strip, { fill: linear(sheet, [[0, '#14100c', 0.5], [0.1, '#14100c', 0.1], [0.3, '#ffffff', 0.12], [0.78, '#14100c', 0.02], [0.93, '#ffffff', 0.22], [1, '#14100c', 0.34]], [0, 0, 0, 1]) }),
    path(strip, { fill: linear(sheet, [[0, '#ffffff', 0.14], [0.4, '#ffffff', 0], [0.8, '#14100c', 0.04], [1, '#14100c', 0.16]]) }),
    roll(sheet, fill, top),
    sticker(facts, { x: HALF * 0.3, y: -112, w: HALF * 0.56, h: 62 }),
  ].join('');
  return { art, shadow: lyingShadow(sheet, HALF * 0.98, 12), width: HALF * 2.16, height: DROP + RADIUS * 2.4 };
};

function roll(sheet: Sheet, fill: string, y: number): string {
  const body = `M${-HALF - 6} ${n(y - RADIUS)}L${HALF + 6} ${n(y - RADIUS)}A14 ${RADIUS} 0 0 1 ${HALF + 6} ${n(y + RADIUS)}L${-HALF - 6} ${n(y + RADIUS)}A14 ${RADIUS} 0 0 1 ${-HALF - 6} ${n(y - RADIUS)}Z`;
  const light = linear(
    sheet,
    [[0, '#14100c', 0.16], [0.16, '#ffffff', 0.4], [0.34, '#ffffff', 0.06], [0.62, '#14100c', 0.12], [0.9, '#14100c', 0.5], [1, '#14100c', 0.4]],
    [0, 0, 0, 1],
  );
  const turns = [1, 0.84, 0.7, 0.57, 0.45].map((share) =>
    ellipse(HALF + 6, y, 14 * share, RADIUS * share, { stroke: '#a49b8c', width: 1.2, fill: share === 1 ? '#f1ece2' : 'none' }),
  );
  return [
    path(`M${-HALF} ${n(y + RADIUS)}L${HALF} ${n(y + RADIUS)}L${HALF} ${n(y + RADIUS + 16)}L${-HALF} ${n(y + RADIUS + 16)}Z`, { fill: '#14100c', opacity: 0.34, filter: blur(sheet, 8) }),
    path(body, { fill }),
    path(body, { fill: light }),
    turns.join(''),
    ellipse(HALF + 6, y, 5, RADIUS * 0.34, { fill: '#6f6353' }),
  ].join('');
}

// The mural as it hangs: three widths, their joints barely seen, a cornice shadow above.
function mural(sheet: Sheet, facts: PictureFacts): ReturnType<DrawContainer> {
  const w = 400;
  const h = 330;
  const box = clip(sheet, `<rect x="${-w / 2}" y="${-h}" width="${w}" height="${h}"/>`);
  const joints = [-w / 6, w / 6].map((x) => rect(x, -h, 0.8, h, { fill: '#000000', opacity: 0.22 }) + rect(x + 0.8, -h, 0.8, h, { fill: '#ffffff', opacity: 0.3 }));
  const art = [
    rect(-w / 2 + 5, -h + 8, w, h, { fill: '#1d1813', opacity: 0.34, filter: blur(sheet, 9) }),
    group(panorama(sheet, facts, -w / 2, -h, w, h), { clip: box }),
    joints.join(''),
    rect(-w / 2, -h, w, h, { fill: linear(sheet, [[0, '#ffffff', 0.22], [0.5, '#ffffff', 0], [1, '#14100c', 0.16]], [0, 0, 1, 1]) }),
    sticker(facts, { x: w / 2 - 104, y: -76, w: 84, h: 56 }),
  ].join('');
  return { art, shadow: '', width: w * 1.04, height: h * 1.04 };
}
