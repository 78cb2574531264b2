import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { Select } from '@nuancier/ui/pieces/field/select.tsx';
import { TextInput } from '@nuancier/ui/pieces/field/text-input.tsx';
import { GIVEN_PICTURES, PICTURE_USES } from '@nuancier/domain/catalogue/pictures/given-pictures.ts';
import type { PictureUse } from '@nuancier/domain/catalogue/pictures/given-pictures.ts';
import { filePaths } from '../../addresses/paths.ts';
import { contentCopy } from './content-copy.ts';
import styles from './content-form.module.css';

const { pictures: copy } = contentCopy;

export type TypedPicture = { use: PictureUse; alt: string };

/** Not the router's: the file goes to the API as it is. `typed`: what stood in the form that was refused. */
export function AddPictureForm({ typed }: { typed: TypedPicture | null }) {
  return (
    <form
      method="post"
      action={filePaths.contentPictures()}
      encType="multipart/form-data"
      className={styles.form}
    >
      <Field label={copy.use}>
        {(control) => (
          <Select
            {...control}
            name="usage"
            defaultValue={typed?.use ?? 'page'}
            options={PICTURE_USES.map((use) => ({ value: use, label: copy.uses[use] }))}
          />
        )}
      </Field>
      <Field label={copy.alt} hint={copy.altHint} required>
        {(control) => (
          <TextInput
            {...control}
            name="texte"
            defaultValue={typed?.alt}
            maxLength={GIVEN_PICTURES.longestWords}
            required
          />
        )}
      </Field>
      <Field label={copy.file} hint={copy.fileHint} required>
        {(control) => (
          <TextInput
            {...control}
            type="file"
            name="photos"
            accept="image/jpeg,image/png,image/webp,image/avif,image/tiff"
            required
          />
        )}
      </Field>
      <Button type="submit">{copy.send}</Button>
    </form>
  );
}
