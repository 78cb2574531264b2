import type { PictureContainer } from '@nuancier/domain/catalogue/picture-facts.ts';
import { drawAerosol } from './aerosol.ts';
import { drawBag } from './bag.ts';
import { drawBoard } from './board.ts';
import { drawBottle } from './bottle.ts';
import { drawBox } from './box.ts';
import { drawBucket } from './bucket.ts';
import { drawCartridge } from './cartridge.ts';
import type { DrawContainer } from './drawing.ts';
import { drawFloorRoll } from './floor-roll.ts';
import { drawGlassClothRoll } from './glass-cloth-roll.ts';
import { drawPlanks } from './planks.ts';
import { drawProfile } from './profile.ts';
import { drawTin } from './tin.ts';
import { drawWallpaperRoll } from './wallpaper-roll.ts';

const X: Partial<Record<PictureContainer, DrawContainer>> = {
  tin: drawTin, bucket: drawBucket, bag: drawBag, cartridge: drawCartridge, aerosol: drawAerosol, bottle: drawBottle, box: drawBox, 'wallpaper-roll': drawWallpaperRoll, 'glass-cloth-roll': drawGlassClothRoll, 'floor-roll': drawFloorRoll, planks: drawPlanks, board: drawBoard, profile: drawProfile,
};
export const drawContainer: DrawContainer = (sheet, facts, angle) => (X[facts.container] ?? drawBox)(sheet, facts, angle);
