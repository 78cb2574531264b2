import { orEmpty } from '../refusals/or-empty.ts';

/** A value read from the database once and cached until `invalidate`. */
export type Cached<Value> = { get(): Promise<Value>; invalidate(): void };

/**
 * After `invalidate`, the next `get` waits for a fresh value. When reading fails, an older value still serves:
 * the catalogue stays open while the database is away.
 */
export function cached<Value>(read: () => Promise<Value>, report: (trouble: unknown) => void): Cached<Value> {
  let held: { value: Value; edition: number } | undefined;
  let edition = 1;
  let reading: Promise<Value> | undefined;

  async function readOnce(): Promise<Value> {
    const wanted = edition;
    const value = await read();
    held = { value, edition: wanted };
    return value;
  }

  async function get(): Promise<Value> {
    const asked = edition;
    if (held !== undefined && held.edition >= asked) return held.value;
    // A reading under way may have begun before the change that this caller has to see: then read once more.
    if (reading !== undefined) await orEmpty<unknown>(reading, undefined, ignoreHere);
    if (held !== undefined && held.edition >= asked) return held.value;
    reading ??= readOnce().finally(() => {
      reading = undefined;
    });
    return held === undefined ? reading : orEmpty(reading, held.value, report);
  }

  return {
    get,
    invalidate() {
      edition += 1;
    },
  };
}

// The caller that started the reading reports its failure.
function ignoreHere(): void {}
