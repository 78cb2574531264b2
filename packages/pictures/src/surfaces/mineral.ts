// Stone-like grounds: render, concrete, terrazzo, brick courses, tiles.

import { darker, lighter, mix } from '../colour/tint.ts';
import { n, seeded } from '../svg/numbers.ts';
import { circle, path, rect } from '../svg/shapes.ts';
import { pattern, radial } from '../svg/sheet.ts';
import type { Sheet } from '../svg/sheet.ts';

// Grain of a float-finished render: many small lights and shades, drawn once and repeated.
export function renderFill(sheet: Sheet, tone: string, step = 6, seed = 11): string {
  const random = seeded(seed);
  const side = step * 16;
  const grains = Array.from({ length: 110 }, () => {
    const r = step * (0.16 + random() * 0.34);
    const x = random() * side;
    const y = random() * side;
    return (
      circle(x, y, r, { fill: darker(tone, 0.2), opacity: 0.32 }) +
      circle(x - r * 0.3, y - r * 0.3, r * 0.7, { fill: lighter(tone, 0.45), opacity: 0.5 })
    );
  });
  return pattern(sheet, side, side, rect(0, 0, side, side, { fill: tone }) + grains.join(''));
}

export function concreteFill(sheet: Sheet, tone: string, step = 10, seed = 5): string {
  const random = seeded(seed);
  const side = step * 40;
  const cloud = (share: number, fill: string): string => {
    const x = random() * side;
    const y = random() * side;
    const r = side * (0.12 + random() * share);
    // Drawn at the neighbours' places too, so that the repeat does not show.
    return [-side, 0, side]
      .flatMap((dx) =>
        [-side, 0, side].map((dy) =>
          circle(x + dx, y + dy, r, {
            fill: radial(sheet, [
              [0, fill, 0.3],
              [1, fill, 0],
            ]),
          }),
        ),
      )
      .join('');
  };
  const clouds = Array.from({ length: 12 }, (_, index) =>
    cloud(0.22, index % 2 === 0 ? darker(tone, 0.3) : lighter(tone, 0.5)),
  );
  const pores = Array.from({ length: 40 }, () =>
    circle(random() * side, random() * side, step * (0.06 + random() * 0.12), {
      fill: darker(tone, 0.35),
      opacity: 0.45,
    }),
  );
  return pattern(
    sheet,
    side,
    side,
    rect(0, 0, side, side, { fill: tone }) + clouds.join('') + pores.join(''),
  );
}

export function terrazzoFill(sheet: Sheet, tone: string, step = 10, seed = 9): string {
  const random = seeded(seed);
  const side = step * 14;
  const chips = ['#8d8379', '#c7a98b', '#5d625f', '#e9e1d4', '#b08068', '#a3aca5'];
  const drawn = Array.from({ length: 46 }, (_, index) => {
    const x = step + random() * (side - 2 * step);
    const y = step + random() * (side - 2 * step);
    const r = step * (0.22 + random() * 0.55);
    const corners = Array.from({ length: 5 }, (_unused, corner) => {
      const angle = (corner / 5) * Math.PI * 2 + random();
      return `${n(x + r * Math.cos(angle))} ${n(y + r * Math.sin(angle) * 0.8)}`;
    });
    return path(`M${corners.join('L')}Z`, { fill: chips[index % chips.length] ?? tone, opacity: 0.85 });
  });
  return pattern(sheet, side, side, rect(0, 0, side, side, { fill: tone }) + drawn.join(''));
}

export function tileFill(sheet: Sheet, tone: string, w: number, h: number, joint: string): string {
  const gap = h * 0.05;
  const tile = (x: number, y: number): string =>
    [
      rect(x + gap / 2, y + gap / 2, w - gap, h - gap, { fill: tone }, gap * 0.4),
      rect(x + gap / 2, y + gap / 2, w - gap, gap * 0.7, { fill: lighter(tone, 0.7), opacity: 0.7 }),
      rect(x + gap / 2, y + h - gap * 1.2, w - gap, gap * 0.7, { fill: darker(tone, 0.2), opacity: 0.4 }),
    ].join('');
  return pattern(
    sheet,
    w,
    h * 2,
    rect(0, 0, w, h * 2, { fill: joint }) + tile(0, 0) + tile(-w / 2, h) + tile(w / 2, h),
  );
}

export function roofTileFill(sheet: Sheet, tone: string, w: number, h: number): string {
  const tile = (x: number, y: number, share: number): string =>
    [
      path(`M${n(x)} ${n(y)}h${n(w)}v${n(h * 0.82)}q${n(-w / 2)} ${n(h * 0.34)} ${n(-w)} 0Z`, {
        fill: mix(tone, share > 0.5 ? '#ffffff' : '#1b120c', 0.06 + share * 0.05),
      }),
      path(`M${n(x)} ${n(y + h * 0.82)}q${n(w / 2)} ${n(h * 0.34)} ${n(w)} 0`, {
        stroke: darker(tone, 0.5),
        width: h * 0.06,
      }),
      path(`M${n(x + w * 0.04)} ${n(y)}v${n(h * 0.84)}`, {
        stroke: darker(tone, 0.4),
        width: w * 0.03,
        opacity: 0.7,
      }),
      path(`M${n(x + w * 0.18)} ${n(y + h * 0.1)}v${n(h * 0.72)}`, {
        stroke: lighter(tone, 0.4),
        width: w * 0.09,
        opacity: 0.35,
      }),
    ].join('');
  return pattern(
    sheet,
    w * 2,
    h * 2,
    [
      rect(0, 0, w * 2, h * 2, { fill: darker(tone, 0.4) }),
      tile(-w / 2, h, 0.2),
      tile(w / 2, h, 0.7),
      tile(w * 1.5, h, 0.4),
      tile(0, 0, 0.5),
      tile(w, 0, 0.15),
      tile(-w / 2, -h, 0.2),
      tile(w / 2, -h, 0.7),
      tile(w * 1.5, -h, 0.4),
    ].join(''),
  );
}
