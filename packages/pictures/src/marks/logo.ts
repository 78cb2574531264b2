// The two shop marks, drawn on a 70 × 68 grid so that they stay sharp at 35 × 34.

import { circle, path, rect } from '../svg/shapes.ts';

// Valbrune: an ochre sun behind two brown-blue slopes; the near slope is one stroke of a brush, its tail dry.
export function valbruneMark(): string {
  const petrol = '#0f4c5c';
  return [
    circle(47, 20, 13.5, { fill: '#d98a32' }),
    path('M5 52C12 30 20 22 28 26C39 31 46 47 66 41C62 50 40 56 5 52Z', { fill: '#5b97a3' }),
    path('M1 54C10 39 22 35 33 41C44 47 54 53 69 46L68 53C61 60 50 62 40 61C26 60 14 58 2 63Z', {
      fill: petrol,
    }),
    path('M46 64C54 65 61 63 66 59L65 62C60 66 52 67.5 45 66Z', { fill: petrol }),
  ].join('');
}

// Comptoir: a graphite counter seen from the front, orange board on top, the open C of the till below.
export function comptoirMark(): string {
  const graphite = '#1d1f21';
  return [
    rect(3, 2, 64, 64, { fill: graphite }, 6),
    rect(11, 14, 48, 11, { fill: '#e8590c' }),
    path('M17 32H53V41H27V48H53V57H17Z', { fill: '#ffffff' }),
  ].join('');
}
