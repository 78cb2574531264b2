// How light from the upper left falls on round things, metal and plastic.

import { darker, lighter } from '../colour/tint.ts';
import { linear } from '../svg/sheet.ts';
import type { Sheet, Stop } from '../svg/sheet.ts';

// Laid over a printed cylinder: shade at both edges, deeper on the right, a little light thrown back at the rim.
export const roundShade = (sheet: Sheet, strength = 1): string =>
  linear(sheet, [
    [0, '#14100c', 0.42 * strength],
    [0.07, '#14100c', 0.2 * strength],
    [0.2, '#14100c', 0.04 * strength],
    [0.34, '#14100c', 0],
    [0.55, '#14100c', 0.05 * strength],
    [0.76, '#14100c', 0.26 * strength],
    [0.92, '#14100c', 0.52 * strength],
    [0.97, '#14100c', 0.46 * strength],
    [1, '#14100c', 0.3 * strength],
  ]);

export const roundGloss = (sheet: Sheet, strength = 1): string =>
  linear(sheet, [
    [0.1, '#ffffff', 0],
    [0.19, '#ffffff', 0.2 * strength],
    [0.235, '#ffffff', 0.5 * strength],
    [0.28, '#ffffff', 0.46 * strength],
    [0.36, '#ffffff', 0.12 * strength],
    [0.46, '#ffffff', 0],
    [0.93, '#ffffff', 0],
    [0.965, '#ffffff', 0.16 * strength],
    [1, '#ffffff', 0],
  ]);

const STEEL: readonly Stop[] = [
  [0, '#7d858a'],
  [0.1, '#b4bbbf'],
  [0.24, '#fbfcfc'],
  [0.34, '#cfd5d8'],
  [0.55, '#9aa2a7'],
  [0.72, '#c6ccd0'],
  [0.86, '#737b80'],
  [1, '#a7aeb2'],
];

export const steel = (sheet: Sheet): string => linear(sheet, STEEL);

export const steelLying = (sheet: Sheet): string => linear(sheet, STEEL, [0, 0, 0, 1]);

export const steelLid = (sheet: Sheet): string =>
  linear(sheet, '0 #f7f9f9, 0.3 #d6dbdd, 0.55 #b1b8bc, 0.78 #d9dddf, 1 #9ba3a8', [0, 0, 1, 0.7]);

export const roundPlastic = (sheet: Sheet, colour: string): string =>
  linear(sheet, [
    [0, darker(colour, 0.3)],
    [0.1, darker(colour, 0.1)],
    [0.26, lighter(colour, 0.45)],
    [0.42, colour],
    [0.7, darker(colour, 0.16)],
    [0.92, darker(colour, 0.4)],
    [1, darker(colour, 0.26)],
  ]);

export const lyingPlastic = (sheet: Sheet, colour: string): string =>
  linear(
    sheet,
    [
      [0, lighter(colour, 0.12)],
      [0.18, lighter(colour, 0.5)],
      [0.36, colour],
      [0.72, darker(colour, 0.22)],
      [0.93, darker(colour, 0.42)],
      [1, darker(colour, 0.25)],
    ],
    [0, 0, 0, 1],
  );
