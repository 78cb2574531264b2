// What a theme needs beyond its sheet: names, pictures, the faces above the fold.
import archivo from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url';
import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import barlow from '@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2?url';

import type { ThemeCode } from './theme-code.ts';

export type Theme = {
  label: string;
  /** Media id: sizes are added behind it. */
  logo: string;
  favicon: string;
  touchIcon: string;
  fontPreloads: readonly string[];
  /** Colour of the browser's own bar on phones. */
  themeColor: string;
};

export const themes = {
  valbrune: {
    label: 'Valbrune',
    logo: 'logo/valbrune',
    favicon: '/media/logo/valbrune/70x68.png',
    touchIcon: '/media/logo/valbrune/180x180.png',
    fontPreloads: [figtree, bricolage],
    themeColor: '#0b2a33',
  },
  comptoir: {
    label: 'Comptoir',
    logo: 'logo/comptoir',
    favicon: '/media/logo/comptoir/70x68.png',
    touchIcon: '/media/logo/comptoir/180x180.png',
    fontPreloads: [archivo, barlow],
    themeColor: '#000000',
  },
} as const satisfies Record<ThemeCode, Theme>;
