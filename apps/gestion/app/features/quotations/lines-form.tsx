import { Form } from 'react-router';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import type { FormAnswer } from '@nuancier/ui/pieces/form/form-answer.ts';
import { TextField } from '@nuancier/ui/pieces/form/text-field.tsx';
import type { WrittenQuotationFragment } from '../../../generated/documents.ts';
import styles from './lines-form.module.css';
import { quotationCopy as copy } from './quotation-copy.ts';
import { QuotationLines } from './quotation-lines.tsx';

type Props = { quotation: WrittenQuotationFragment; answer: FormAnswer | undefined };

/** All that can be changed at once, from the revision that was read. */
export function LinesForm({ quotation, answer }: Props) {
  return (
    <Form method="post" noValidate className={styles.form} key={quotation.revision}>
      <input type="hidden" name="revision" value={quotation.revision} />
      <div className={styles.fields}>
        <TextField
          name="objet"
          label={copy.facts.label}
          optional
          defaultValue={quotation.label ?? ''}
          answer={answer}
        />
        <TextField
          name="validite"
          type="date"
          label={copy.facts.validUntil}
          defaultValue={quotation.valid_until}
          answer={answer}
        />
      </div>
      {quotation.lines.length === 0 ? (
        <p>{copy.noLine}</p>
      ) : (
        <>
          <QuotationLines lines={quotation.lines} typed={answer?.values ?? {}} />
          <p>{copy.removeHint}</p>
        </>
      )}
      <div>
        <Button type="submit" name="intent" value="enregistrer" look="secondary">
          {copy.save}
        </Button>
      </div>
    </Form>
  );
}
