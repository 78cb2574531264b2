/** Blocks that the shop itself draws, and where. Menus of rayons stand in a panel that opens, the others in mails. */
const PLACES = {
  home: ['home-intro', 'home-banner-promo', 'home-colours', 'home-services'],
  'every-page': ['reassurance', 'footer-links'],
} as const;

export type BlockPlace = keyof typeof PLACES | 'elsewhere';

export function blockPlace(identifier: string): BlockPlace {
  if (PLACES.home.some((known) => known === identifier)) return 'home';
  return PLACES['every-page'].some((known) => known === identifier) ? 'every-page' : 'elsewhere';
}
