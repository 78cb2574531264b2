// A tint as it was sold: one of the charts, or the buyer's own.
import type { FileLine } from '../file-line.ts';

export type DemoTint = {
  code?: string | undefined;
  hex?: string | undefined;
  label?: string | undefined;
  base?: string | undefined;
};

export function tintRow({ code, hex, label }: DemoTint): FileLine {
  return { teinte: code, teinte_ecran: hex, teinte_libelle: label };
}
