// The finished text of shared answers: a product on a hundred listings is written once for each document that shows it.

/** Remembers the text of one part of one document, by the frozen object it shows. */
export type CachedText = {
  of(value: object, write: () => string): Buffer;
};

export type TextCache = { cachedText(): CachedText };

/** All kept texts together stay within `mostBytes`; past that they are let go and begin anew. */
export function createTextCache(mostBytes: number): TextCache {
  let edition = 0;
  let bytes = 0;

  function cachedText(): CachedText {
    let texts = new WeakMap<object, Buffer>();
    let ofEdition = edition;
    return {
      of(value, write) {
        if (ofEdition !== edition) {
          texts = new WeakMap();
          ofEdition = edition;
        }
        const known = texts.get(value);
        if (known !== undefined) return known;
        const made = Buffer.from(write());
        bytes += made.length + ENTRY_BYTES;
        if (bytes > mostBytes) {
          edition += 1;
          bytes = 0;
        } else {
          texts.set(value, made);
        }
        return made;
      },
    };
  }

  return { cachedText };
}

// What the map and the buffer's own head take, roughly.
const ENTRY_BYTES = 150;
