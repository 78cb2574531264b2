import { CUSTOM_LABEL_LENGTH } from '@nuancier/domain/catalogue/articles/current-product.ts';
import { Form } from 'react-router';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { TextInput } from '@nuancier/ui/pieces/field/text-input.tsx';
import { HiddenChoice } from '../hidden-choice.tsx';
import { choiceKeys } from '../../../../addresses/article-path.ts';
import styles from './tint-choice.module.css';
import { tintCopy } from '../tint-copy.ts';
import { RequiredNote } from '@nuancier/ui/pieces/field/required-note.tsx';

type Props = { tint: { hex: string; label: string | null } | null };

const NEUTRAL = '#D9CDB8';

export function CustomTintForm({ tint }: Props) {
  return (
    <Form method="get" replace preventScrollReset className={styles.custom}>
      <HiddenChoice without={[choiceKeys.color, choiceKeys.tint, choiceKeys.label]} />
      <p className={styles.small}>{tintCopy.ownTintHint}</p>
      <RequiredNote />
      <div className={styles.fields}>
        <Field label={tintCopy.hex}>
          {(control) => (
            <input
              {...control}
              type="color"
              name={choiceKeys.tint}
              defaultValue={tint?.hex ?? NEUTRAL}
              key={tint?.hex}
              className={styles.colour}
            />
          )}
        </Field>
        <Field label={tintCopy.label} hint={tintCopy.labelHint} required>
          {(control) => (
            <TextInput
              {...control}
              name={choiceKeys.label}
              maxLength={CUSTOM_LABEL_LENGTH}
              defaultValue={tint?.label ?? ''}
              key={tint?.label}
              autoComplete="off"
            />
          )}
        </Field>
      </div>
      <Button type="submit" look="secondary">
        {tintCopy.takeTint}
      </Button>
    </Form>
  );
}
