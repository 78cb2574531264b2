// Hundreds of colours on their way to the browser, a row of values each: named fields would weigh four times as much.
import type { ShownColour } from '@nuancier/domain/catalogue/colour/colour-chart-filter.ts';

type PackedColour = readonly [
  code: string,
  chart: string,
  name: string,
  family: string,
  hex: string,
  lrv: number,
  facade_ok: 0 | 1,
  special: string | null,
];

export function packChart(colours: readonly ShownColour[]): string {
  const rows = colours.map(({ code, chart, name, family, hex, lrv, facade_ok, special }): PackedColour => [
    code,
    chart,
    name,
    family,
    hex,
    lrv,
    facade_ok ? 1 : 0,
    special,
  ]);
  return JSON.stringify(rows);
}

/** Only what `packChart` made. */
export function unpackChart(packed: string): ShownColour[] {
  const rows = JSON.parse(packed) as readonly PackedColour[];
  return rows.map(([code, chart, name, family, hex, lrv, facade, special]) => ({
    code,
    chart,
    name,
    family,
    hex,
    lrv,
    facade_ok: facade === 1,
    special,
  }));
}
