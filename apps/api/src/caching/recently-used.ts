import { orEmpty } from '../refusals/or-empty.ts';

/** LRU cache of values that are costly to make; concurrent calls for one key share one computation. */
export type RecentlyUsed<Value> = { get(key: string, make: () => Promise<Value>): Promise<Value> };

export function recentlyUsed<Value>(most: number): RecentlyUsed<Value> {
  const values = new Map<string, Promise<Value>>();

  function made(key: string, make: () => Promise<Value>): Promise<Value> {
    const making = make();
    // A failure reaches the callers waiting now; the next call retries.
    void orEmpty<unknown>(making, undefined, () => values.delete(key));
    return making;
  }

  return {
    get(key, make) {
      const value = values.get(key) ?? made(key, make);
      // Put back at the young end, so that the one unused for longest leaves first.
      values.delete(key);
      values.set(key, value);
      const [oldest] = values.keys();
      if (values.size > most && oldest !== undefined) values.delete(oldest);
      return value;
    },
  };
}
