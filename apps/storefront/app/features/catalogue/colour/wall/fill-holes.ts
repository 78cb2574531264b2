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
    const count = spread(start);
    if (count < most) for (let index = 0; index < count; index += 1) out[queue[index] ?? 0] = 1;
  }
  return out;

  function spread(start: number): number {
    let end = 0;
    const take = (at: number) => {
      if (seen[at]) return;
      seen[at] = 1;
      queue[end] = at;
      end += 1;
    };
    take(start);
    for (let next = 0; next < end; next += 1) {
      const at = queue[next] ?? 0;
      const x = at % width;
      if (x > 0) take(at - 1);
      if (x < width - 1) take(at + 1);
      if (at >= width) take(at - width);
      if (at < width * (height - 1)) take(at + width);
    }
    return end;
  }
}
