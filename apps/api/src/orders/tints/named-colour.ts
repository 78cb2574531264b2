// A colour as people type it: a chart's code however it is written, a name, or a hexadecimal.
import { findTypedTint } from '../../catalogue/catalogue.ts';
import type { Database } from '../../database/tables.ts';
import { Refusal } from '../../refusals/refusal.ts';

export type NamedColour = {
  code: string | null;
  hex: string;
  name: string | null;
  special: string | null;
  base: string | null;
};

export async function namedColour(db: Database, text: string): Promise<NamedColour> {
  const typed = await findTypedTint(db, text);
  if (typed.kind === 'unknown') throw new Refusal('TINT_UNKNOWN');
  if (typed.kind === 'free') return { code: null, hex: typed.hex, name: null, special: null, base: null };
  const { code, hex, name, special, base } = typed.tint;
  return { code, hex, name, special, base };
}
