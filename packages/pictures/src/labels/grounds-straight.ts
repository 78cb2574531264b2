// Label grounds drawn with straight lines: frames, slabs, chevrons, courses.

import { lighter, mix } from '../colour/tint.ts';
import type { Point } from '../svg/shapes.ts';
import { block, shape } from '../svg/surface.ts';
import type { Ground } from './label-box.ts';

export const frameGround: Ground = ({ surface, top, h, wide, safe }, look) => {
  const half = safe * 0.58;
  const hair = h * 0.008;
  const inset = h * 0.022;
  const panelTop = top + h * 0.01;
  const panelTall = h * 0.98;
  const edges: readonly (readonly [number, number, number, number])[] = [
    [-half + inset, panelTop + inset, 2 * (half - inset), hair],
    [-half + inset, panelTop + panelTall - inset - hair, 2 * (half - inset), hair],
    [-half + inset, panelTop + inset, hair, panelTall - 2 * inset],
    [half - inset - hair, panelTop + inset, hair, panelTall - 2 * inset],
  ];
  const rule = look.label === look.body ? look.main : look.accent;
  const art = [
    block(surface, -wide / 2, top, wide, h, { fill: look.body }),
    block(surface, -half, panelTop, half * 2, panelTall, { fill: look.label }),
    ...edges.map(([x, y, w, tall]) => block(surface, x, y, w, tall, { fill: rule })),
    block(surface, -safe * 0.09, top + h * 0.255, safe * 0.18, hair * 1.4, { fill: rule }),
  ].join('');
  const onDark = look.label === look.body;
  return {
    art,
    brandInk: onDark ? look.main : look.ink,
    textInk: look.ink,
    footInk: onDark ? look.main : look.ink,
  };
};

export const obliqueGround: Ground = ({ surface, top, h, wide }, look) => {
  const left = -wide / 2;
  const slant = (from: number, to: number, fill: string): string => {
    const points: readonly Point[] = [
      [left, top + h * from],
      [-left, top + h * (from - 0.16)],
      [-left, top + h * (to - 0.16)],
      [left, top + h * to],
    ];
    return shape(surface, points, { fill });
  };
  const art = [
    block(surface, left, top, wide, h, { fill: look.label }),
    block(surface, left, top, wide, h * 0.2, { fill: look.main }),
    slant(0.2, 0.36, look.main),
    slant(0.36, 0.4, look.accent),
    block(surface, left, top, wide, h * 0.012, { fill: look.accent }),
  ].join('');
  return { art, brandInk: '#ffffff', textInk: look.ink, footInk: look.main };
};

export const coursesGround: Ground = ({ surface, top, h, wide }, look) => {
  const left = -wide / 2;
  const courses = [0, 1, 2].flatMap((row) => {
    const y = top + h * (0.25 + row * 0.026);
    const brick = h * 0.12;
    const count = Math.ceil(wide / brick);
    return Array.from({ length: count }, (_, index) =>
      block(surface, left + brick * (index + (row % 2) / 2), y, brick * 0.93, h * 0.02, {
        fill: mix(look.main, look.accent, [0.15, 0.5, 0.85][row] ?? 0.5),
      }),
    );
  });
  const art = [
    block(surface, left, top, wide, h, { fill: look.label }),
    block(surface, left, top, wide, h * 0.243, { fill: look.main }),
    ...courses,
  ].join('');
  return { art, brandInk: '#fbf1e4', textInk: look.ink, footInk: look.main };
};

export const plateGround: Ground = ({ surface, top, h, wide, safe }, look) => {
  const slab: readonly Point[] = [
    [-wide / 2, top + h * 0.05],
    [safe * 0.52, top + h * 0.05],
    [safe * 0.42, top + h * 0.255],
    [-wide / 2, top + h * 0.255],
  ];
  const art = [
    block(surface, -wide / 2, top, wide, h, { fill: look.body }),
    shape(surface, slab, { fill: look.main }),
    block(surface, -wide / 2, top + h * 0.62, wide, h * 0.006, { fill: look.accent, opacity: 0.7 }),
    block(surface, -wide / 2, top, wide, h * 0.012, { fill: look.accent, opacity: 0.8 }),
  ].join('');
  return { art, brandInk: '#ffffff', textInk: look.ink, footInk: look.ink };
};

