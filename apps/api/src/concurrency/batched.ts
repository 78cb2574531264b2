// Questions about many things of a kind, asked one by one and answered together: an order's papers, fifty orders long.
import DataLoader from 'dataloader';

/**
 * Of one kind of question there is one `batched`, made once; every request (or whatever the questions belong to) has a loader
 * of its own. `load` is handed each key once and answers in the order of the keys.
 */
export function batched<Owner extends object, Key, Answer>(
  load: (owner: Owner, keys: readonly Key[]) => Promise<readonly Answer[]>,
): (owner: Owner, key: Key) => Promise<Answer> {
  // A cache: a loader goes with its owner.
  const loaders = new WeakMap<Owner, DataLoader<Key, Answer>>();
  return (owner, key) => {
    let loader = loaders.get(owner);
    if (loader === undefined) loaders.set(owner, (loader = loaderOf((keys) => load(owner, keys))));
    return loader.load(key);
  };
}

function loaderOf<Key, Answer>(load: DataLoader.BatchLoadFn<Key, Answer>): DataLoader<Key, Answer> {
  const loader: DataLoader<Key, Answer> = new DataLoader(
    (keys) => {
      // Nothing is kept for the next batch: a mutation may have changed it meanwhile.
      loader.clearAll();
      return load(keys);
    },
    // After all fields resolved in this tick have enqueued their keys.
    { batchScheduleFn: (dispatch) => void setImmediate(dispatch) },
  );
  return loader;
}
