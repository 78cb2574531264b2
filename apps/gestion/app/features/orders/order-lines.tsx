import { CardTable } from '@nuancier/ui/pieces/tables/card-table.tsx';
import type { OrderAtTheDeskFragment } from '../../../generated/documents.ts';
import { Link } from 'react-router';
import { paths } from '../../addresses/paths.ts';
import { LineName } from './line-name.tsx';
import { orderCopy as copy } from './order-copy.ts';
import { stillToCome } from './still-to-come.ts';
import { isMadeForOne, isReplaceable } from './substitutes/is-replaceable.ts';
import { LineSubstitute } from './substitutes/line-substitute.tsx';
import { substitutesCopy } from './substitutes/substitutes-copy.ts';

const { columns } = copy;
const COLUMNS = [
  { label: columns.article },
  { label: columns.ordered, figures: true },
  { label: columns.set, figures: true },
  { label: columns.done, figures: true },
  { label: columns.stock },
];

export function OrderLines({ order }: { order: OrderAtTheDeskFragment }) {
  return (
    <CardTable
      caption={copy.lines}
      columns={COLUMNS}
      rows={order.lines.map((line) => ({
        key: String(line.position),
        cells: [
          <span key="name">
            <LineName line={line} />
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
        ],
      }))}
    />
  );
}
