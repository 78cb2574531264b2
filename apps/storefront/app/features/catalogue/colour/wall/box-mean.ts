/** Of the rows, kept between calls: fresh memory costs a telephone more than the sums do. */
let across = new Float32Array();

/**
 * Mean of the square around each pixel, cut at the edges of the picture: running sums along the rows, then down all
 * columns at once, so that memory is read in its own order. `out` may be the values themselves.
 */
export function boxMean(
  values: Float32Array,
  width: number,
  height: number,
  radius: number,
  out = new Float32Array(values.length),
): Float32Array<ArrayBuffer> {
  if (across.length < values.length) across = new Float32Array(values.length);
  for (let y = 0; y < height; y += 1) sumAcross(values, y * width, width, radius);
  const sums = new Float64Array(width);
  const shares = Float64Array.from({ length: width }, (_, x) => 1 / seen(x, width, radius));
  const nothing = new Float32Array(width);
  for (let y = -radius; y < height; y += 1) {
    const coming = y + radius < height ? rowOf(across, y + radius, width) : nothing;
    const going = y > radius ? rowOf(across, y - radius - 1, width) : nothing;
    const share = y < 0 ? 0 : 1 / seen(y, height, radius);
    const row = rowOf(out, Math.max(0, y), width);
    for (let x = 0; x < width; x += 1) {
      const sum = (sums[x] ?? 0) + ((coming[x] ?? 0) - (going[x] ?? 0));
      sums[x] = sum;
      row[x] = sum * (shares[x] ?? 0) * share;
    }
  }
  return out;
}

function sumAcross(from: Float32Array, start: number, width: number, radius: number): void {
  const end = start + width;
  let sum = 0;
  for (let at = start; at < Math.min(start + radius, end); at += 1) sum += from[at] ?? 0;
  for (let at = start; at < end; at += 1) {
    if (at + radius < end) sum += from[at + radius] ?? 0;
    if (at - radius > start) sum -= from[at - radius - 1] ?? 0;
    across[at] = sum;
  }
}

function rowOf(plane: Float32Array, y: number, width: number): Float32Array {
  return plane.subarray(y * width, (y + 1) * width);
}

/** How many pixels of a line the square around one of them holds. */
function seen(at: number, length: number, radius: number): number {
  return Math.min(length - 1, at + radius) - Math.max(0, at - radius) + 1;
}
