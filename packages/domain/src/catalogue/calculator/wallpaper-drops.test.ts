import { expect, it } from 'vitest';
import { dropsNeeded, readPatternMatch, readRollSize } from './wallpaper-drops.ts';
import type { PaperedWall, PatternMatch, RollSize } from './wallpaper-drops.ts';

const roll: RollSize = { width: 0.53, length: 10.05 };
const free: PatternMatch = { kind: 'free' };
const straight = (repeat: number): PatternMatch => ({ kind: 'straight', repeat });
const halfDrop = (repeat: number): PatternMatch => ({ kind: 'half-drop', repeat });
const bedroom: PaperedWall = { perimeter: 14, height: 2.5 };

// By hand: 14 ÷ 0.53 = 26.4, so 27 drops; a drop is 2.50 + 0.10 = 2.60 m, three in 10.05 m, so 9 rolls.
it.each<[string, readonly PaperedWall[], RollSize, PatternMatch, { drops: number; rolls: number } | null]>([
  ['a room without match', [bedroom], roll, free, { drops: 27, rolls: 9 }],
  ['5 × 0.53 = 2.65 m: still three a roll', [bedroom], roll, straight(0.53), { drops: 27, rolls: 9 }],
  ['5 × 0.64 = 3.20 m: three a roll, 9.60 m', [bedroom], roll, straight(0.64), { drops: 27, rolls: 9 }],
  [
    'a half drop of 0.64 leaves 9.73 m, three a roll',
    [bedroom],
    roll,
    halfDrop(0.64),
    { drops: 27, rolls: 9 },
  ],
  [
    'a half drop of 0.90: 3 × 0.90 = 2.70 m, 9.60 m left, three a roll',
    [bedroom],
    roll,
    halfDrop(0.9),
    { drops: 27, rolls: 9 },
  ],
  [
    'a half drop of 1.30: 2.60 m, 9.40 m left, three a roll',
    [bedroom],
    roll,
    halfDrop(1.3),
    { drops: 27, rolls: 9 },
  ],
  [
    'a high room with a large match: 6 × 0.64 = 3.84 m, two a roll',
    [{ perimeter: 14, height: 3.2 }],
    roll,
    straight(0.64),
    { drops: 27, rolls: 14 },
  ],
  [
    'a half drop takes the last drop of a roll: 5 × 0.66 = 3.30 m, three straight, two shifted',
    [{ perimeter: 5.3, height: 3.2 }],
    roll,
    halfDrop(0.66),
    { drops: 10, rolls: 5 },
  ],
  ['the same straight', [{ perimeter: 5.3, height: 3.2 }], roll, straight(0.66), { drops: 10, rolls: 4 }],
  ['one wall of exactly ten widths', [{ perimeter: 5.3, height: 2.4 }], roll, free, { drops: 10, rolls: 3 }],
  [
    'rooms of one height share rolls: 10 + 10 drops, four a roll',
    [
      { perimeter: 5.3, height: 2.4 },
      { perimeter: 5.3, height: 2.4 },
    ],
    roll,
    free,
    { drops: 20, rolls: 5 },
  ],
  [
    'rooms of two heights do not: 3 rolls of four, 4 of three',
    [
      { perimeter: 5.3, height: 2.4 },
      { perimeter: 5.3, height: 3 },
    ],
    roll,
    free,
    { drops: 20, rolls: 7 },
  ],
  ['a wall higher than a roll is long', [{ perimeter: 5, height: 10 }], roll, free, null],
])('PDP-08 wallpaper: %s', (_, walls, size, match, expected) => {
  expect(dropsNeeded(walls, size, match)).toEqual(expected);
});

it.each<[string | null, PatternMatch | null]>([
  ['Sans raccord', free],
  ['Raccord libre', free],
  ['Raccord droit 53\u00a0cm', straight(0.53)],
  ['Raccord sauté 64 cm', halfDrop(0.64)],
  ['Raccord droit 0 cm', null],
  ['Raccord droit', null],
  ['grand motif', null],
  ['', null],
  [null, null],
])('PDP-08 the match « %s »', (text, expected) => {
  expect(readPatternMatch(text)).toEqual(expected);
});

it.each<[string, RollSize | null]>([
  ['Rouleau 0,53 × 10,05\u00a0m', roll],
  ['Rouleau 10,05 × 0,53 m', roll],
  ['Rouleau 25 m × 1 m (25 m²)', null],
  ['300 × 250 cm (7,5 m²)', null],
  ['Boîte de 100', null],
])('PDP-08 the roll « %s »', (label, expected) => {
  expect(readRollSize(label)).toEqual(expected);
});
