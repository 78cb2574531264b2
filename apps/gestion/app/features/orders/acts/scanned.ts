// What one pass of the scanner means for an order.
import { isFreeReference } from '@nuancier/domain/free-line.ts';
import type { OrderAtTheDeskFragment } from '../../../../generated/documents.ts';
import { orderCopy } from '../order-copy.ts';

const { preparation: copy } = orderCopy;

type Line = OrderAtTheDeskFragment['lines'][number];
type Move = { position: number; from: number; to: number };

/** The first line of that code with something left; a scanner may put spaces around it. */
export function scanned(
  lines: readonly Pick<Line, 'position' | 'sku' | 'ean' | 'name' | 'quantity' | 'picked'>[],
  typed: string,
): { ok: true; move: Move } | { ok: false; told: string } {
  const code = typed.replaceAll(/\s/g, '');
  const named = lines.filter(
    ({ sku, ean }) => code !== '' && !isFreeReference(sku) && (sku === code || ean === code),
  );
  const [first] = named;
  if (first === undefined) return { ok: false, told: copy.unknown(typed) };
  const open = named.find(({ picked, quantity }) => picked < quantity);
  if (open === undefined) return { ok: false, told: copy.surplus(first.name) };
  return { ok: true, move: { position: open.position, from: open.picked, to: open.picked + 1 } };
}
