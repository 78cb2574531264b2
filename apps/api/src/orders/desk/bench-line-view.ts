// What whoever prepares an order reads of a line: on the screen, and on paper.
import type { ShopOrderLine } from '@nuancier/contract/gestion-types.ts';
import { isFreeReference } from '@nuancier/domain/free-line.ts';
import { lineShelf } from '@nuancier/domain/orders/line-shelf.ts';
import { statusFacts } from '@nuancier/domain/orders/order-status.ts';
import type { ArticleStock } from '../../stock/stock.ts';
import type { Order, OrderLine } from '../records/order-record.ts';
import { nameOfLine } from '../view/name-of-line.ts';

type BenchLineView = Pick<
  ShopOrderLine,
  | 'position'
  | 'sku'
  | 'ean'
  | 'name'
  | 'conditioning'
  | 'color'
  | 'tint'
  | 'quantity'
  | 'is_withheld'
  | 'in_stock'
  | 'brought_in'
>;

/** `stocks`: of the store that prepares it. */
export function benchLineView(
  order: Pick<Order, 'status'>,
  line: OrderLine,
  eans: Readonly<Record<string, string | null>>,
  stocks: ReadonlyMap<string, ArticleStock>,
): BenchLineView {
  const { tint, made } = line;
  return {
    position: line.position,
    sku: line.articleSku,
    ean: eans[line.articleSku] ?? null,
    name: nameOfLine(line),
    conditioning: line.conditioning,
    color: line.color,
    tint: tint &&
      made && {
        code: tint.code,
        hex: tint.customColorExa,
        name: made.name,
        label: tint.customerColorLabel,
        tint_class: made.tintClass,
        base: made.base,
        formula_code: made.formula,
      },
    quantity: line.quantity,
    is_withheld: line.withheld,
    ...shelfView(order, line, stocks.get(line.articleSku)?.available ?? null),
  };
}

/** They take the longest. */
export function tintedFirst(lines: readonly OrderLine[]): OrderLine[] {
  return [...lines.filter(({ tint }) => tint !== null), ...lines.filter(({ tint }) => tint === null)];
}

function shelfView(
  { status }: Pick<Order, 'status'>,
  line: OrderLine,
  free: number | null,
): Pick<ShopOrderLine, 'in_stock' | 'brought_in'> {
  if (isFreeReference(line.articleSku)) return { in_stock: null, brought_in: 0 };
  const { onShelf, toBringIn } = lineShelf({
    free,
    ordered: line.quantity - line.released,
    held: line.fromStock,
    setAside: line.prepared + line.picked,
    isOver: statusFacts(status).isReceived || status === 'ANNULEE' || status === 'EXPEDIEE',
  });
  return { in_stock: onShelf, brought_in: toBringIn };
}
