// Picture 4: seen close. A painted sample, the texture of a covering, the grain of a board, the working end of a tool.

import type { PictureFacts } from '@nuancier/domain/catalogue/pictures/picture-facts.ts';
import { brandLook } from '../brands/brand-look.ts';
import { contrast, inkOn } from '../colour/tint.ts';
import { drawContainer } from '../containers/draw-container.ts';
import { insulationOf } from '../containers/board.ts';
import { weaveOf, weaveTone } from '../containers/glass-cloth-roll.ts';
import { standing } from '../containers/drawing.ts';
import { colourWords, FINISH_WORDS, nounOf, shortSize } from '../labels/label-words.ts';
import { sceneTint } from '../scenes/scene-tint.ts';
import { group, path, rect } from '../svg/shapes.ts';
import { blur, linear } from '../svg/sheet.ts';
import { flat } from '../svg/surface.ts';
import { floorCovering } from '../surfaces/floor-covering.ts';
import { insulationFill } from '../surfaces/insulation.ts';
import { panorama } from '../surfaces/panorama.ts';
import { weaveFill } from '../surfaces/textile.ts';
import { isPanorama, wallpaperFill } from '../surfaces/wallpaper.ts';
import { textIn } from '../type/set-text.ts';
import { paperGround } from './frame.ts';
import type { Stage } from './frame.ts';
import { samplePanel } from './sample-panel.ts';
import { mastic, mortar } from './work-sample.ts';

export function closeUp(stage: Stage, facts: PictureFacts): string {
  switch (facts.container) {
    case 'colour-card':
      return samplePanel(stage, facts) + card(stage, facts, true);
    case 'tin':
    case 'bucket':
      // Without a colour it is a paste: glue or filler, shown combed.
      if (facts.colourName === undefined) return mortar(stage, '#e9e3d6') + card(stage, facts, false);
      return samplePanel(stage, facts) + card(stage, facts, true);
    case 'aerosol':
      return samplePanel(stage, facts) + card(stage, facts, true);
    case 'bottle':
      // Cleaners and thinners leave nothing to be seen: their label is.
      if (facts.scene === 'workshop') return nearer(stage, facts);
      return samplePanel(stage, facts) + card(stage, facts, true);
    case 'cartridge':
      return mastic(stage, facts) + card(stage, facts, true);
    case 'bag':
      return mortar(stage, '#b3aca0') + card(stage, facts, false);
    case 'wallpaper-roll':
    case 'glass-cloth-roll':
    case 'floor-roll':
    case 'planks':
    case 'board':
      return texture(stage, facts) + card(stage, facts, false);
    default:
      return nearer(stage, facts);
  }
}

function texture(stage: Stage, facts: PictureFacts): string {
  const { sheet, w, h } = stage;
  const raking = linear(sheet, '0 #fff6e4 0.42, 0.4 #fff6e4 0, 1 #14100c 0.34', [0, 0, 1, 1]);
  const turned = `M${w} ${h * 0.1}L${w} 0L${w * 0.82} 0Q${w * 0.84} ${h * 0.09} ${w} ${h * 0.1}Z`;
  return [
    covering(stage, facts),
    rect(0, 0, w, h, { fill: raking }),
    facts.container === 'board'
      ? ''
      : path(turned, { fill: '#14100c', opacity: 0.4, filter: blur(sheet, 16) }) +
        path(turned, {
          fill: linear(sheet, '0 #c9c3b7, 0.5 #f7f4ee, 1 #e2ddd3', [0, 1, 1, 0]),
        }),
  ].join('');
}

function covering({ sheet, w, h }: Stage, facts: PictureFacts): string {
  switch (facts.container) {
    case 'wallpaper-roll':
      return isPanorama(facts)
        ? panorama(sheet, facts, -w * 0.6, -h * 0.3, w * 2.2, h * 1.5)
        : rect(0, 0, w, h, { fill: wallpaperFill(sheet, facts, 3.4) });
    case 'glass-cloth-roll':
      return rect(0, 0, w, h, { fill: weaveFill(sheet, weaveOf(facts), weaveTone(facts), 34) });
    case 'board':
      return rect(0, 0, w, h, { fill: insulationFill(sheet, insulationOf(facts), 46) });
    default:
      return floorCovering(sheet, facts, flat, { x: 0, y: 0, w, h }, 4);
  }
}

// What a swatch card would say: the tint, the finish, the pack.
function card({ sheet, w, h, small }: Stage, facts: PictureFacts, swatch: boolean): string {
  const look = brandLook(facts.brand);
  const tint = sceneTint(facts);
  const wide = w * 0.5;
  const tall = small ? h * 0.2 : h * 0.17;
  const x = w - wide - w * 0.06;
  const y = h - tall - h * 0.055;
  const strip = swatch ? wide * 0.26 : wide * 0.05;
  const title = colourWords(facts) || facts.line;
  const under = [
    facts.finish === undefined ? nounOf(facts) : FINISH_WORDS[facts.finish],
    shortSize(facts),
  ].join(' · ');
  return [
    rect(x + 5, y + 9, wide, tall, { fill: '#14100c', opacity: 0.4, filter: blur(sheet, 12) }, 6),
    rect(x, y, wide, tall, { fill: '#fdfcf9' }, 6),
    rect(x, y, strip, tall, { fill: swatch ? tint : look.main }, 6),
    rect(x + strip - 6, y, 6, tall, { fill: swatch ? tint : look.main }),
    contrast(tint, '#fdfcf9') < 1.2 && swatch ? rect(x + strip, y, 1.5, tall, { fill: '#cfcac0' }) : '',
    textIn(
      { x: x + strip + wide * 0.05, y: y + tall * 0.17, w: wide * 0.9 - strip, h: tall * 0.3, lines: 2 },
      title,
      { face: 'display', size: tall * 0.27, fill: '#1c2326', align: 'left' },
    ),
    textIn(
      { x: x + strip + wide * 0.05, y: y + tall * 0.6, w: wide * 0.9 - strip, h: tall * 0.22, lines: 1 },
      under,
      { face: 'text', size: tall * 0.17, fill: inkOn('#ffffff', '#4c5659'), align: 'left', weight: 0.03 },
    ),
  ].join('');
}

function nearer(stage: Stage, facts: PictureFacts): string {
  const { sheet, w, h } = stage;
  const drawing = drawContainer(sheet, facts, 'front');
  const scale = Math.max((w * 1.25) / drawing.width, (h * 0.95) / drawing.height);
  const foot = h * 0.3 + drawing.height * scale * 0.62;
  return paperGround(stage, 'cool') + group(standing(drawing, w * 0.52, foot, scale));
}
