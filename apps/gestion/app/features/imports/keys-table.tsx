import { Badge } from '@nuancier/ui/pieces/badge.tsx';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Disclosure } from '@nuancier/ui/pieces/disclosure.tsx';
import { CardTable } from '@nuancier/ui/pieces/tables/card-table.tsx';
import { formatDate } from '@nuancier/ui/text/format.ts';
import type { KeyRowFragment } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { OfficeForm } from '../office/forms/office-form.tsx';
import { PasswordAgain } from './password-again.tsx';
import { systemsCopy } from './systems-copy.ts';
import styles from './imports-frame.module.css';

const { keys: copy } = systemsCopy;
const COLUMNS = Object.values(copy.columns).map((label) => ({ label }));

export function KeysTable({ keys, mayChange }: { keys: readonly KeyRowFragment[]; mayChange: boolean }) {
  return (
    <CardTable
      caption={copy.title}
      columns={mayChange ? COLUMNS : COLUMNS.slice(0, -1)}
      rows={keys.map((key) => ({
        key: String(key.id),
        cells: [
          <span key="name" className={styles.stack}>
            <span>{key.name}</span>
            <small className={styles.code}>{`${key.prefix}…`}</small>
          </span>,
          <span key="state" className={styles.stack}>
            <Badge look={key.state === 'alive' ? 'success' : 'neutral'}>{copy.states[key.state]}</Badge>
            <small>{momentOf(key)}</small>
          </span>,
          key.used_at === null ? copy.never : formatDate(new Date(key.used_at)),
          key.scopes.join(', '),
          ...(mayChange ? [<KeyActs key="acts" held={key} />] : []),
        ],
      }))}
    />
  );
}

function momentOf({ state, expires_at: end, revoked_at: revoked }: KeyRowFragment): string {
  return state === 'revoked' && revoked !== null
    ? copy.since(formatDate(new Date(revoked)))
    : copy.until(formatDate(new Date(end)));
}

function KeyActs({ held: { id, state } }: { held: KeyRowFragment }) {
  if (state === 'revoked' || state === 'ended') return null;
  return (
    <div className={styles.stack}>
      {state === 'alive' && (
        <Disclosure summary={copy.rotate}>
          <OfficeForm className={styles.stack}>
            <input type="hidden" name="cle" value={id} />
            <PasswordAgain />
            <Button type="submit" name="intent" value="remplacer">
              {copy.rotate}
            </Button>
          </OfficeForm>
        </Disclosure>
      )}
      <ButtonLink to={paths.revokingKey(id)} look="quiet">
        {copy.revoke}
      </ButtonLink>
    </div>
  );
}
