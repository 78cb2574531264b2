import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { Select } from '@nuancier/ui/pieces/field/select.tsx';
import { TextInput } from '@nuancier/ui/pieces/field/text-input.tsx';
import { filePaths } from '../../addresses/paths.ts';
import { picturesCopy as copy } from './pictures-copy.ts';
import type { ShelfProduct } from './product-texts-form.tsx';
import styles from './shelf-forms.module.css';

/** Not the router's: files go to the API as they are. */
export function AddPicturesForm({ product: { sku, articles } }: { product: ShelfProduct }) {
  const options = [
    { value: sku, label: copy.wholeProduct },
    ...articles
      .filter((article) => article.sku !== sku)
      .map((article) => ({
        value: article.sku,
        label: copy.article(article.sku, [article.conditioning, article.color].filter(Boolean).join(', ')),
      })),
  ];
  return (
    <form
      method="post"
      action={filePaths.productPictures(sku)}
      encType="multipart/form-data"
      className={styles.form}
    >
      <Field label={copy.of}>
        {(control) => <Select {...control} name="reference" defaultValue={sku} options={options} />}
      </Field>
      <Field label={copy.files} hint={copy.filesHint} required>
        {(control) => (
          <TextInput
            {...control}
            type="file"
            name="photos"
            accept="image/jpeg,image/png,image/webp,image/avif,image/tiff"
            multiple
            required
          />
        )}
      </Field>
      <Button type="submit">{copy.send}</Button>
    </form>
  );
}
