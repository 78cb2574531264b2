// A sheet gathers the definitions (gradients, clips, filters) of one picture and gives each its own id.

import { n } from './numbers.ts';

export type Stop = readonly [offset: number, colour: string, opacity?: number];

// Fixed colours are shorter to read as text: '0 #ffffff 0.3, 1 #14100c 0.2'.
export type Stops = string | readonly Stop[];

export type Sheet = {
  define: (make: (id: string) => string) => string;
  definitions: () => string;
};

export function newSheet(): Sheet {
  const parts = new Map<string, string>();
  let count = 0;
  const definitions = (): string =>
    [...parts.entries()].map(([body, id]) => body.replaceAll('@id@', id)).join('');
  // The same definition asked twice is written once: a range of packs shares its metal and its shadows.
  const define = (make: (id: string) => string): string => {
    const body = make('@id@');
    const known = parts.get(body);
    if (known !== undefined) return known;
    count += 1;
    const id = `d${count}`;
    parts.set(body, id);
    return id;
  };
  return { define, definitions };
}

export function linear(
  sheet: Sheet,
  stops: Stops,
  [x1, y1, x2, y2]: readonly [number, number, number, number] = [0, 0, 1, 0],
): string {
  const id = sheet.define(
    (self) =>
      `<linearGradient id="${self}" x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}">${stopList(stops)}</linearGradient>`,
  );
  return `url(#${id})`;
}

// In the drawing's own units, for light that runs across several shapes at once.
export function linearAcross(
  sheet: Sheet,
  stops: Stops,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
): string {
  const id = sheet.define(
    (self) =>
      `<linearGradient id="${self}" gradientUnits="userSpaceOnUse" x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}">${stopList(stops)}</linearGradient>`,
  );
  return `url(#${id})`;
}

export function radial(
  sheet: Sheet,
  stops: Stops,
  { cx = 0.5, cy = 0.5, r = 0.5 }: { cx?: number; cy?: number; r?: number } = {},
): string {
  const id = sheet.define(
    (self) =>
      `<radialGradient id="${self}" cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}">${stopList(stops)}</radialGradient>`,
  );
  return `url(#${id})`;
}

export function blur(sheet: Sheet, radius: number): string {
  const id = sheet.define(
    (self) =>
      `<filter id="${self}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${n(radius)}"/></filter>`,
  );
  return `url(#${id})`;
}

// For things laid flat and seen from above: the shade falls to the lower right of every edge.
export function laidShadow(sheet: Sheet, drop: number): string {
  const id = sheet.define(
    (self) =>
      `<filter id="${self}" x="-30%" y="-30%" width="170%" height="170%"><feDropShadow dx="${n(drop * 0.7)}" dy="${n(drop)}" stdDeviation="${n(drop * 0.75)}" flood-color="#1d1813" flood-opacity="0.42"/></filter>`,
  );
  return `url(#${id})`;
}

export function clip(sheet: Sheet, shape: string): string {
  const id = sheet.define((self) => `<clipPath id="${self}">${shape}</clipPath>`);
  return `url(#${id})`;
}

export function pattern(
  sheet: Sheet,
  width: number,
  height: number,
  content: string,
  transform = '',
): string {
  const turned = transform === '' ? '' : ` patternTransform="${transform}"`;
  const id = sheet.define(
    (self) =>
      `<pattern id="${self}" patternUnits="userSpaceOnUse" width="${n(width)}" height="${n(height)}"${turned}>${content}</pattern>`,
  );
  return `url(#${id})`;
}

function stopList(stops: Stops): string {
  return (typeof stops === 'string' ? readStops(stops) : stops)
    .map(([offset, colour, opacity]) => {
      const alpha = opacity === undefined ? '' : ` stop-opacity="${n(opacity)}"`;
      return `<stop offset="${n(offset)}" stop-color="${colour}"${alpha}/>`;
    })
    .join('');
}

const readStops = (text: string): readonly Stop[] =>
  text.split(', ').map((stop) => {
    const [offset = '0', colour = '#000000', opacity] = stop.split(' ');
    return opacity === undefined ? [Number(offset), colour] : [Number(offset), colour, Number(opacity)];
  });
