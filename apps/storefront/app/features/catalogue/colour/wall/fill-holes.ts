import type { Mask } from './mask.ts';

/** A switch, a nail, a speck: smaller than this share of the picture it is painted over. */
const SMALLEST = 0.0008;

export function fillHoles(mask: Mask, width: number, height: number): Mask {
  const out = mask.slice();
  const seen = mask.slice();
  const most = SMALLEST * width * height;
  const queue = new Int32Array(mask.length);
  for (let start = 0; start < mask.length; start += 1) {
    if (seen[start]) continue;
    const count = spread(seen, queue, start, width);
    if (count < most) for (let index = 0; index < count; index += 1) out[queue[index] ?? 0] = 1;
  }
  return out;
}

/** Fills the queue with all that hangs together with a place and was not seen before. */
function spread(seen: Mask, queue: Int32Array, start: number, width: number): number {
  const lastRow = seen.length - width;
  seen[start] = 1;
  queue[0] = start;
  let end = 1;
  for (let next = 0; next < end; next += 1) {
    const at = queue[next] ?? 0;
    const x = at % width;
    if (x > 0 && seen[at - 1] === 0) {
      seen[at - 1] = 1;
      queue[end++] = at - 1;
    }
    if (x < width - 1 && seen[at + 1] === 0) {
      seen[at + 1] = 1;
      queue[end++] = at + 1;
    }
    if (at >= width && seen[at - width] === 0) {
      seen[at - width] = 1;
      queue[end++] = at - width;
    }
    if (at < lastRow && seen[at + width] === 0) {
      seen[at + width] = 1;
      queue[end++] = at + width;
    }
  }
  return end;
}
