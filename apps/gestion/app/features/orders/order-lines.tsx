import { Badge } from '@nuancier/ui/pieces/badge.tsx';
import { CardTable } from '@nuancier/ui/pieces/tables/card-table.tsx';
import { formatAmount } from '@nuancier/ui/text/format.ts';
import type { OrderAtTheDeskFragment } from '../../../generated/documents.ts';
import { Link } from 'react-router';
import { paths } from '../../addresses/paths.ts';
import { LineName } from './line-name.tsx';
import { orderCopy as copy } from './order-copy.ts';
import { stillToCome } from './still-to-come.ts';
import { isMadeForOne, isReplaceable } from './substitutes/is-replaceable.ts';
import { LineSubstitute } from './substitutes/line-substitute.tsx';
import { substitutesCopy } from './substitutes/substitutes-copy.ts';

type Line = OrderAtTheDeskFragment['lines'][number];

const { columns } = copy;
const COLUMNS = [
  { label: columns.article },
  { label: columns.ordered, figures: true },
  { label: columns.set, figures: true },
  { label: columns.done, figures: true },
  { label: columns.stock },
];
const PRICES = [
  { label: columns.unit, figures: true },
  { label: columns.row, figures: true },
];

export function OrderLines({ order }: { order: OrderAtTheDeskFragment }) {
  return (
    <CardTable
      caption={copy.lines}
      columns={order.sums === null ? COLUMNS : [...COLUMNS, ...PRICES]}
      rows={order.lines.map((line) => ({
        key: String(line.position),
        cells: [
          <span key="name">
            <LineName line={line} />
            {line.cancelled > 0 && <Badge look="neutral">{copy.cancelled(line.cancelled)}</Badge>}
            <LineSubstitute order={order} line={line} />
            {isMadeForOne(order, line) && <small>{substitutesCopy.tinted}</small>}
            {isReplaceable(order, line) && (
              <Link
                to={paths.substitute(order.number, line.position)}
                aria-label={substitutesCopy.proposeFor(line.name)}
                data-print="no"
              >
                {substitutesCopy.propose}
              </Link>
            )}
          </span>,
          line.quantity,
          line.picked,
          line.handed_over,
          [
            line.in_stock ?? '–',
            stillToCome(line) > 0 ? copy.broughtIn(stillToCome(line), line.quantity) : null,
          ]
            .filter((part) => part !== null)
            .join('\u00A0; '),
          ...pricesOf(line),
        ],
      }))}
    />
  );
}

/** None for whoever is shown no sums. */
function pricesOf({ unit_ht_cents: unit, discount_ht_cents: discount, quantity }: Line) {
  if (unit === null) return [];
  const less = discount ?? 0;
  return [
    formatAmount(unit / 100),
    less === 0
      ? formatAmount((unit * quantity) / 100)
      : `${formatAmount((unit * quantity - less) / 100)}, ${copy.lessDiscount(formatAmount(less / 100))}`,
  ];
}
