import { invoicedOf } from '@nuancier/domain/orders/cancelling/cancel-packs.ts';
import type { BenchLine } from '@nuancier/domain/orders/preparation.ts';
import type { Order } from '../records/order-record.ts';

export function benchLines(
  { lines }: Pick<Order, 'lines'>,
  eans: Readonly<Record<string, string | null>> = {},
  invoiced: Readonly<Record<string, number>> | null = {},
): BenchLine[] {
  const bench = lines.map(({ articleSku: sku, quantity: ordered }) => ({ sku, ordered }));
  const packs = invoiced === null ? bench.map(({ ordered }) => ordered) : invoicedOf(bench, invoiced);
  return lines.map(
    ({ id, position, articleSku, quantity, picked, prepared, handedOver, released, withheld }, at) => ({
      id,
      position,
      sku: articleSku,
      ean: eans[articleSku] ?? null,
      ordered: quantity,
      picked: prepared + picked,
      prepared,
      handedOver,
      invoiced: packs[at] ?? 0,
      released,
      isWithheld: withheld,
    }),
  );
}
