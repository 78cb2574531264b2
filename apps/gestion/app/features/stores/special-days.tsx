import { Form } from 'react-router';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { CardTable } from '@nuancier/ui/pieces/tables/card-table.tsx';
import { formatLocalDay } from '@nuancier/ui/text/format.ts';
import type { StoreDayFactsFragment } from '../../../generated/documents.ts';
import { hoursText } from './hours-text.ts';
import { storesCopy as copy } from './stores-copy.ts';

const { daysColumns: columns } = copy;

type Props = { days: readonly StoreDayFactsFragment[]; mayChange: boolean };

export function SpecialDays({ days, mayChange }: Props) {
  if (days.length === 0) return <p>{copy.noSpecialDays}</p>;
  return (
    <CardTable
      caption={copy.days}
      columns={[
        { label: columns.day },
        { label: columns.hours },
        { label: columns.usual },
        { label: columns.orders, figures: true },
        ...(mayChange ? [{ label: columns.act }] : []),
      ]}
      rows={days.map(({ on, hours, usual, promised_orders: orders }) => ({
        key: on,
        cells: [
          formatLocalDay(on),
          hoursText(hours),
          hoursText(usual),
          String(orders ?? 0),
          ...(mayChange
            ? [
                <Form key="act" method="post">
                  <input type="hidden" name="le" value={on} />
                  <Button
                    type="submit"
                    name="intent"
                    value="rouvrir"
                    look="quiet"
                    aria-label={copy.reopenDay(formatLocalDay(on))}
                  >
                    {copy.reopen}
                  </Button>
                </Form>,
              ]
            : []),
        ],
      }))}
    />
  );
}
