// Each brand its own palette, letters and label ground, the same on every container.

import { hashOf } from '../svg/numbers.ts';
import type { Face } from '../type/fonts.ts';
import { VALBRUNE } from './house-brands.ts';
import { LOOKS } from './house-brands.ts';

export type LabelGround =
  | 'frame'
  | 'oblique'
  | 'hills'
  | 'courses'
  | 'rings'
  | 'plate'
  | 'chevron'
  | 'layers'
  | 'weave'
  | 'arch'
  | 'drop'
  | 'sweep'
  | 'rail';

export type BrandLook = {
  body: string;
  label: string;
  ink: string;
  main: string;
  accent: string;
  face: Face;
  upper: boolean;
  tracking: number;
  align: 'left' | 'centre';
  ground: LabelGround;
};

export const brandLook = (brand: string): BrandLook =>
  LOOKS[brand] ?? FALLBACKS[hashOf(brand) % FALLBACKS.length] ?? VALBRUNE;

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
