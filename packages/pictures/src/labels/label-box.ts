import type { BrandLook } from '../brands/look.ts';
import type { Surface } from '../svg/surface.ts';

// `wide` is the whole print, part of it turned away from the eye; `safe` is what can be read.
export type LabelBox = { surface: Surface; top: number; h: number; wide: number; safe: number };

export type GroundArt = { art: string; brandInk: string; textInk: string; footInk: string };

export type Ground = (box: LabelBox, look: BrandLook) => GroundArt;
