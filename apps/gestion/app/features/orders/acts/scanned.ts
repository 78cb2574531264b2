// What one pass of the scanner means for an order, in the preparer's words.
import { scan } from '@nuancier/domain/orders/preparation.ts';
import type { LineMove } from '@nuancier/domain/orders/preparation.ts';
import type { OrderAtTheDeskFragment } from '../../../../generated/documents.ts';
import { orderCopy } from '../order-copy.ts';

const { preparation: copy } = orderCopy;

type Line = OrderAtTheDeskFragment['lines'][number];
type Shown = Pick<Line, 'position' | 'sku' | 'ean' | 'name' | 'quantity' | 'picked' | 'is_withheld'>;

export function scanned(
  lines: readonly Shown[],
  typed: string,
): { ok: true; move: LineMove } | { ok: false; told: string } {
  if (typed.trim() === '') return { ok: false, told: copy.nothing };
  const bench = lines.map(({ quantity, is_withheld: isWithheld, ...line }) => ({
    ...line,
    ordered: quantity,
    isWithheld,
  }));
  const found = scan(bench, typed);
  if (found.ok) return { ok: true, move: found.value };
  const { refusal } = found;
  if (refusal.kind === 'WRONG') return { ok: false, told: copy.unknown(typed) };
  const { name } = refusal.line;
  return { ok: false, told: refusal.kind === 'WITHHELD' ? copy.withheld(name) : copy.surplus(name) };
}
