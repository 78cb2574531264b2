// The two colour charts: the shop's own, then RAL Classic.
import type { ColourRow } from '@nuancier/api/catalogue/imports/catalogue-import-rows.ts';
import ral from '../../data/colours-ral.json' with { type: 'json' };
import valbrune from '../../data/colours-valbrune.json' with { type: 'json' };

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

export function colourRows(): ColourRow[] {
  return [...valbrune.map(rowOf('valbrune')), ...ral.map(rowOf('ral'))];
}

function rowOf(chart: string): (colour: DemoColour, index: number) => ColourRow {
  return ({ lab: [l = 0, a = 0, b = 0], tintClass, facade: _facade, special, ...colour }, index) => ({
    ...colour,
    chart,
    position: index + 1,
    lab_l: l,
    lab_a: a,
    lab_b: b,
    tint_class: tintClass,
    special: special ?? null,
  });
}
