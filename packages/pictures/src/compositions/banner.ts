// Wide composed scenes: the home page, promotions and the services.

import type { DrawBanner } from '../banners/banner-stage.ts';
import { collectBanner } from '../banners/collect-banner.ts';
import { deliveryBanner } from '../banners/delivery-banner.ts';
import { financingBanner } from '../banners/financing-banner.ts';
import { homeBanner } from '../banners/home-banner.ts';
import { promoBanner } from '../banners/promo-banner.ts';
import { tintingBanner } from '../banners/tinting-banner.ts';
import { wasteBanner } from '../banners/waste-banner.ts';
import type { Stage } from './frame.ts';

export type BannerName =
  | 'home'
  | 'promo'
  | 'services-livraison'
  | 'services-click-and-collect'
  | 'services-financement'
  | 'services-collecte-des-dechets';

export const bannerPicture = (stage: Stage, name: BannerName): string => BANNERS[name](stage);

// Content categories show the banner of their subject.
export function bannerOf(path: string): DrawBanner | null {
  if (path === 'promo') return promoBanner;
  if (path === 'services/mise-a-la-teinte') return tintingBanner;
  if (path === 'services') return collectBanner;
  const named = path.startsWith('services/') ? `services-${path.slice('services/'.length)}` : '';
  const known = BANNER_NAMES.find((name) => name === named);
  return known === undefined ? null : BANNERS[known];
}

const BANNERS: Readonly<Record<BannerName, DrawBanner>> = {
  home: homeBanner,
  promo: promoBanner,
  'services-livraison': deliveryBanner,
  'services-click-and-collect': collectBanner,
  'services-financement': financingBanner,
  'services-collecte-des-dechets': wasteBanner,
};

export const BANNER_NAMES: readonly BannerName[] = [
  'home',
  'promo',
  'services-livraison',
  'services-click-and-collect',
  'services-financement',
  'services-collecte-des-dechets',
];
