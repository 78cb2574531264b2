// What makes a brand's look; the looks themselves are in house-brands.

import type { Face } from '../type/fonts.ts';

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
