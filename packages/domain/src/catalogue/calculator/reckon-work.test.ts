import { expect, it } from 'vitest';
import { reckonWork } from './reckon-work.ts';
import type { HandAnswer, HandWork } from './reckon-work.ts';

const reckon = (work: HandWork, typed: Record<string, string>): HandAnswer =>
  reckonWork(work, (field) => typed[field] ?? null);

it.each<[string, HandWork, Record<string, string>, HandAnswer]>([
  ['nothing before something is typed', 'peinture', {}, { kind: 'empty' }],
  // 50 × 2 ÷ 10 = 10 L and a twentieth more
  ['paint', 'peinture', { surface: '50' }, { kind: 'paint', litres: 10.5, primerLitres: null }],
  // 50 ÷ 8 = 6.25 L and a twentieth more
  [
    'paint and its primer',
    'peinture',
    { surface: '50', couches: '1', rendement: '12,5', impression: 'oui', 'rendement-impression': '8' },
    { kind: 'paint', litres: 4.2, primerLitres: 6.5625 },
  ],
  ['wallpaper', 'papier-peint', { perimetre: '14' }, { kind: 'paper', drops: 27, rolls: 9 }],
  // 5 × 0.66 = 3.30 m; 10.05 − 0.33 holds two
  [
    'wallpaper with a half drop',
    'papier-peint',
    { perimetre: '5,3', hauteur: '3,2', raccord: '66', 'type-raccord': 'saute' },
    { kind: 'paper', drops: 10, rolls: 5 },
  ],
  // 20 × 1.07 = 21.4; ÷ 2.2 = 9.7
  [
    'packs of a floor',
    'sol',
    { surface: '20' },
    { kind: 'packs', squareMetres: 21.4, packs: 10, resistance: null },
  ],
  // 100 × 1.05 = 105; ÷ 2.16 = 48.6; 0.120 ÷ 0.031 = 3.87
  [
    'insulation with its R',
    'isolant',
    { surface: '100' },
    { kind: 'packs', squareMetres: 105, packs: 49, resistance: 3.85 },
  ],
  ['what is no number', 'sol', { surface: 'grand' }, { kind: 'not-a-measure', fields: ['surface'] }],
  ['a field emptied', 'sol', { surface: '20', paquet: '' }, { kind: 'not-a-measure', fields: ['paquet'] }],
  ['sent empty', 'sol', { surface: '' }, { kind: 'not-a-measure', fields: ['surface'] }],
  [
    'every fault at once',
    'sol',
    { surface: 'grand', paquet: '-', chutes: '7' },
    { kind: 'not-a-measure', fields: ['surface', 'paquet'] },
  ],
  ['a pack of nothing', 'sol', { surface: '20', paquet: '0' }, { kind: 'out-of-range' }],
  ['a yield of nothing', 'peinture', { surface: '20', rendement: '0' }, { kind: 'out-of-range' }],
  ['half a coat', 'peinture', { surface: '20', couches: '1,5' }, { kind: 'out-of-range' }],
  ['a room higher than a roll', 'papier-peint', { perimetre: '5', hauteur: '12' }, { kind: 'out-of-range' }],
  ['a λ of wood', 'isolant', { surface: '20', lambda: '0,9' }, { kind: 'out-of-range' }],
])('PDP-08 reckons by hand: %s', (_, work, typed, expected) => {
  expect(reckon(work, typed)).toEqual(expected);
});
