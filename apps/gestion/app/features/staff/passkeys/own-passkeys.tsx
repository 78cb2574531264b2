import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { formatMoment } from '@nuancier/ui/text/format.ts';
import type { OwnSessionsQuery } from '../../../../generated/documents.ts';
import { OfficeForm } from '../../office/forms/office-form.tsx';
import { passkeyCopy as copy } from './passkey-copy.ts';
import styles from './passkeys.module.css';

type Keys = OwnSessionsQuery['ownFactors']['passkeys'];

export function OwnPasskeys({ keys }: { keys: Keys }) {
  if (keys.length === 0) return <p>{copy.none}</p>;
  return (
    <ul className={styles.keys}>
      {keys.map(({ id, name, created_at: created, used_at: used }) => (
        <li key={id}>
          <span>
            <strong>{name}</strong>
            {[copy.created(formatMoment(new Date(created))), used && copy.used(formatMoment(new Date(used)))]
              .filter(Boolean)
              .map((part) => `, ${part}`)}
          </span>
          <OfficeForm>
            <input type="hidden" name="cle" value={id} />
            <Button
              type="submit"
              name="intent"
              value="remove-passkey"
              look="quiet"
              aria-label={`${copy.remove} ${name}`}
            >
              {copy.remove}
            </Button>
          </OfficeForm>
        </li>
      ))}
    </ul>
  );
}
