import type { DemoSize } from '../../catalogue/generate-catalogue.ts';
import { skuAtSize } from '../../catalogue/sku-at-size.ts';
import type { FileLine } from '../file-line.ts';
import { inEuros } from '../in-euros.ts';

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
export function paperLine(line: DemoLine, demoSize: DemoSize): FileLine {
  const { name, conditioning, quantity, unit_price_ht: price, color, model, size } = line;
  return {
    article: skuAtSize(line.sku, demoSize),
    designation: name,
    conditionnement: conditioning,
    couleur: [color ?? model, size].filter(Boolean).join(' – '),
    quantite: quantity,
    prix_unitaire_ht: inEuros(price),
  };
}
