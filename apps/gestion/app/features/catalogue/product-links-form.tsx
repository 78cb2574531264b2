import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { TextArea } from '@nuancier/ui/pieces/field/text-area.tsx';
import type { FormAnswer } from '@nuancier/ui/pieces/form/form-answer.ts';
import { TextField } from '@nuancier/ui/pieces/form/text-field.tsx';
import { OfficeForm } from '../office/forms/office-form.tsx';
import { guarded } from '../office/unsaved/has-unsaved.ts';
import type { ShelfProduct } from './product-texts-form.tsx';
import { shelfCopy } from './shelf-copy.ts';
import styles from './shelf-forms.module.css';

const { product: copy } = shelfCopy;
const LISTS = ['related', 'upsell', 'crosssell'] as const;

/** `answer`: of this form, when it was refused; what was typed stays. */
export function ProductLinksForm({
  product,
  answer,
}: {
  product: ShelfProduct;
  answer: FormAnswer | undefined;
}) {
  return (
    <OfficeForm noValidate className={styles.form} {...guarded(answer)}>
      <input type="hidden" name="intent" value="liens" />
      <input type="hidden" name="lu" value={product.read} />
      {LISTS.map((list) => (
        <Field key={list} label={copy[list]} optional>
          {(control) => (
            <TextArea
              {...control}
              name={list}
              rows={3}
              defaultValue={answer?.values[list] ?? product[list].join('\n')}
            />
          )}
        </Field>
      ))}
      <TextField
        name="remplace_par"
        label={copy.replacement}
        optional
        defaultValue={product.replacement ?? ''}
        answer={answer}
      />
      <Button type="submit">{copy.saveLinks}</Button>
    </OfficeForm>
  );
}
