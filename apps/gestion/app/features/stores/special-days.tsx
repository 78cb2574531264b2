import { Link } from 'react-router';
import { isClosed } from '@nuancier/domain/stores/written-hours.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { CardTable } from '@nuancier/ui/pieces/tables/card-table.tsx';
import { formatLocalDay } from '@nuancier/ui/text/format.ts';
import type { StoreDayFactsFragment } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { OfficeForm } from '../office/forms/office-form.tsx';
import { hoursText } from './hours-text.ts';
import { storesCopy as copy } from './stores-copy.ts';
import styles from './special-days.module.css';

const { daysColumns: columns } = copy;

type Props = { code: string; days: readonly StoreDayFactsFragment[]; mayChange: boolean };

export function SpecialDays({ code, days, mayChange }: Props) {
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
      rows={days.map(({ on, hours, usual, promised_orders: orders, postponed }) => ({
        key: on,
        cells: [
          `${formatLocalDay(on)} ${on.slice(0, 4)}`,
          hoursText(hours),
          hoursText(usual),
          <span key="orders" className={styles.orders}>
            {mayChange && isClosed(hours) && (orders ?? 0) > 0 ? (
              <Link to={paths.storeClosing(code, on)}>{copy.tell.link(orders ?? 0)}</Link>
            ) : (
              String(orders ?? 0)
            )}
            {mayChange && (postponed ?? 0) > 0 && (
              <Link to={paths.postponedOrders(code, on)}>{copy.postponed.link(postponed ?? 0)}</Link>
            )}
          </span>,
          ...(mayChange
            ? [
                <OfficeForm key="act">
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
                </OfficeForm>,
              ]
            : []),
        ],
      }))}
    />
  );
}
