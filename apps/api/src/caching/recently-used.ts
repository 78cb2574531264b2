import { orEmpty } from '../refusals/or-empty.ts';

/** Values that take work, the ones used last kept; whoever asks while one is being made waits for that one. */
export type RecentlyUsed<Value> = { get(key: string, make: () => Promise<Value>): Promise<Value> };

export function recentlyUsed<Value>(most: number): RecentlyUsed<Value> {
  const values = new Map<string, Promise<Value>>();

  function made(key: string, make: () => Promise<Value>): Promise<Value> {
    const making = make();
    // What failed is tried again by whoever asks next; whoever asked now is told.
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
