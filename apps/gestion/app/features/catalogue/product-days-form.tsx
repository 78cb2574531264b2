import { Form } from 'react-router';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import type { FormAnswer } from '@nuancier/ui/pieces/form/form-answer.ts';
import { TextField } from '@nuancier/ui/pieces/form/text-field.tsx';
import type { ShelfProduct } from './product-texts-form.tsx';
import { shelfCopy } from './shelf-copy.ts';
import styles from './shelf-forms.module.css';

const { days: copy } = shelfCopy.product;

/** `answer`: of this form, when it was refused; what was typed stays. */
export function ProductDaysForm({
  product,
  answer,
}: {
  product: ShelfProduct;
  answer: FormAnswer | undefined;
}) {
  return (
    <Form method="post" noValidate className={styles.form}>
      <input type="hidden" name="intent" value="jours" />
      <input type="hidden" name="lu" value={product.read} />
      <TextField
        name="du"
        type="date"
        label={copy.from}
        optional
        defaultValue={product.visible_from ?? ''}
        answer={answer}
      />
      <TextField
        name="au"
        type="date"
        label={copy.until}
        optional
        defaultValue={product.visible_until ?? ''}
        answer={answer}
      />
      <Button type="submit">{copy.save}</Button>
    </Form>
  );
}
