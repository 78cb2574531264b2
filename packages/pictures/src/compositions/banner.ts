// Wide composed scenes: the home page, promotions and the services.

import type { DrawBanner } from '../banners/banner-stage.ts';
import { collect } from '../banners/collect-banner.ts';
import { delivery } from '../banners/delivery-banner.ts';
import { financing } from '../banners/financing-banner.ts';
import { home } from '../banners/home-banner.ts';
import { promo } from '../banners/promo-banner.ts';
import { tinting } from '../banners/tinting-banner.ts';
import { waste } from '../banners/waste-banner.ts';
import { path } from '../svg/shapes.ts';
import type { Stage } from './frame.ts';

export type BannerName =
  | 'home'
  | 'promo'
  | 'services-livraison'
  | 'services-click-and-collect'
  | 'services-financement'
  | 'services-collecte-des-dechets';

export const bannerPicture = (stage: Stage, name: BannerName): string => BANNERS[name](stage);

// Content categories show the banner of what they tell about.
export function bannerOf(path: string): DrawBanner | null {
  if (path === 'promo') return promo;
  if (path === 'services/mise-a-la-teinte') return tinting;
  if (path === 'services') return collect;
  const named = path.startsWith('services/') ? `services-${path.slice('services/'.length)}` : '';
  const known = BANNER_NAMES.find((name) => name === named);
  return known === undefined ? null : BANNERS[known];
}

const BANNERS: Readonly<Record<BannerName, DrawBanner>> = {
  home,
  promo,
  'services-livraison': delivery,
  'services-click-and-collect': collect,
  'services-financement': financing,
  'services-collecte-des-dechets': waste,
};

const BANNER_NAMES: readonly BannerName[] = [
  'home',
  'promo',
  'services-livraison',
  'services-click-and-collect',
  'services-financement',
  'services-collecte-des-dechets',
];
