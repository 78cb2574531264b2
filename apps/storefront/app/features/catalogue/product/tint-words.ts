import { tintLook } from '@nuancier/domain/catalogue/colour/colour-words.ts';
import type { TintDepth, TintHue, TintWarmth } from '@nuancier/domain/catalogue/colour/colour-words.ts';

const hues: Record<TintHue, string> = {
  white: 'blanc',
  'off-white': 'blanc cassé',
  grey: 'gris',
  black: 'noir',
  'beige-grey': 'gris beige',
  'green-grey': 'gris vert',
  'blue-grey': 'gris bleu',
  'mauve-grey': 'gris mauve',
  beige: 'beige',
  ivory: 'ivoire',
  brown: 'brun',
  'red-brown': 'brun rouge',
  ochre: 'ocre',
  yellow: 'jaune',
  orange: 'orange',
  salmon: 'rose saumon',
  red: 'rouge',
  burgundy: 'rouge bordeaux',
  pink: 'rose',
  raspberry: 'rose framboise',
  purple: 'pourpre',
  violet: 'violet',
  'violet-blue': 'bleu violet',
  blue: 'bleu',
  petrol: 'bleu pétrole',
  turquoise: 'bleu-vert',
  green: 'vert',
  'yellow-green': 'vert jaune',
  olive: 'vert olive',
};

const depths: Record<TintDepth, string> = {
  'very-light': 'très clair',
  light: 'clair',
  medium: 'moyen',
  dark: 'foncé',
  'very-dark': 'très foncé',
};

const warmths: Record<TintWarmth, string> = { warm: 'chaud', neutral: 'neutre', cool: 'froid' };

/** « vert olive, foncé, chaud » */
export function tintWords(tint: { hex: string; lrv: number }): string {
  const { hue, depth, warmth } = tintLook(tint);
  return `${hues[hue]}, ${depths[depth]}, ${warmths[warmth]}`;
}
