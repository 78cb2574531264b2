import type { DemoSize } from '../../catalogue/generate-catalogue.ts';
import { skuAtSize } from '../../catalogue/sku-at-size.ts';

export type DemoLine = {
  sku: string;
  name: string;
  conditioning: string;
  quantity: number;
  unit_price_ht: number;
  color?: string | undefined;
  model?: string | undefined;
  size?: string | undefined;
};

/**
 * A line of an order, a quotation, an invoice or a credit note: other systems' papers have one field for colour and
 * size.
 */
export function paperLine(line: DemoLine, demoSize: DemoSize) {
  const { name, conditioning, quantity, unit_price_ht, color, model, size } = line;
  return {
    sku: skuAtSize(line.sku, demoSize),
    name,
    conditioning,
    color: [color ?? model, size].filter(Boolean).join(' – ') || null,
    quantity,
    unit_ht_cents: Math.round(unit_price_ht * 100),
  };
}