export const chevronGround: Ground = ({ surface, top, h, wide, safe }, look) => {
  const marks = Array.from({ length: 4 }, (_, index) => {
    const x = safe * (0.16 + index * 0.13);
    const arm = h * 0.075;
    const thick = safe * 0.06;
    const points: readonly Point[] = [
      [x, top + h * 0.045],
      [x + thick, top + h * 0.045],
      [x + thick + arm, top + h * 0.135],
      [x + thick, top + h * 0.225],
      [x, top + h * 0.225],
      [x + arm, top + h * 0.135],
    ];
    return shape(surface, points, { fill: look.accent, opacity: 0.22 + index * 0.2 });
  });
  const art = [
    block(surface, -wide / 2, top, wide, h, { fill: look.label }),
    block(surface, -wide / 2, top, wide, h * 0.27, { fill: look.main }),
    ...marks,
    block(surface, -wide / 2, top + h * 0.27, wide, h * 0.016, { fill: look.accent }),
  ].join('');
  return { art, brandInk: '#ffffff', textInk: look.ink, footInk: look.main };
};

export const layersGround: Ground = ({ surface, top, h, wide }, look) => {
  const tones = [look.main, mix(look.main, look.accent, 0.45), look.accent, lighter(look.accent, 0.5)];
  const art = [
    block(surface, -wide / 2, top, wide, h, { fill: look.label }),
    ...tones.map((fill, index) =>
      block(surface, -wide / 2, top + h * (0.245 + index * 0.018), wide, h * 0.0185, { fill }),
    ),
    block(surface, -wide / 2, top, wide, h * 0.246, { fill: look.main }),
  ].join('');
  return { art, brandInk: '#ffffff', textInk: look.ink, footInk: look.main };
};

export const weaveGround: Ground = ({ surface, top, h, wide }, look) => {
  const rows = Array.from({ length: 7 }, (_, index) =>
    block(surface, -wide / 2, top + h * (0.012 + index * 0.037), wide, h * 0.006, {
      fill: '#ffffff',
      opacity: 0.16,
    }),
  );
  const step = h * 0.037;
  const columns = Array.from({ length: Math.floor(wide / step) }, (_, index) =>
    block(surface, -wide / 2 + index * step, top, h * 0.006, h * 0.262, { fill: '#ffffff', opacity: 0.16 }),
  );
  const art = [
    block(surface, -wide / 2, top, wide, h, { fill: look.label }),
    block(surface, -wide / 2, top, wide, h * 0.262, { fill: look.main }),
    ...rows,
    ...columns,
    block(surface, -wide / 2, top + h * 0.262, wide, h * 0.02, { fill: look.accent }),
  ].join('');
  return { art, brandInk: '#ffffff', textInk: look.ink, footInk: look.main };
};

export const railGround: Ground = ({ surface, top, h, wide }, look) => {
  const rungs = Array.from({ length: 9 }, (_, index) =>
    block(surface, -wide / 2 + (wide / 9) * index, top + h * 0.262, wide / 18, h * 0.03, { fill: look.main }),
  );
  const art = [
    block(surface, -wide / 2, top, wide, h, { fill: look.body }),
    ...rungs,
    block(surface, -wide / 2, top + h * 0.255, wide, h * 0.007, { fill: look.main }),
    block(surface, -wide / 2, top + h * 0.292, wide, h * 0.007, { fill: look.main }),
  ].join('');
  return { art, brandInk: '#ffffff', textInk: look.ink, footInk: look.main };
};
