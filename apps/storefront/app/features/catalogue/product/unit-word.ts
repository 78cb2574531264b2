import { productCopy } from './copy.ts';

/** A measure is read as one word: `Cartouche 310 mL` never breaks before its unit. */
export function packLabel(label: string): string {
  return label.replace(/(\d) (?=(?:mL|L|kg|g|m|m²|cm|mm|cartouches|barres)(?![\p{L}²]))/gu, '$1\u00a0');
}

/** The unit of a price as it is read: `L`, `kg`, `m²`, `pièce`. */
export function unitWord(unit: string): string {
  return productCopy.units[unit] ?? unit;
}
