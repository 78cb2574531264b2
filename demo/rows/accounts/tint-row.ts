// A tint as it was sold: one of the charts, or the buyer's own.
import type { OrderTintRow } from '@nuancier/api/orders/imports/orders-import-rows.ts';
import { tintClassOfHex } from '@nuancier/domain/catalogue/colour/tint-class.ts';
import { colourRows } from '../catalogue/colour-rows.ts';

export type DemoTint = {
  code?: string | undefined;
  hex?: string | undefined;
  label?: string | undefined;
  base?: string | undefined;
};

export function tintRow({ code, hex, label = undefined, base }: DemoTint): OrderTintRow {
  const own = { label: label ?? null, base: base ?? null };
  if (hex !== undefined) return { code: null, hex, name: null, tint_class: tintClassOfHex(hex), ...own };
  const colour = colourRows().find((one) => one.code === code);
  if (colour === undefined) throw new Error(`The demo's orders name an unknown tint « ${code} »`);
  return { code: colour.code, hex: colour.hex, name: colour.name, tint_class: colour.tint_class, ...own };
}
