import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { classNames } from '@nuancier/ui/pieces/class-names.ts';
import type { FormAnswer } from '@nuancier/ui/pieces/form/form-answer.ts';
import searchRow from '@nuancier/ui/pieces/form/search-row.module.css';
import { TextField } from '@nuancier/ui/pieces/form/text-field.tsx';
import { formatNumber } from '@nuancier/ui/text/format.ts';
import styles from './lines-form.module.css';
import { quotationCopy } from './quotation-copy.ts';

const { give: copy } = quotationCopy;

type Props = { limit: number; answer: FormAnswer | undefined };

/** `limit`: in hundredths of a percent. */
export function DiscountFields({ limit, answer }: Props) {
  return (
    <section>
      <h2>{copy.title}</h2>
      <div className={classNames(searchRow.fields, styles.fields)}>
        <TextField
          name="remise"
          inputMode="decimal"
          label={copy.percent}
          hint={copy.hint(formatNumber(limit / 100))}
          optional
          answer={answer}
        />
        <Button type="submit" name="intent" value="remise" look="secondary">
          {copy.confirm}
        </Button>
      </div>
    </section>
  );
}
