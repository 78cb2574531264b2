// The colour a scene is painted in: the article's own, or for a tinting base a tint from the shop's chart.

import type { PictureFacts } from '@nuancier/domain/catalogue/pictures/picture-facts.ts';
import { safeHex } from '../colour/tint.ts';
import { isTintingBase, plain } from '../labels/label-words.ts';

const PASTELS = ['#dfe3d3', '#e8d9cc', '#d5dfe3', '#e9dfc6', '#e2d6dc', '#d8ddd2'] as const;
const MIDDLES = ['#a9b59c', '#c9a68a', '#8fa8b3', '#c7b27c', '#b59aa2', '#9aa8a0'] as const;
const DEEPS = ['#3f5f57', '#9a5238', '#2f4f6b', '#b3842f', '#6b3f4a', '#46543f'] as const;
const OPEN = ['#6d8a83', '#b87a60', '#5f7e95', '#c8a45c', '#93798d', '#7d8f6f'] as const;
const FACADES = ['#e6d6b8', '#dcc6a0', '#e3c3a4', '#d8d2c4', '#cfc0a8', '#e9dfc8', '#d9b998'] as const;
const CLADDINGS = ['#5f7683', '#7d8b78', '#8c4a3c', '#d9d0bd', '#4d5a5f', '#a3a79c'] as const;
const FLOORS = ['#9a9d98', '#7f868a', '#a88f78', '#b4afa4', '#8c6a5c'] as const;

type Palette = readonly [string, ...string[]];

// A façade is not painted in the tints of a bedroom: each place has its own.
const OUTDOORS: Readonly<Partial<Record<PictureFacts['scene'], Palette>>> = {
  facade: FACADES,
  insulation: FACADES,
  timber: CLADDINGS,
  floor: FLOORS,
};

export function sceneTint(facts: PictureFacts): string {
  const name = plain(facts.colourName ?? '');
  const palette = isTintingBase(facts) ? (OUTDOORS[facts.scene] ?? basePalette(name)) : null;
  if (palette !== null) return palette[facts.seed % palette.length] ?? palette[0];
  if (name === '' || name === 'incolore' || name === 'translucide') return '#e9e4da';
  return safeHex(facts.colourHex, '#e9e4da');
}

// A pastel base makes pale tints, a transparent one deep ones: the room shows what the base can do.
function basePalette(name: string): Palette {
  if (name.includes('pastel')) return PASTELS;
  if (name.includes('moyenne')) return MIDDLES;
  return name.includes('transparente') ? DEEPS : OPEN;
}
