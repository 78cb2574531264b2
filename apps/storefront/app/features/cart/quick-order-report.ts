import type { quickOrderCopy } from './quick-order-copy.ts';

export type ReportedLine = {
  row: number;
  sku: string;
  quantity: number | null;
  state: keyof (typeof quickOrderCopy)['states'];
};

export type QuickOrderAnswer = {
  text: string;
  fault: string | null;
  lines: readonly ReportedLine[];
};

/** What is left to be corrected or added, as one would type it. */
export function remainingText(lines: readonly ReportedLine[]): string {
  return lines
    .filter(({ state }) => state !== 'added')
    .map(({ sku, quantity }) => (quantity === null ? sku : `${sku};${quantity}`))
    .join('\n');
}
