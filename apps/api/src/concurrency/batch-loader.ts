// Questions that one request asks about many things of a kind, asked together: an order's papers, fifty orders long.

type Load<Answer> = (keys: readonly string[]) => Promise<ReadonlyMap<string, Answer>>;
type Round = { keys: Set<string>; answers: Promise<ReadonlyMap<string, unknown>> };

/**
 * `asker` is the request; keys asked for in the same turn of it are loaded at once. Of one kind of question there is one
 * `gathered`, made once.
 */
export function gathered<Asker extends object, Answer>(
  load: (asker: Asker, keys: readonly string[]) => ReturnType<Load<Answer>>,
): (asker: Asker, key: string) => Promise<Answer | undefined> {
  const rounds = new WeakMap<Asker, Round & { answers: ReturnType<Load<Answer>> }>();
  return async (asker, key) => {
    const open = rounds.get(asker);
    if (open !== undefined) {
      open.keys.add(key);
      return (await open.answers).get(key);
    }
    const keys = new Set([key]);
    const answers = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      rounds.delete(asker);
      return load(asker, [...keys]);
    });
    rounds.set(asker, { keys, answers });
    return (await answers).get(key);
  };
}
