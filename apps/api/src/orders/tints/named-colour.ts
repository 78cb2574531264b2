// A colour as people type it: a chart's code, however it is written, or a hexadecimal.
import { readHex } from '@nuancier/domain/catalogue/colour/tint-base.ts';
import { colourCoded } from '../../catalogue/catalogue.ts';
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
  const hex = readHex(text);
  if (hex !== null) return { code: null, hex, name: null, special: null, base: null };
  const colour = await colourCoded(db, text);
  if (colour === null) throw new Refusal('TINT_UNKNOWN');
  const { code, name, special, base } = colour;
  return { code, hex: colour.hex, name, special, base };
}
