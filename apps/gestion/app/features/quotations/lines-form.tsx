import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { classNames } from '@nuancier/ui/pieces/class-names.ts';
import type { FormAnswer } from '@nuancier/ui/pieces/form/form-answer.ts';
import searchRow from '@nuancier/ui/pieces/form/search-row.module.css';
import { TextField } from '@nuancier/ui/pieces/form/text-field.tsx';
import type { WrittenQuotationFragment } from '../../../generated/documents.ts';
import { OfficeForm } from '../office/forms/office-form.tsx';
import { DiscountFields } from './discount-fields.tsx';
import styles from './lines-form.module.css';
import { LONGEST_LABEL } from './at-its-field.ts';
import { quotationCopy as copy } from './quotation-copy.ts';
import { QuotationLines } from './quotation-lines.tsx';
import { QuotationTotals } from './quotation-totals.tsx';

type Props = {
  quotation: WrittenQuotationFragment;
  actKey: string;
  answer: FormAnswer | undefined;
};

/** All that can be changed at once, from the revision that was read. Every button keeps what is typed; Enter saves. */
export function LinesForm({ quotation, actKey, answer }: Props) {
  const { lines, may } = quotation;
  return (
    <OfficeForm noValidate className={styles.form} key={quotation.revision}>
      <input type="hidden" name="revision" value={answer?.values['revision'] ?? quotation.revision} />
      <input type="hidden" name="cle" value={actKey} />
      <div className={classNames(searchRow.fields, styles.fields)}>
        <TextField
          name="objet"
          label={copy.facts.label}
          optional
          maxLength={LONGEST_LABEL}
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
      {lines.length === 0 ? (
        <p>{copy.noLine}</p>
      ) : (
        <>
          <QuotationLines lines={lines} typed={answer?.values ?? {}} faults={answer?.faults} />
          <p>{copy.removeHint}</p>
        </>
      )}
      <div className={styles.acts}>
        <Button type="submit" name="intent" value="enregistrer" look="secondary">
          {copy.save}
        </Button>
        <Button type="submit" name="intent" value="article" look="secondary">
          {copy.addArticle}
        </Button>
        <Button type="submit" name="intent" value="libre" look="secondary">
          {copy.addFree}
        </Button>
      </div>
      {lines.some((line) => !line.is_free) && (
        <DiscountFields limit={quotation.discount_limit} answer={answer} />
      )}
      <QuotationTotals {...quotation} />
      {may.includes('sendQuotation') && (
        <div>
          <Button type="submit" name="intent" value="envoyer">
            {copy.acts.send}
          </Button>
        </div>
      )}
    </OfficeForm>
  );
}
