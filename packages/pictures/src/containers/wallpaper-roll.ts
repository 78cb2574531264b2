// Wallpaper: the roll lying on top, its strip let down so that the motif can be judged. A mural shows its picture.

import type { PictureFacts } from '@nuancier/domain/catalogue/pictures/picture-facts.ts';
import { sticker } from '../labels/sticker.ts';
import { n } from '../svg/numbers.ts';
import { ellipse, group, moved, path, rect } from '../svg/shapes.ts';
import { blur, clip, linear } from '../svg/sheet.ts';
import type { Sheet } from '../svg/sheet.ts';
import { panorama } from '../surfaces/panorama.ts';
import { isPanorama, wallpaperFill } from '../surfaces/wallpaper.ts';
import { lyingShadow } from './drawing.ts';
import type { DrawContainer } from './drawing.ts';
import { drumOutline, drumShadow, drumShape } from './drum.ts';
import { roundShade } from './light.ts';

const HALF = 150;
const RADIUS = 42;
const DROP = 400;

export const drawWallpaperRoll: DrawContainer = (sheet, facts, angle) => {
  if (isPanorama(facts)) return angle === 'front' ? mural(sheet, facts) : rolledMural(sheet, facts);
  const fill = wallpaperFill(sheet, facts, 0.9);
  if (angle === 'above') return uprightRolls(sheet, fill, facts);
  const top = -DROP - RADIUS;
  const strip = `M${-HALF} ${top}L${HALF} ${top}L${HALF} -34C${HALF} -8 ${HALF * 0.96} 2 ${HALF * 0.9} 2C${HALF * 0.4} 8 ${-HALF * 0.5} 8 ${-HALF * 0.9} 2C${-HALF * 0.96} 2 ${-HALF} -8 ${-HALF} -34Z`;
  const art = [
    path(strip, { fill }),
    path(strip, {
      fill: linear(
        sheet,
        '0 #14100c 0.5, 0.1 #14100c 0.1, 0.3 #ffffff 0.12, 0.78 #14100c 0.02, 0.93 #ffffff 0.22, 1 #14100c 0.34',
        [0, 0, 0, 1],
      ),
    }),
    path(strip, {
      fill: linear(sheet, '0 #ffffff 0.14, 0.4 #ffffff 0, 0.8 #14100c 0.04, 1 #14100c 0.16'),
    }),
    roll(sheet, fill, top),
    sticker(facts, { x: HALF * 0.3, y: -112, w: HALF * 0.56, h: 62 }),
  ].join('');
  return {
    art,
    shadow: lyingShadow(sheet, HALF * 0.98, 12),
    width: HALF * 2.16,
    height: DROP + RADIUS * 2.4,
  };
};

function roll(sheet: Sheet, fill: string, y: number): string {
  const body = `M${-HALF - 6} ${n(y - RADIUS)}L${HALF + 6} ${n(y - RADIUS)}A14 ${RADIUS} 0 0 1 ${HALF + 6} ${n(y + RADIUS)}L${-HALF - 6} ${n(y + RADIUS)}A14 ${RADIUS} 0 0 1 ${-HALF - 6} ${n(y - RADIUS)}Z`;
  const light = linear(
    sheet,
    '0 #14100c 0.16, 0.16 #ffffff 0.4, 0.34 #ffffff 0.06, 0.62 #14100c 0.12, 0.9 #14100c 0.5, 1 #14100c 0.4',
    [0, 0, 0, 1],
  );
  const turns = [1, 0.84, 0.7, 0.57, 0.45].map((share) =>
    ellipse(HALF + 6, y, 14 * share, RADIUS * share, {
      stroke: '#a49b8c',
      width: 1.2,
      fill: share === 1 ? '#f1ece2' : 'none',
    }),
  );
  return [
    path(
      `M${-HALF} ${n(y + RADIUS)}L${HALF} ${n(y + RADIUS)}L${HALF} ${n(y + RADIUS + 16)}L${-HALF} ${n(y + RADIUS + 16)}Z`,
      { fill: '#14100c', opacity: 0.34, filter: blur(sheet, 8) },
    ),
    path(body, { fill }),
    path(body, { fill: light }),
    turns.join(''),
    ellipse(HALF + 6, y, 5, RADIUS * 0.34, { fill: '#6f6353' }),
  ].join('');
}

// Three rolls upright, as they come out of the carton.
function uprightRolls(sheet: Sheet, fill: string, facts: PictureFacts): ReturnType<DrawContainer> {
  const tall = 330;
  const drum = drumShape(RADIUS, RADIUS, tall, 'front');
  const body = drumOutline(drum);
  const roll = [
    path(body, { fill }),
    path(body, { fill: roundShade(sheet) }),
    path(body, {
      fill: linear(sheet, '0.12 #ffffff 0, 0.26 #ffffff 0.4, 0.42 #ffffff 0'),
    }),
    ellipse(0, drum.topY, RADIUS, RADIUS * drum.ratio, { fill: '#f1ece2' }),
    [0.86, 0.72, 0.58]
      .map((share) =>
        ellipse(0, drum.topY, RADIUS * share, RADIUS * share * drum.ratio, { stroke: '#a49b8c', width: 1 }),
      )
      .join(''),
    ellipse(0, drum.topY, RADIUS * 0.4, RADIUS * 0.4 * drum.ratio, { fill: '#5d5143' }),
  ].join('');
  const at = (x: number, y: number, scale: number): string =>
    moved(drumShadow(sheet, drum) + roll, x, y, scale);
  const art =
    at(-62, -26, 0.94) + at(74, -18, 0.96) + at(4, 0, 1) + sticker(facts, { x: -26, y: -170, w: 60, h: 46 });
  return { art, shadow: '', width: 260, height: tall + 24 };
}

function rolledMural(sheet: Sheet, facts: PictureFacts): ReturnType<DrawContainer> {
  const hung = mural(sheet, facts);
  const fill = wallpaperFill(sheet, { ...facts, name: 'uni' }, 0.9);
  const rolls = uprightRolls(sheet, fill, facts);
  return {
    art: moved(hung.art, 30, -70) + moved(rolls.shadow + rolls.art, -110, 0, 0.72),
    shadow: '',
    width: 470,
    height: 410,
  };
}

// The mural as it hangs: three widths, their joints barely seen, a cornice shadow above.
function mural(sheet: Sheet, facts: PictureFacts): ReturnType<DrawContainer> {
  const w = 400;
  const h = 330;
  const box = clip(sheet, `<rect x="${-w / 2}" y="${-h}" width="${w}" height="${h}"/>`);
  const joints = [-w / 6, w / 6].map(
    (x) =>
      rect(x, -h, 0.8, h, { fill: '#000000', opacity: 0.22 }) +
      rect(x + 0.8, -h, 0.8, h, { fill: '#ffffff', opacity: 0.3 }),
  );
  const art = [
    rect(-w / 2 + 5, -h + 8, w, h, { fill: '#1d1813', opacity: 0.34, filter: blur(sheet, 9) }),
    group(panorama(sheet, facts, -w / 2, -h, w, h), { clip: box }),
    joints.join(''),
    rect(-w / 2, -h, w, h, {
      fill: linear(sheet, '0 #ffffff 0.22, 0.5 #ffffff 0, 1 #14100c 0.16', [0, 0, 1, 1]),
    }),
    sticker(facts, { x: w / 2 - 104, y: -76, w: 84, h: 56 }),
  ].join('');
  return { art, shadow: '', width: w * 1.04, height: h * 1.04 };
}
