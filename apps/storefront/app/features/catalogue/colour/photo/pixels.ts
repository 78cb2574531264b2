/** A picture as a canvas gives it: four bytes a pixel, row by row. */
export type Pixels = { width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> };

/** Light of a byte, from 0 to 1: a mean of the bytes themselves would darken every edge. */
export const LIGHT_OF_BYTE: Float32Array = Float32Array.from({ length: 256 }, (_, byte) => {
  const share = byte / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

const STEPS = 4095;
const BYTE_OF_LIGHT = Uint8Array.from({ length: STEPS + 1 }, (_, step) => {
  const light = step / STEPS;
  return Math.round(255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055));
});

export function byteOfLight(light: number): number {
  if (light <= 0) return 0;
  return light >= 1 ? 255 : (BYTE_OF_LIGHT[Math.round(light * STEPS)] ?? 255);
}

export function luminanceOf(red: number, green: number, blue: number): number {
  return 0.2126729 * red + 0.7151522 * green + 0.072175 * blue;
}

/** Half as wide and half as high; each pixel is the mean light of four. */
export function halved({ width, height, data }: Pixels): Pixels {
  const small = { width: width >> 1, height: height >> 1 };
  const out = new Uint8ClampedArray(small.width * small.height * 4);
  for (let y = 0; y < small.height; y += 1) {
    for (let x = 0; x < small.width; x += 1) {
      const at = (y * 2 * width + x * 2) * 4;
      const to = (y * small.width + x) * 4;
      for (let channel = 0; channel < 3; channel += 1) {
        const sum =
          light(data, at + channel) +
          light(data, at + 4 + channel) +
          light(data, at + width * 4 + channel) +
          light(data, at + width * 4 + 4 + channel);
        out[to + channel] = byteOfLight(sum / 4);
      }
      out[to + 3] = 255;
    }
  }
  return { ...small, data: out };
}

function light(data: Uint8ClampedArray, at: number): number {
  return LIGHT_OF_BYTE[data[at] ?? 0] ?? 0;
}
