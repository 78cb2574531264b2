// Contrast between two colours of a theme's sheet, by the formula of WCAG 2.

/** The `--name: value` pairs of the block a selector opens. */
export function tokensOf(sheet: string, selector: string): Map<string, string> {
  const start = sheet.indexOf(`${selector} {`);
  const block = start < 0 ? '' : sheet.slice(start, sheet.indexOf('\n}', start));
  const pairs = [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)];
  return new Map(pairs.map(([, name = '', value = '']) => [name, value.trim()]));
}

export function contrast(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

function luminance(hex: string): number {
  const digits = hex.replace('#', '');
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  if (!/^[\da-f]{6}$/i.test(full)) throw new Error(`Not a colour: ${hex}`);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) =>
    linear(Number.parseInt(full.slice(at, at + 2), 16)),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
