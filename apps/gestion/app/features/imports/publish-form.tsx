import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Checkbox } from '@nuancier/ui/pieces/field/checkbox.tsx';
import type { FileViewFragment } from '../../../generated/documents.ts';
import { OfficeForm } from '../office/forms/office-form.tsx';
import { importsCopy } from './imports-copy.ts';
import styles from './imports-frame.module.css';

const { file: copy } = importsCopy;

/** Published by its bytes: the form carries the fingerprint of what was looked at. */
export function PublishForm({
  file,
  outcome,
}: {
  file: FileViewFragment;
  outcome: NonNullable<FileViewFragment['outcome']>;
}) {
  if (!file.may_publish)
    return (
      <OfficeForm className={styles.form}>
        <p>{copy.unread}</p>
        <Button type="submit" name="intent" value="oublier" look="secondary">
          {copy.drop}
        </Button>
      </OfficeForm>
    );
  const isHeld = outcome.held > 0 || outcome.held_because !== null;
  return (
    <OfficeForm className={styles.form}>
      <input type="hidden" name="empreinte" value={file.sha256} />
      {isHeld && <Checkbox name="accord" value="oui" label={copy.accept} />}
      {outcome.refused > outcome.held && <Checkbox name="passer" value="oui" label={copy.skip} />}
      <p>{copy.publishSays(importsCopy.counts(outcome))}</p>
      <div className={styles.row}>
        <Button type="submit" name="intent" value="publier">
          {copy.publish}
        </Button>
        <Button type="submit" name="intent" value="oublier" look="secondary">
          {copy.drop}
        </Button>
      </div>
    </OfficeForm>
  );
}
