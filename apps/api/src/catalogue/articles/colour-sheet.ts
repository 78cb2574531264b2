// A colour of the charts with its neighbours, which are reckoned once for as long as the charts stay the same.
import { optionCode } from '@nuancier/domain/catalogue/articles/option-code.ts';
import { colourNeighbours } from '@nuancier/domain/catalogue/colour/nearest/colour-neighbours.ts';
import type { ColourNeighbours } from '@nuancier/domain/catalogue/colour/nearest/colour-neighbours.ts';
import type { Database } from '../../database/tables.ts';
import { selectColours } from './colour-store.ts';

export type SheetColour = Omit<Awaited<ReturnType<typeof selectColours>>[number], 'lrv'> & { lrv: number };

export type ColourSheetFacts = { colour: SheetColour } & ColourNeighbours<SheetColour>;

/** A code is read as an address writes it: `ral-7016` is `RAL 7016`. Null in the place of one that no chart has. */
export async function findColourSheets(
  db: Database,
  codes: readonly string[],
): Promise<(ColourSheetFacts | null)[]> {
  const rows = await selectColours(db, null);
  const colours = rows.map((row) => ({ ...row, lrv: Number(row.lrv) }));
  const neighboursOf = keptFor(colours);
  return codes.map((code) => {
    const colour = colours.find((candidate) => optionCode(candidate.code) === optionCode(code));
    return colour === undefined ? null : { colour, ...neighboursOf(colour) };
  });
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
