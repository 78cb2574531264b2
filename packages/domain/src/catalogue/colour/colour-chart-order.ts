// In which order the colours of a family stand; without one asked for, in the chart's own.
import { optionCode } from '../articles/option-code.ts';
import { oklchOf } from './colour-oklch.ts';

export const chartOrders = ['hue', 'lightness', 'name'] as const;
export type ChartOrder = (typeof chartOrders)[number];

type OrderedColour = { code: string; name: string; hex: string; lrv: number };

/** Below this chroma the eye sees a grey, whose hue means nothing. */
const COLOURLESS = 0.012;
/** From pink through red, yellow, green and blue to violet: no family of the charts lies across this edge. */
const FIRST_HUE = 330;

export function sortColours<C extends OrderedColour>(
  colours: readonly C[],
  order: ChartOrder | null,
): readonly C[] {
  switch (order) {
    case null:
      return colours;
    case 'hue':
      return byKeys(colours, ({ hex, lrv }) => [huePlace(hex), -lrv]);
    case 'lightness':
      return byKeys(colours, ({ lrv }) => [-lrv]);
    case 'name':
      // Not by the reader's locale: server and browser must agree.
      return colours.toSorted((one, other) => compareNames(one, other));
  }
}

/** Greys first. */
function huePlace(hex: string): number {
  const { chroma, hue } = oklchOf(hex);
  return chroma < COLOURLESS ? -1 : (hue - FIRST_HUE + 360) % 360;
}

function byKeys<C extends OrderedColour>(
  colours: readonly C[],
  keysOf: (colour: C) => readonly number[],
): readonly C[] {
  return colours
    .map((colour) => ({ colour, keys: keysOf(colour) }))
    .toSorted((one, other) => {
      const at = one.keys.findIndex((key, place) => key !== other.keys[place]);
      return at === -1 ? compareNames(one.colour, other.colour) : (one.keys[at] ?? 0) - (other.keys[at] ?? 0);
    })
    .map(({ colour }) => colour);
}

function compareNames(one: OrderedColour, other: OrderedColour): number {
  return compare(optionCode(one.name), optionCode(other.name)) || compare(one.code, other.code);
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
