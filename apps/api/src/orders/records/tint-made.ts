// How a line's tint was made. Lines of before this was kept tell it by today's chart and article.
import { formulaCode } from '@nuancier/domain/catalogue/colour/tints/formula-code.ts';
import { tintClassOfHex } from '@nuancier/domain/catalogue/colour/tint-class.ts';
import { sql } from 'kysely';
import type { OrderTint, TintMade } from './order-record.ts';

export type MadeColumns = {
  name: string | null;
  tintClass: string | null;
  base: string | null;
  formula: string | null;
};

/** Of `line`, beside the `article` and the `colour` that it names, where they are still there. */
export const MADE = sql<MadeColumns>`json_build_object(
  'name', coalesce(line.tint_name, case when line.formula_code is null then colour.name end),
  'tintClass', coalesce(line.tint_class, colour.tint_class),
  'base', coalesce(line.tint_base, case when article.tintable then article.color end),
  'formula', line.formula_code)`;

export function tintMade(tint: OrderTint | null, kept: MadeColumns): TintMade | null {
  if (tint === null) return null;
  const { customColorExa: hex, code } = tint;
  const { name, base } = kept;
  const tintClass = kept.tintClass ?? tintClassOfHex(hex);
  return { name, tintClass, base, formula: kept.formula ?? formulaCode({ base, code, hex, tintClass }) };
}
