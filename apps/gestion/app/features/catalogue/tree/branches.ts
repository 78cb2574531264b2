// The tree is long: what is shown of it is said by its address, as the rayons that are open and the words looked for.
import { hasWords } from '../../office/words/has-words.ts';

type Line = { id: number; parent: number | null };
type NamedLine = Line & { name: string };

export type TreeView = { open: readonly number[]; query: string };

export function readTreeView(address: URLSearchParams): TreeView {
  const open = address.getAll('ouvert').map(Number).filter(Number.isInteger);
  return withOpen({ open: [], query: address.get('q')?.trim() ?? '' }, open);
}

/** Each link repeats them all: whoever opens one more folds the first again. */
const MOST_OPEN = 40;

export function withOpen({ open, query }: TreeView, more: readonly number[]): TreeView {
  return { open: [...new Set([...open, ...more])].slice(-MOST_OPEN), query };
}

/** The part of the address after the path; empty for the tree as it first opens. */
export function treeAddress({ open, query }: TreeView): string {
  const address = new URLSearchParams([
    ...(query === '' ? [] : [['q', query]]),
    ...open.map((id) => ['ouvert', String(id)]),
  ]);
  return address.size === 0 ? '' : `?${address}`;
}

/** A rayon and all above it, without the root, which is never shown. */
export function branchTo(tree: readonly Line[], id: number | null): number[] {
  const own = tree.find((line) => line.id === id);
  return own === undefined || own.parent === null ? [] : [own.id, ...branchTo(tree, own.parent)];
}

/** The first level, what lies below an open rayon, and what was found with all above it. */
export function shownRows<Row extends NamedLine>(
  tree: readonly Row[],
  { open, query }: TreeView,
): { rows: Row[]; found: number | null } {
  const below = tree.filter(({ parent }) => parent !== null);
  const found = query === '' ? null : below.filter(({ name }) => hasWords(name, query)).map(({ id }) => id);
  const root = tree.find(({ parent }) => parent === null)?.id;
  const shown = new Set(
    found === null
      ? below.filter(({ parent }) => parent === root).map(({ id }) => id)
      : found.flatMap((id) => branchTo(tree, id)),
  );
  // The tree is read from above, so a parent is judged before its own.
  for (const { id, parent } of below) {
    if (parent !== null && shown.has(parent) && open.includes(parent)) shown.add(id);
  }
  return { rows: below.filter(({ id }) => shown.has(id)), found: found?.length ?? null };
}
