import type { ShopDays } from '@nuancier/domain/catalogue/within-days.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import type { FormAnswer } from '@nuancier/ui/pieces/form/form-answer.ts';
import { TextField } from '@nuancier/ui/pieces/form/text-field.tsx';
import { OfficeForm } from '../office/forms/office-form.tsx';
import { guarded } from '../office/unsaved/has-unsaved.ts';
import { shelfCopy } from './shelf-copy.ts';
import styles from './shelf-forms.module.css';

const { days: copy } = shelfCopy;

type Props = { of: ShopDays & { read: string }; answer: FormAnswer | undefined };

/** Of a product or a rayon. `answer`: of this form, when it was refused; what was typed stays. */
export function DaysForm({ of, answer }: Props) {
  return (
    <OfficeForm noValidate className={styles.form} {...guarded(answer)}>
      <input type="hidden" name="intent" value="jours" />
      <input type="hidden" name="lu" value={of.read} />
      <TextField
        name="du"
        type="date"
        label={copy.from}
        optional
        defaultValue={of.visible_from ?? ''}
        answer={answer}
      />
      <TextField
        name="au"
        type="date"
        label={copy.until}
        optional
        defaultValue={of.visible_until ?? ''}
        answer={answer}
      />
      <Button type="submit">{copy.save}</Button>
    </OfficeForm>
  );
}
