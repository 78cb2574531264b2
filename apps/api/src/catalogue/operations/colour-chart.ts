import type { ColourChart } from '@nuancier/contract/api-types.ts';
import type { Database } from '../../database/tables.ts';
import { selectColours } from '../colour-store.ts';

/** An unknown chart is an empty one. */
export async function colourChart(db: Database, chart: string | null | undefined): Promise<ColourChart> {
  const colours = (await selectColours(db, chart ?? null)).map((row) => ({ ...row, lrv: Number(row.lrv) }));
  return { families: [...new Set(colours.map((colour) => colour.family))], colours };
}
