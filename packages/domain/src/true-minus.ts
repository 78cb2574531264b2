/** What computers write with a hyphen before a sum below zero, with the sign that French printers use. */
export function trueMinus(formatted: string): string {
  return formatted.replace('-', '\u2212');
}
