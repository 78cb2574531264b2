// Which drawing for which container; where several things share one, the name decides.

import type { PictureFacts } from '@nuancier/domain/catalogue/pictures/picture-facts.ts';
import { says } from '../labels/label-words.ts';
import { drawAbrasives } from '../tools/abrasives.ts';
import { drawBrush } from '../tools/brush.ts';
import { drawClothes } from '../tools/clothes.ts';
import { drawFitting } from '../tools/fittings.ts';
import { drawKnife } from '../tools/knife.ts';
import { drawLadder } from '../tools/ladder.ts';
import { drawGloves } from '../tools/gloves.ts';
import { drawMask } from '../tools/mask.ts';
import { drawRoller } from '../tools/roller.ts';
import { drawSander } from '../tools/sander.ts';
import { drawScaffold } from '../tools/scaffold.ts';
import { drawSprayer } from '../tools/sprayer.ts';
import { drawTape } from '../tools/tape.ts';
import { drawTarpaulin } from '../tools/tarpaulin.ts';
import { drawTray } from '../tools/tray.ts';
import { drawAerosol } from './aerosol.ts';
import { drawBag } from './bag.ts';
import { drawBoard } from './board.ts';
import { drawBottle } from './bottle.ts';
import { drawBox } from './box.ts';
import { drawBucket } from './bucket.ts';
import { drawCartridge } from './cartridge.ts';
import { drawColourCard } from './colour-card.ts';
import type { DrawContainer } from './drawing.ts';
import { drawFloorRoll } from './floor-roll.ts';
import { drawGlassClothRoll } from './glass-cloth-roll.ts';
import { drawPlanks } from './planks.ts';
import { drawProfile } from './profile.ts';
import { drawTin } from './tin.ts';
import { drawWallpaperRoll } from './wallpaper-roll.ts';

export const drawContainer: DrawContainer = (sheet, facts, angle) => {
  if (facts.container === 'box' && says(facts, 'abrasi', 'a poncer'))
    return drawAbrasives(sheet, facts, angle);
  return DRAWINGS[facts.container](sheet, facts, angle);
};

const DRAWINGS: Readonly<Record<PictureFacts['container'], DrawContainer>> = {
  tin: drawTin,
  bucket: drawBucket,
  bag: drawBag,
  cartridge: drawCartridge,
  aerosol: drawAerosol,
  'wallpaper-roll': drawWallpaperRoll,
  'glass-cloth-roll': drawGlassClothRoll,
  board: drawBoard,
  'floor-roll': drawFloorRoll,
  planks: drawPlanks,
  profile: drawProfile,
  box: drawBox,
  bottle: drawBottle,
  brush: drawBrush,
  roller: drawRoller,
  ladder: drawLadder,
  scaffold: drawScaffold,
  sprayer: drawSprayer,
  sander: drawSander,
  knife: drawKnife,
  tape: drawTape,
  tarpaulin: drawTarpaulin,
  tray: drawTray,
  gloves: drawGloves,
  mask: drawMask,
  clothes: drawClothes,
  'colour-card': drawColourCard,
  tool: drawFitting,
};
