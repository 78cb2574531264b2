// Each brand its own palette, letters and label ground, the same on every container.

import { hashOf } from '../svg/numbers.ts';
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

export const brandLook = (brand: string): BrandLook =>
  LOOKS[brand] ?? FALLBACKS[hashOf(brand) % FALLBACKS.length] ?? VALBRUNE;

const VALBRUNE: BrandLook = {
  body: '#f3f0e9',
  label: '#fbf9f5',
  ink: '#17262b',
  main: '#0f4c5c',
  accent: '#d08a35',
  face: 'display',
  upper: false,
  tracking: -10,
  align: 'left',
  ground: 'hills',
};

const LOOKS: Readonly<Record<string, BrandLook>> = {
  Valbrune: VALBRUNE,
  Ardelis: {
    body: '#23302f',
    label: '#f6f1e7',
    ink: '#23302f',
    main: '#23302f',
    accent: '#b08d57',
    face: 'condensed-light',
    upper: true,
    tracking: 190,
    align: 'centre',
    ground: 'frame',
  },
  Murélio: {
    body: '#f4f5f6',
    label: '#ffffff',
    ink: '#12284f',
    main: '#1c4f9c',
    accent: '#f2b51d',
    face: 'condensed-slanted',
    upper: true,
    tracking: 0,
    align: 'left',
    ground: 'oblique',
  },
  Façalys: {
    body: '#efe7da',
    label: '#f8f3ea',
    ink: '#4a2a1d',
    main: '#a8472c',
    accent: '#d9b48a',
    face: 'condensed-bold',
    upper: true,
    tracking: 60,
    align: 'centre',
    ground: 'courses',
  },
  Boréval: {
    body: '#1f4a37',
    label: '#f2ead9',
    ink: '#1d3a2c',
    main: '#1f4a37',
    accent: '#c08a4a',
    face: 'display',
    upper: false,
    tracking: -5,
    align: 'centre',
    ground: 'rings',
  },
  Ferralis: {
    body: '#2b2f33',
    label: '#2b2f33',
    ink: '#f3f3f1',
    main: '#c3172d',
    accent: '#8e979e',
    face: 'condensed-black',
    upper: true,
    tracking: 30,
    align: 'left',
    ground: 'plate',
  },
  Tenaxol: {
    body: '#e9ecee',
    label: '#f6f7f7',
    ink: '#26333b',
    main: '#33444f',
    accent: '#a9bd2b',
    face: 'condensed-black',
    upper: true,
    tracking: 10,
    align: 'left',
    ground: 'chevron',
  },
  Isothéa: {
    body: '#f4f7f8',
    label: '#ffffff',
    ink: '#143a52',
    main: '#20719f',
    accent: '#79b65a',
    face: 'display',
    upper: false,
    tracking: 0,
    align: 'left',
    ground: 'layers',
  },
  Vitrelis: {
    body: '#f2f5f4',
    label: '#fbfdfc',
    ink: '#153f42',
    main: '#17797b',
    accent: '#9fd0c9',
    face: 'text',
    upper: false,
    tracking: 0,
    align: 'centre',
    ground: 'weave',
  },
  Papélya: {
    body: '#f3e6e0',
    label: '#fbf4f0',
    ink: '#4d2a43',
    main: '#6a3a5b',
    accent: '#d98f7c',
    face: 'display',
    upper: false,
    tracking: 0,
    align: 'centre',
    ground: 'arch',
  },
  Collantis: {
    body: '#f7f4ef',
    label: '#ffffff',
    ink: '#2a2622',
    main: '#dc5f14',
    accent: '#2a2622',
    face: 'condensed-black',
    upper: true,
    tracking: 0,
    align: 'centre',
    ground: 'drop',
  },
  Prépaline: {
    body: '#f6f3ee',
    label: '#fffdf8',
    ink: '#37303c',
    main: '#4b3f57',
    accent: '#e3a40f',
    face: 'display',
    upper: false,
    tracking: -10,
    align: 'left',
    ground: 'sweep',
  },
  Manouvrier: {
    body: '#1f1d1a',
    label: '#1f1d1a',
    ink: '#f5efe3',
    main: '#d39a35',
    accent: '#8a5a24',
    face: 'condensed-bold',
    upper: true,
    tracking: 80,
    align: 'centre',
    ground: 'frame',
  },
  Altisûr: {
    body: '#15304f',
    label: '#15304f',
    ink: '#ffffff',
    main: '#ef7d0a',
    accent: '#c9d5e2',
    face: 'condensed-slanted',
    upper: true,
    tracking: 20,
    align: 'left',
    ground: 'rail',
  },
};

// A brand that is not ours yet still gets a steady look of its own.
const FALLBACKS: readonly BrandLook[] = [
  { ...VALBRUNE, body: '#f1f2ee', main: '#3f5d3a', accent: '#c9a227', face: 'condensed-bold', upper: true, ground: 'sweep' },
  { ...VALBRUNE, body: '#efeff4', main: '#3a3f77', accent: '#c5658c', face: 'display', ground: 'layers' },
  { ...VALBRUNE, body: '#f5efe9', main: '#7a3e1d', accent: '#3c7d78', face: 'condensed-black', upper: true, ground: 'oblique' },
];
