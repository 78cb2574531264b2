/** One byte a pixel: 0 outside, another number inside. */
export type Mask = Uint8Array<ArrayBuffer>;
