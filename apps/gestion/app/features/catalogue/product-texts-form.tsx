import { Form } from 'react-router';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Checkbox } from '@nuancier/ui/pieces/field/checkbox.tsx';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { TextArea } from '@nuancier/ui/pieces/field/text-area.tsx';
import type { FormAnswer } from '@nuancier/ui/pieces/form/form-answer.ts';
import { TextField } from '@nuancier/ui/pieces/form/text-field.tsx';
import type { ShelfProductQuery } from '../../../generated/documents.ts';
import { shelfCopy } from './shelf-copy.ts';
import styles from './shelf-forms.module.css';

const { product: copy } = shelfCopy;

export type ShelfProduct = NonNullable<ShelfProductQuery['shelfProduct']>;

/** `answer`: of this form, when it was refused; what was typed stays. */
export function ProductTextsForm({
  product,
  answer,
}: {
  product: ShelfProduct;
  answer: FormAnswer | undefined;
}) {
  const isOn = (name: string, known: boolean) => (answer ? answer.values[name] === 'on' : known);
  const text = (name: string, known: string) => answer?.values[name] ?? known;
  return (
    <Form method="post" noValidate className={styles.form}>
      <input type="hidden" name="intent" value="textes" />
      <input type="hidden" name="lu" value={product.read} />
      <Checkbox name="actif" label={copy.isActive} defaultChecked={isOn('actif', product.is_active)} />
      <Checkbox name="nouveau" label={copy.isNew} defaultChecked={isOn('nouveau', product.is_new)} />
      <Checkbox name="promo" label={copy.promo} defaultChecked={isOn('promo', product.flag_promo)} />
      <Field label={copy.short} hint={copy.shortHint} optional>
        {(control) => (
          <TextArea
            {...control}
            name="resume"
            rows={3}
            defaultValue={text('resume', product.short_description)}
          />
        )}
      </Field>
      <Field label={copy.long} hint={copy.html} optional>
        {(control) => (
          <TextArea
            {...control}
            name="description"
            rows={10}
            defaultValue={text('description', product.description)}
          />
        )}
      </Field>
      <TextField
        name="meta_titre"
        label={copy.metaTitle}
        optional
        defaultValue={product.meta_title}
        answer={answer}
      />
      <TextField
        name="meta_description"
        label={copy.metaDescription}
        optional
        defaultValue={product.meta_description}
        answer={answer}
      />
      <Button type="submit">{copy.save}</Button>
    </Form>
  );
}
