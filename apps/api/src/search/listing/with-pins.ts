import { pinKey, pinnedFirst } from '@nuancier/domain/search/merchant/pins.ts';
import type { SearchIndex } from '../index/search-index.ts';
import type { FoundHits } from './tinted-hits.ts';

/** Pinned products come first, under the words as they were mended too; filters apply to them as to the others. */
export function withPins({ pins }: SearchIndex, search: string, { ids, corrected }: FoundHits): Uint32Array {
  if (pins.size === 0) return ids;
  const pinned = pins.get(pinKey(search)) ?? (corrected === null ? undefined : pins.get(pinKey(corrected)));
  return pinned === undefined ? ids : pinnedFirst(ids, pinned);
}
