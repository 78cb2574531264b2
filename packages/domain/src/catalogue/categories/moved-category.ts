// The tree of categories as it is kept: each line knows its parent, its rank among its sisters, and from both its place.
import { accept, refuse } from '../../refusal.ts';
import type { Verdict } from '../../refusal.ts';

export type TreeLine = { id: number; parent_id: number | null; url_key: string };

/** Down from the root; a circle has no level, which the door of the file refuses. */
export function categoryPlaces(
  lines: readonly TreeLine[],
): ReadonlyMap<number, { level: number; url_path: string }> {
  const byId = new Map(lines.map((line) => [line.id, line]));
  return new Map(lines.map((line) => [line.id, placeOf(line, byId)]));
}

function placeOf(line: TreeLine, byId: ReadonlyMap<number, TreeLine>): { level: number; url_path: string } {
  const keys: string[] = [];
  const seen = new Set<number>();
  let at: TreeLine | undefined = line;
  while (at !== undefined && at.parent_id !== null && !seen.has(at.id)) {
    seen.add(at.id);
    keys.unshift(at.url_key);
    at = byId.get(at.parent_id);
  }
  const isCircle = at !== undefined && at.parent_id !== null;
  return { level: isCircle ? 0 : keys.length + 1, url_path: keys.join('/') };
}

export type CategoryMove = { id: number; parent: number; before: number | null };
export type MoveRefusal = 'UNKNOWN_CATEGORY' | 'ROOT_STAYS' | 'CATEGORY_INTO_ITSELF';

type Ranked = TreeLine & { position: number; level: number; url_path: string };

/** Under its parent, before this sister or last: all lines, places and ranks anew; ranks leave room in between. */
export function movedCategory<Line extends Ranked>(
  lines: readonly Line[],
  { id, parent, before }: CategoryMove,
): Verdict<Line[], MoveRefusal> {
  const byId = new Map(lines.map((line) => [line.id, line]));
  const moved = byId.get(id);
  const sister = before === null ? undefined : byId.get(before);
  if (moved === undefined || !byId.has(parent)) return refuse('UNKNOWN_CATEGORY');
  if (before !== null && (sister?.parent_id !== parent || before === id)) return refuse('UNKNOWN_CATEGORY');
  if (moved.parent_id === null) return refuse('ROOT_STAYS');
  for (let at: number | null | undefined = parent; at != null; at = byId.get(at)?.parent_id)
    if (at === id) return refuse('CATEGORY_INTO_ITSELF');
  const sisters = inOrder(lines).filter((line) => line.parent_id === parent && line.id !== id);
  const at = sister === undefined ? sisters.length : sisters.indexOf(sister);
  const ranks = new Map(sisters.toSpliced(at, 0, moved).map((line, rank) => [line.id, (rank + 1) * STEP]));
  const placed = lines.map((line) => ({
    ...line,
    parent_id: line.id === id ? parent : line.parent_id,
    position: ranks.get(line.id) ?? line.position,
  }));
  const places = categoryPlaces(placed);
  return accept(placed.map((line) => ({ ...line, ...places.get(line.id) })));
}

const STEP = 10;

function inOrder<Line extends Ranked>(lines: readonly Line[]): Line[] {
  return lines.toSorted((one, other) => one.position - other.position || one.id - other.id);
}

/** As a menu is read: each behind its parent, sisters by rank. */
export function treeOrder<Line extends Ranked>(lines: readonly Line[]): Line[] {
  const below = Map.groupBy(inOrder(lines), (line) => line.parent_id);
  const from = (parent: number | null): Line[] =>
    (below.get(parent) ?? []).flatMap((line) => [line, ...from(line.id)]);
  return from(null);
}
