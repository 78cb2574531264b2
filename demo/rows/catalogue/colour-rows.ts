// The two colour charts: the shop's own, then RAL Classic.
import ral from '../../data/colours-ral.json' with { type: 'json' };
import valbrune from '../../data/colours-valbrune.json' with { type: 'json' };
import type { FileLine } from '../file-line.ts';

type DemoColour = {
  code: string;
  name: string;
  family: string;
  hex: string;
  lab: readonly number[];
  lrv: number;
  tintClass: string;
  base: string;
  facade: boolean;
  special?: string | undefined;
};

type ChartColour = DemoColour & { chart: string; position: number };

export function colourRows(): FileLine[] {
  return demoColours().map(({ lab: [l = 0, a = 0, b = 0], ...colour }) => ({
    teinte: colour.code,
    nuancier: colour.chart,
    position: colour.position,
    nom: colour.name,
    famille: colour.family,
    ecran: colour.hex,
    lab_l: l,
    lab_a: a,
    lab_b: b,
    luminance: colour.lrv,
    classe: colour.tintClass,
    base: colour.base,
    particularite: colour.special,
  }));
}

export function demoColours(): ChartColour[] {
  return [...valbrune.map(placedIn('valbrune')), ...ral.map(placedIn('ral'))];
}

function placedIn(chart: string): (colour: DemoColour, index: number) => ChartColour {
  return (colour, index) => ({ ...colour, chart, position: index + 1 });
}
