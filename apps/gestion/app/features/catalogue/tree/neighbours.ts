type Line = { id: number; parent: number | null };
type Place = { before: number | null };

/** Where one step among its sisters leads: before which of them, or last. Undefined at the end of the row. */
export function neighbours(
  tree: readonly Line[],
  id: number,
): { up: Place | undefined; down: Place | undefined } {
  const own = tree.find((line) => line.id === id);
  const sisters = tree.filter(({ parent }) => parent === own?.parent).map((line) => line.id);
  const at = sisters.indexOf(id);
  const [above, below] = [at > 0 ? sisters[at - 1] : undefined, sisters[at + 1]];
  return {
    up: above === undefined ? undefined : { before: above },
    down: below === undefined ? undefined : { before: sisters[at + 2] ?? null },
  };
}
