import { useId } from 'react';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Checkbox } from '@nuancier/ui/pieces/field/checkbox.tsx';
import { ErrorMessage } from '@nuancier/ui/pieces/field/error-message.tsx';
import type { FileAgreement, FileViewFragment } from '../../../generated/documents.ts';
import { OfficeForm } from '../office/forms/office-form.tsx';
import { agreementFields } from './agreements.ts';
import type { PublishAnswer } from './agreements.ts';
import { importsCopy } from './imports-copy.ts';
import styles from './imports-frame.module.css';

const { file: copy } = importsCopy;

type Props = {
  file: FileViewFragment;
  outcome: NonNullable<FileViewFragment['outcome']>;
  answer: PublishAnswer | undefined;
};

/** Published by its bytes: the form carries the fingerprint of what was looked at. */
export function PublishForm({ file, outcome, answer }: Props) {
  if (!file.may_publish)
    return (
      <OfficeForm className={styles.form}>
        <p>{copy.unread}</p>
        <Button type="submit" name="intent" value="oublier" look="secondary">
          {copy.drop}
        </Button>
      </OfficeForm>
    );
  return (
    <OfficeForm className={styles.form}>
      <input type="hidden" name="empreinte" value={file.sha256} />
      {outcome.asks.map((asked) => (
        <AgreementBox key={asked} asked={asked} answer={answer} />
      ))}
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

function AgreementBox({ asked, answer }: { asked: FileAgreement; answer: PublishAnswer | undefined }) {
  const id = useId();
  const name = agreementFields[asked];
  const fault = answer?.faults[name];
  return (
    <div>
      <Checkbox
        name={name}
        value="oui"
        label={copy.agreements[asked].label}
        defaultChecked={answer?.values[name] === 'oui'}
        aria-invalid={fault === undefined ? undefined : true}
        aria-describedby={fault === undefined ? undefined : `${id}-error`}
      />
      {fault !== undefined && <ErrorMessage id={`${id}-error`}>{fault}</ErrorMessage>}
    </div>
  );
}
