// Label grounds drawn with curves: hills, rings, sweeps, arches.

import { darker, lighter, mix } from '../colour/tint.ts';
import { block, disc, hill, shape } from '../svg/surface.ts';
import type { Point } from '../svg/shapes.ts';
import type { Ground } from './label-box.ts';

export const hillsGround: Ground = ({ surface, top, h, wide, safe }, look) => {
  const at = (share: number): number => top + h * share;
  const left = -wide / 2;
  const right = wide / 2;
  const art = [
    block(surface, left, top, wide, h, { fill: look.label }),
    block(surface, left, top, wide, h * 0.24, { fill: look.main }),
    disc(surface, safe * 0.46, at(0.17), h * 0.07, { fill: look.accent }),
    hill(surface, left, right, at(0.34), (u) => at(0.225 + 0.03 * Math.sin(u * 9 + 0.4)), {
      fill: lighter(look.main, 0.28),
    }),
    hill(surface, left, right, at(0.4), (u) => at(0.285 + 0.03 * Math.sin(u * 7 + 2.6)), {
      fill: look.label,
    }),
  ].join('');
  return { art, brandInk: '#ffffff', textInk: look.ink, footInk: look.main };
};

export const ringsGround: Ground = ({ surface, top, h, wide, safe }, look) => {
  const rings = [0.92, 0.74, 0.57, 0.41, 0.26, 0.13];
  const centre = top + h * 0.0;
  const art = [
    block(surface, -wide / 2, top, wide, h, { fill: look.body }),
    ...rings.map((r, index) =>
      disc(surface, safe * 0.3, centre, h * 0.5 * r, {
        fill: index % 2 === 0 ? mix(look.body, look.accent, 0.22) : mix(look.body, look.accent, 0.42),
        opacity: 0.8,
      }),
    ),
    block(surface, -safe * 0.62, top + h * 0.275, safe * 1.24, h * 0.71, { fill: look.label }),
    block(surface, -safe * 0.62, top + h * 0.275, safe * 1.24, h * 0.012, { fill: look.accent }),
  ].join('');
  return { art, brandInk: '#f7efdf', textInk: look.ink, footInk: look.ink };
};

export const sweepGround: Ground = ({ surface, top, h, wide }, look) => {
  const at = (share: number): number => top + h * share;
  const left = -wide / 2;
  const art = [
    block(surface, left, top, wide, h, { fill: look.label }),
    hill(surface, left, -left, top, (u) => at(0.36 - 0.14 * u - 0.05 * Math.sin(u * 4)), {
      fill: look.accent,
    }),
    hill(surface, left, -left, top, (u) => at(0.31 - 0.1 * u - 0.05 * Math.sin(u * 4)), { fill: look.main }),
  ].join('');
  return { art, brandInk: '#ffffff', textInk: look.ink, footInk: look.main };
};

export const archGround: Ground = ({ surface, top, h, wide, safe }, look) => {
  const half = safe * 0.56;
  const spring = top + h * 0.3;
  const arch = Array.from({ length: 25 }, (_, index): Point => {
    const angle = Math.PI * (1 - index / 24);
    return [half * Math.cos(angle), spring - h * 0.26 * Math.sin(angle)];
  });
  const art = [
    block(surface, -wide / 2, top, wide, h, { fill: look.main }),
    shape(surface, [...arch, [half, top + h * 0.99], [-half, top + h * 0.99]], { fill: look.label }),
    disc(surface, 0, top + h * 0.115, h * 0.028, { fill: look.accent }),
  ].join('');
  return { art, brandInk: look.main, textInk: look.ink, footInk: look.main };
};

export const dropGround: Ground = ({ surface, top, h, wide }, look) => {
  const drip = (u: number): number => {
    const wave = Math.cos(u * Math.PI * 9);
    return (
      top + h * (0.27 + 0.035 * Math.sign(wave) * Math.abs(wave) ** 0.5 * (0.6 + 0.4 * Math.sin(u * 13)))
    );
  };
  const art = [
    block(surface, -wide / 2, top, wide, h, { fill: look.label }),
    hill(surface, -wide / 2, wide / 2, top, drip, { fill: look.main }),
    block(surface, -wide / 2, top, wide, h * 0.035, { fill: darker(look.main, 0.2) }),
  ].join('');
  return { art, brandInk: '#ffffff', textInk: look.ink, footInk: look.ink };
};
