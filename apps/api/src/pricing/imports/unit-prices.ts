import { unitFitsPack } from '@nuancier/domain/pricing/imports/price-line.ts';
import { frenchMoney } from '../../text/french-words.ts';

type Priced = { sku: string; packHt: number | null; unitHt: number | null };

/** The price of a litre or a kilogram is shown by law: one that the pack belies is refused. */
export function unitFaults(
  { sku, packHt, unitHt }: Priced,
  quantities: ReadonlyMap<string, number>,
): string[] {
  const quantity = quantities.get(sku);
  if (quantity === undefined || packHt === null || unitHt === null) return [];
  if (packHt === 0 || unitHt === 0 || unitFitsPack(packHt, unitHt, quantity)) return [];
  const held = quantity.toLocaleString('fr-FR', { maximumFractionDigits: 4 });
  return [
    `Le prix à l’unité (${unit(unitHt)}) contredit celui du conditionnement de l’article «\u00A0${sku}\u00A0»\u00A0: ${frenchMoney(packHt)} pour ${held} font ${unit(packHt / 100 / quantity)} l’unité.`,
  ];
}

function unit(euros: number): string {
  return euros.toLocaleString('fr-FR', {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 4,
  });
}
