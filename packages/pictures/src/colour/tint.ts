// Colour sums in OKLab, so that a lighter or darker tint keeps its hue as paint does.

import { converter, formatHex, interpolate, parse, wcagContrast } from 'culori';

const toOklch = converter('oklch');
const KNOWN_HEX = /^#[0-9a-f]{6}$/i;

export const mix = (from: string, to: string, share: number): string =>
  formatHex(interpolate([from, to], 'oklab')(share)) ?? from;

export const lighter = (colour: string, share: number): string => mix(colour, '#ffffff', share);

export const darker = (colour: string, share: number): string => mix(colour, '#0b0d10', share);

export const contrast = (one: string, other: string): number => wcagContrast(one, other);

export const isDark = (colour: string): boolean => contrast(colour, '#ffffff') > contrast(colour, '#1a1a1a');

export const inkOn = (ground: string, dark = '#1b2023', light = '#ffffff'): string =>
  contrast(ground, light) >= 3 && contrast(ground, light) > contrast(ground, dark) * 0.6 ? light : dark;

export const lightness = (colour: string): number => toOklch(parse(colour))?.l ?? 0.5;

// Only a plain six-figure hex passes: nothing else from outside reaches an attribute.
export const safeHex = (colour: string | undefined, otherwise: string): string =>
  colour !== undefined && KNOWN_HEX.test(colour) ? colour : otherwise;
