// The number under a bar code: its last digit is reckoned from the others, which tells a mistyped or cut one.

const LENGTHS: ReadonlySet<number> = new Set([8, 12, 13, 14]);

export function isGtin(digits: string): boolean {
  if (!/^\d+$/.test(digits) || !LENGTHS.has(digits.length)) return false;
  const weighed = Array.from(digits, Number).toReversed();
  const sum = weighed.reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}
