/** Mean of the square around each pixel, cut at the edges of the picture, in two passes of running sums. */
export function boxMean(
  values: Float32Array,
  width: number,
  height: number,
  radius: number,
): Float32Array<ArrayBuffer> {
  const across = new Float32Array(values.length);
  for (let y = 0; y < height; y += 1) run(values, across, y * width, 1, width, radius);
  const out = new Float32Array(values.length);
  for (let x = 0; x < width; x += 1) run(across, out, x, width, height, radius);
  return out;
}

function run(
  from: Float32Array,
  to: Float32Array,
  start: number,
  stride: number,
  length: number,
  radius: number,
): void {
  let sum = 0;
  let count = 0;
  for (let index = 0; index < Math.min(radius, length); index += 1) {
    sum += from[start + index * stride] ?? 0;
    count += 1;
  }
  for (let index = 0; index < length; index += 1) {
    if (index + radius < length) {
      sum += from[start + (index + radius) * stride] ?? 0;
      count += 1;
    }
    if (index > radius) {
      sum -= from[start + (index - radius - 1) * stride] ?? 0;
      count -= 1;
    }
    to[start + index * stride] = sum / count;
  }
}
