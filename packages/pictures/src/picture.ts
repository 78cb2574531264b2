// The doors of the picture library: facts in, one SVG text out. Nothing here touches the disk or the network.

import type { PictureFacts } from '@nuancier/domain/catalogue/picture-facts.ts';
import { framed } from './compositions/frame.ts';
import type { PictureSize } from './compositions/frame.ts';
import { packshot } from './compositions/packshot.ts';

export type PictureView = 1 | 2 | 3 | 4;

// `range` holds one article per pack of the product, smallest first; it may hold `main` alone.
export type ProductPicture = { main: PictureFacts; range: readonly PictureFacts[] };

export const productPicture = (product: ProductPicture, view: PictureView, size: PictureSize): string =>
  framed(size, (stage) => packshot(stage, { ...product.main, packQuantity: view }));

export const categoryPicture = (path: string, size: PictureSize): string =>
  framed(size, () => path.slice(0, 0));

export type BannerName =
  | 'home'
  | 'promo'
  | 'services-livraison'
  | 'services-click-and-collect'
  | 'services-financement'
  | 'services-collecte-des-dechets';

export const bannerPicture = (name: BannerName, size: PictureSize): string => framed(size, () => name.slice(0, 0));

export type LogoTheme = 'valbrune' | 'comptoir';

export const logoPicture = (theme: LogoTheme, size: PictureSize): string => framed(size, () => theme.slice(0, 0));
