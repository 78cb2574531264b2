// A colour of the charts with its neighbours, which are reckoned once for as long as the charts stay the same.
import { isTooDarkOutside } from '@nuancier/domain/catalogue/colour/facade-limit.ts';
import { colourNeighbours } from '@nuancier/domain/catalogue/colour/nearest/colour-neighbours.ts';
import type { ColourNeighbours } from '@nuancier/domain/catalogue/colour/nearest/colour-neighbours.ts';
import { tintCoded } from '@nuancier/domain/catalogue/colour/tints/tint-coded.ts';
import type { Database } from '../../database/tables.ts';
import { selectColours } from './colour-store.ts';

type Row = Awaited<ReturnType<typeof selectColours>>[number];

export type SheetColour = Omit<Row, 'lrv'> & { lrv: number; facade_ok: boolean };

export type ColourSheetFacts = { colour: SheetColour } & ColourNeighbours<SheetColour>;

/** `facadeLimit`: the site's least luminance outside. Null in the place of one that no chart has. */
export async function findColourSheets(
  db: Database,
  codes: readonly string[],
  facadeLimit: number,
): Promise<(ColourSheetFacts | null)[]> {
  const rows = await selectColours(db, null);
  const colours = rows.map((row) => sheetColour(row, facadeLimit));
  const neighboursOf = keptFor(colours);
  return codes.map((code) => {
    const colour = tintCoded(colours, code);
    return colour === null ? null : { colour, ...neighboursOf(colour) };
  });
}

export function sheetColour(row: Row, facadeLimit: number): SheetColour {
  const lrv = Number(row.lrv);
  return { ...row, lrv, facade_ok: !isTooDarkOutside({ lrv }, facadeLimit) };
}

type Kept = { charts: string; neighbours: Map<string, ColourNeighbours<SheetColour>> };

let kept: Kept = { charts: '', neighbours: new Map() };

/** Two databases of one process may have different charts: what the charts hold is the key. */
function keptFor(colours: readonly SheetColour[]): (colour: SheetColour) => ColourNeighbours<SheetColour> {
  const charts = JSON.stringify(colours);
  if (kept.charts !== charts) kept = { charts, neighbours: new Map() };
  const { neighbours } = kept;
  return (colour) => {
    const known = neighbours.get(colour.code);
    if (known !== undefined) return known;
    const reckoned = colourNeighbours(colours, colour);
    neighbours.set(colour.code, reckoned);
    return reckoned;
  };
}
