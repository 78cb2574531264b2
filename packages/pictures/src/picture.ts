// The doors of the picture library: facts in, one SVG text out. Nothing here touches the disk or the network.

import type { PictureFacts } from '@nuancier/domain/catalogue/pictures/picture-facts.ts';
import { bannerPicture as drawBanner } from './compositions/banner.ts';
import type { BannerName } from './compositions/banner.ts';
import { categoryPicture as drawCategory } from './compositions/category-picture.ts';
import { closeUp } from './compositions/close-up.ts';
import { framed } from './compositions/frame.ts';
import type { PictureSize } from './compositions/frame.ts';
import { packshot } from './compositions/packshot.ts';
import { rangePicture } from './compositions/range.ts';
import { scenePicture } from './compositions/scene-picture.ts';
import { tintCard as drawTintCard } from './compositions/tint-card.ts';
import type { TintNames } from './compositions/tint-card.ts';
import { tintPicture as drawTint } from './compositions/tint-picture.ts';
import type { TintView } from './compositions/tint-picture.ts';
import { isTintingBase } from './labels/label-words.ts';
import { trialPicture as drawTrial } from './compositions/trial-picture.ts';
import type { TrialPlace } from './compositions/trial-picture.ts';
import { comptoirMark, valbruneMark } from './marks/logo.ts';
import { n } from './svg/numbers.ts';
import { moved } from './svg/shapes.ts';

export type PictureView = 1 | 2 | 3 | 4;

export type LogoTheme = 'valbrune' | 'comptoir';

// `range` holds one article per pack of the product; it may hold `main` alone.
export type ProductPicture = { main: PictureFacts; range: readonly PictureFacts[] };

export function productPicture(
  { main, range }: ProductPicture,
  view: PictureView,
  size: PictureSize,
): string {
  return framed(size, (stage) => {
    switch (view) {
      case 1:
        return packshot(stage, main);
      case 2:
        return rangePicture(stage, main, range);
      case 3:
        return scenePicture(stage, main);
      case 4:
        return closeUp(stage, main);
    }
  });
}

/** Whether the article is sold to be tinted, so that it can be drawn in any tint. */
export const isTintable = ({ main }: ProductPicture): boolean => isTintingBase(main);

/** The article as it leaves the tinting machine. */
export function tintedPicture(
  { main, range }: ProductPicture,
  view: PictureView,
  size: PictureSize,
  hex: string,
): string {
  const tinted = (facts: PictureFacts): PictureFacts => ({
    ...facts,
    colourName: 'À votre teinte',
    colourHex: hex,
    tinted: true,
  });
  return productPicture({ main: tinted(main), range: range.map(tinted) }, view, size);
}

export const categoryPicture = (path: string, size: PictureSize): string =>
  framed(size, (stage) => drawCategory(stage, path));

export const bannerPicture = (name: BannerName, size: PictureSize): string =>
  framed(size, (stage) => drawBanner(stage, name));

export const tintPicture = (hex: string, view: TintView, size: PictureSize): string =>
  framed(size, (stage) => drawTint(stage, hex, view));

export const tintCard = (tint: TintNames, size: PictureSize): string =>
  framed(size, (stage) => drawTintCard(stage, tint));

/** Before any tint is tried, a wall is off-white: as `wall` says in tests. */
export const trialPicture = (place: TrialPlace, size: PictureSize, wall = '#e6e1d6'): string =>
  framed(size, (stage) => drawTrial(stage, place, wall));

const GRID = { w: 70, h: 68 };

export function logoPicture(theme: LogoTheme, size: PictureSize): string {
  return framed(size, ({ w, h }) => {
    const scale = Math.min(w / GRID.w, h / GRID.h);
    return moved(
      theme === 'valbrune' ? valbruneMark() : comptoirMark(),
      Number(n((w - GRID.w * scale) / 2)),
      Number(n((h - GRID.h * scale) / 2)),
      scale,
    );
  });
}
