import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Checkbox } from '@nuancier/ui/pieces/field/checkbox.tsx';
import type { FormAnswer } from '@nuancier/ui/pieces/form/form-answer.ts';
import { TextField } from '@nuancier/ui/pieces/form/text-field.tsx';
import type { ShelfProductQuery } from '../../../generated/documents.ts';
import { RichEditor } from '../editor/rich-editor.tsx';
import { OfficeForm } from '../office/forms/office-form.tsx';
import { guarded } from '../office/unsaved/has-unsaved.ts';
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
    <OfficeForm noValidate className={styles.form} {...guarded(answer)}>
      <input type="hidden" name="intent" value="textes" />
      <input type="hidden" name="lu" value={product.read} />
      <Checkbox name="actif" label={copy.isActive} defaultChecked={isOn('actif', product.is_active)} />
      <Checkbox name="nouveau" label={copy.isNew} defaultChecked={isOn('nouveau', product.is_new)} />
      <Checkbox name="promo" label={copy.promo} defaultChecked={isOn('promo', product.flag_promo)} />
      <RichEditor
        name="resume"
        label={copy.short}
        hint={copy.shortHint}
        html={text('resume', product.short_description)}
        size="short"
        optional
      />
      <RichEditor
        name="description"
        label={copy.long}
        html={text('description', product.description)}
        optional
      />
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
    </OfficeForm>
  );
}
