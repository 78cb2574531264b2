// Each brand its own palette, letters and label ground, the same on every container.

import { hashOf } from '../svg/numbers.ts';
import { VALBRUNE, HOUSE_BRANDS } from './house-brands.ts';
import type { BrandLook } from './look.ts';

export const brandLook = (brand: string): BrandLook =>
  HOUSE_BRANDS[brand] ?? FALLBACKS[hashOf(brand) % FALLBACKS.length] ?? VALBRUNE;

// A brand that is not ours yet still gets a steady look of its own.
const FALLBACKS: readonly BrandLook[] = [
  {
    ...VALBRUNE,
    body: '#f1f2ee',
    main: '#3f5d3a',
    accent: '#c9a227',
    face: 'condensed-bold',
    upper: true,
    ground: 'sweep',
  },
  { ...VALBRUNE, body: '#efeff4', main: '#3a3f77', accent: '#c5658c', face: 'display', ground: 'layers' },
  {
    ...VALBRUNE,
    body: '#f5efe9',
    main: '#7a3e1d',
    accent: '#3c7d78',
    face: 'condensed-black',
    upper: true,
    ground: 'oblique',
  },
];
