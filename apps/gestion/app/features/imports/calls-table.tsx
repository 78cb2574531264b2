import { Badge } from '@nuancier/ui/pieces/badge.tsx';
import type { BadgeLook } from '@nuancier/ui/pieces/badge.tsx';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { CardTable } from '@nuancier/ui/pieces/tables/card-table.tsx';
import { formatMoment } from '@nuancier/ui/text/format.ts';
import type { WebhookViewFragment } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { systemsCopy } from './systems-copy.ts';
import styles from './imports-frame.module.css';

const { webhooks: copy } = systemsCopy;
type Calls = WebhookViewFragment['calls'];

const COLUMNS = Object.values(copy.calls).map((label) => ({ label }));
const LOOKS = { received: 'success', given_up: 'danger', waiting: 'warning' } as const satisfies Record<
  Calls[number]['state'],
  BadgeLook
>;

type Props = { webhook: number; calls: Calls; mayChange: boolean };

export function CallsTable({ webhook, calls, mayChange }: Props) {
  return (
    <CardTable
      caption={copy.log}
      columns={mayChange ? COLUMNS : COLUMNS.slice(0, -1)}
      rows={calls.map((call) => ({
        key: call.id,
        cells: [
          call.type,
          formatMoment(new Date(call.at), 'short'),
          <span key="state" className={styles.stack}>
            <Badge look={LOOKS[call.state]}>{copy.callStates[call.state]}</Badge>
            <small>{formatMoment(new Date(call.moment), 'short')}</small>
          </span>,
          [copy.tries(call.tries), call.status, call.error].filter((part) => part !== null).join(', '),
          ...(mayChange
            ? [
                <ButtonLink key="act" to={paths.replayingWebhook(webhook, call.place)} look="quiet">
                  {copy.replay}
                </ButtonLink>,
              ]
            : []),
        ],
      }))}
    />
  );
}
