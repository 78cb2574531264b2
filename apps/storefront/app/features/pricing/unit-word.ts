import { pricingCopy } from './copy.ts';

/** The unit of a price as it is read: `L`, `kg`, `m²`, `pièce`. */
export function unitWord(unit: string): string {
  return pricingCopy.units[unit.toUpperCase()] ?? unit;
}
