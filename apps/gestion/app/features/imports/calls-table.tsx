import { Form } from 'react-router';
import { Badge } from '@nuancier/ui/pieces/badge.tsx';
import type { BadgeLook } from '@nuancier/ui/pieces/badge.tsx';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { CardTable } from '@nuancier/ui/pieces/tables/card-table.tsx';
import { formatMoment } from '@nuancier/ui/text/format.ts';
import type { WebhookViewFragment } from '../../../generated/documents.ts';
import { systemsCopy } from './systems-copy.ts';
import styles from './imports-frame.module.css';

const { webhooks: copy } = systemsCopy;
type Calls = WebhookViewFragment['calls'];

const COLUMNS = Object.values(copy.calls).map((label) => ({ label }));
const LOOKS = { received: 'success', given_up: 'danger', waiting: 'warning' } as const satisfies Record<
  Calls[number]['state'],
  BadgeLook
>;

export function CallsTable({ calls, mayChange }: { calls: Calls; mayChange: boolean }) {
  return (
    <CardTable
      caption={copy.log}
      columns={mayChange ? COLUMNS : COLUMNS.slice(0, -1)}
      rows={calls.map((call) => ({
        key: call.id,
        cells: [
          call.type,
          formatMoment(new Date(call.at)),
          <span key="state" className={styles.stack}>
            <Badge look={LOOKS[call.state]}>{copy.callStates[call.state]}</Badge>
            <small>{formatMoment(new Date(call.moment))}</small>
          </span>,
          [copy.tries(call.tries), call.status, call.error].filter((part) => part !== null).join(', '),
          ...(mayChange
            ? [
                <Form key="act" method="post">
                  <input type="hidden" name="depuis" value={call.place} />
                  <Button type="submit" name="intent" value="rejouer" look="quiet">
                    {copy.replay}
                  </Button>
                </Form>,
              ]
            : []),
        ],
      }))}
    />
  );
}
