import { Badge } from '@nuancier/ui/pieces/badge.tsx';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { CardTable } from '@nuancier/ui/pieces/tables/card-table.tsx';
import { formatMoment } from '@nuancier/ui/text/format.ts';
import type { OwnSessionsQuery } from '../../../generated/documents.ts';
import { OfficeForm } from '../office/forms/office-form.tsx';
import { staffCopy } from './staff-copy.ts';

const { account: copy } = staffCopy;
const COLUMNS = [copy.device, copy.opened, copy.seen, copy.address, copy.act].map((label) => ({ label }));

export function OwnSessions({ sessions }: { sessions: OwnSessionsQuery['ownSessions'] }) {
  return (
    <>
      <CardTable
        caption={copy.sessions}
        columns={COLUMNS}
        rows={sessions.map((session) => ({
          key: session.id,
          cells: [
            session.device,
            formatMoment(new Date(session.opened_at), 'short'),
            formatMoment(new Date(session.seen_at), 'short'),
            session.address,
            session.is_current ? (
              <Badge key="act" look="success">
                {copy.current}
              </Badge>
            ) : (
              <OfficeForm key="act">
                <input type="hidden" name="session" value={session.id} />
                <Button type="submit" name="intent" value="end-session" look="secondary" size="small">
                  {copy.end}
                </Button>
              </OfficeForm>
            ),
          ],
        }))}
      />
      <OfficeForm>
        <Button type="submit" name="intent" value="end-all" look="quiet">
          {copy.endAll}
        </Button>
      </OfficeForm>
    </>
  );
}
