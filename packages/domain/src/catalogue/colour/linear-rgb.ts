/** `#RRGGBB` as light: red, green and blue from 0 to 1, without the screen's curve. */
export function linearRgb(hex: string): readonly [red: number, green: number, blue: number] {
  const channel = (at: number) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
