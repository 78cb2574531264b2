// The colour a scene is painted in: the article's own, or for a tinting base a tint from the shop's chart.

import type { PictureFacts } from '@nuancier/domain/catalogue/picture-facts.ts';
import { safeHex } from '../colour/tint.ts';
import { plain } from '../labels/label-words.ts';

const PASTELS = ['#dfe3d3', '#e8d9cc', '#d5dfe3', '#e9dfc6', '#e2d6dc', '#d8ddd2'] as const;
const MIDDLES = ['#a9b59c', '#c9a68a', '#8fa8b3', '#c7b27c', '#b59aa2', '#9aa8a0'] as const;
const DEEPS = ['#3f5f57', '#9a5238', '#2f4f6b', '#b3842f', '#6b3f4a', '#46543f'] as const;
const OPEN = ['#5f7f78', '#b5674a', '#4f7390', '#c59a45', '#8a6a86', '#6f8560'] as const;

export function sceneTint(facts: PictureFacts): string {
  const name = plain(facts.colourName ?? '');
  const palette = basePalette(name);
  if (palette !== null) return palette[facts.seed % palette.length] ?? palette[0];
  if (name === '' || name === 'incolore' || name === 'translucide') return '#e9e4da';
  return safeHex(facts.colourHex, '#e9e4da');
}

// A pastel base makes pale tints, a transparent one deep ones: the room shows what the base can do.
function basePalette(name: string): readonly [string, ...string[]] | null {
  if (!name.startsWith('base')) return null;
  if (name.includes('pastel')) return PASTELS;
  if (name.includes('moyenne')) return MIDDLES;
  return name.includes('transparente') ? DEEPS : OPEN;
}
