// What a file has written, for whoever looks at it afterwards.
import type { Database } from '../../database/tables.ts';
import type { ToldTable } from '../../imports/images/told-table.ts';
import { importKindNamed } from '../import-kinds.ts';
import type { NotedRun } from '../import-runs-store.ts';
import { selectPlaces, selectTouched } from './changes-store.ts';
import type { Place, TouchedRow } from './changes-store.ts';

/** As the file's cells say it; null: there is nothing. */
export type ToldCell = { column: string; before: string | null; after: string | null };

export type Change = {
  /** what names it: a reference, or several words */
  called: string;
  what: 'added' | 'changed' | 'removed';
  /** somebody has written there since: what the file left is not known any more */
  isOtherSince: boolean;
  cells: readonly ToldCell[];
};

export type ChangePage = { rows: Change[]; next: string | null };

/** Null: nothing is kept of it. */
export async function changesOf(
  db: Database,
  { kind, image }: Pick<NotedRun, 'kind' | 'image'>,
  { after, most }: { after: string | null; most: number },
): Promise<ChangePage | null> {
  const tables = importKindNamed(kind)?.told ?? [];
  if (image === null || tables.length === 0) return null;
  const names = tables.map(({ name }) => name);
  const found = await selectPlaces(db, image, { names, after: placeIn(after), most: most + 1 });
  const page = found.slice(0, most);
  const touched = await Promise.all(
    tables.map(async (table) => {
      const keys = page.filter(({ name }) => name === table.name).map(({ key }) => key);
      return keys.length === 0 ? [] : toldRows(table, await selectTouched(db, image, table, keys));
    }),
  );
  const byPlace = new Map(touched.flat());
  const last = page.at(-1);
  return {
    rows: page.flatMap((place) => byPlace.get(codeOf(place)) ?? []),
    next: found.length > most && last !== undefined ? codeOf(last) : null,
  };
}

const toldRows = (table: ToldTable, rows: readonly TouchedRow[]): [string, Change][] =>
  rows.map((row) => [codeOf(row), changeIn(table, row)]);

const codeOf = ({ name, key }: Place) => `${name}/${key}`;

function placeIn(code: string | null): Place | null {
  const [, name, key] = /^([^/]*)\/(.*)$/s.exec(code ?? '') ?? [];
  return name === undefined || key === undefined ? null : { name, key };
}

function changeIn({ told }: ToldTable, row: TouchedRow): Change {
  const { called, before, is_removed: isRemoved, is_left: isLeft } = row;
  const after = isLeft ? row.now : null;
  const what = before === null ? 'added' : isRemoved ? 'removed' : 'changed';
  const cells = Object.entries(told)
    .map(([column, { column: kept, says }]) => ({
      column,
      before: says(before?.[kept]) || null,
      after: says(after?.[kept]) || null,
    }))
    .filter((cell) => cell.before !== cell.after);
  return { called, what, isOtherSince: !isLeft, cells };
}
