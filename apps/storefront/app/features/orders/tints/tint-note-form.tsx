import { LONGEST_NOTE, LONGEST_ROOM } from '@nuancier/domain/orders/tints/kept-tint.ts';
import type { CustomerTintFieldsFragment } from '../../../../generated/documents.ts';
import type { TintsAnswer } from '../../../actions/orders/tints-answer.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Disclosure } from '@nuancier/ui/pieces/disclosure.tsx';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { TextArea } from '@nuancier/ui/pieces/field/text-area.tsx';
import { Form } from '@nuancier/ui/pieces/form/form.tsx';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import { TextField } from '@nuancier/ui/pieces/form/text-field.tsx';
import { VisuallyHidden } from '@nuancier/ui/pieces/visually-hidden.tsx';
import styles from './tint-note-form.module.css';
import { tintsCopy as copy } from './tints-copy.ts';

type Props = {
  tint: CustomerTintFieldsFragment;
  name: string;
  answer: TintsAnswer | undefined;
  pending: boolean;
};

const title = { text: copy.saveError, key: copy.saveError };

/** The room and the note of one tint; open when what was typed was not accepted. */
export function TintNoteForm({ tint, name, answer, pending }: Props) {
  const own = answer?.kind === 'note' && answer.uid === tint.uid ? answer : undefined;
  return (
    <Disclosure
      open={own !== undefined}
      summary={
        <>
          {copy.notes}
          <VisuallyHidden>{` : ${name}`}</VisuallyHidden>
        </>
      }
    >
      <Form method="post" noValidate className={styles.form}>
        <FormRefusal title={title} refusal={own?.refusal} />
        <input type="hidden" name="intent" value="note" />
        <input type="hidden" name="uid" value={tint.uid} />
        <TextField
          name="room"
          label={copy.room}
          hint={copy.roomHint}
          optional
          maxLength={LONGEST_ROOM}
          defaultValue={tint.room ?? ''}
          answer={own}
        />
        <Field label={copy.note} optional error={own?.faults.note}>
          {(control) => (
            <TextArea
              {...control}
              name="note"
              rows={3}
              maxLength={LONGEST_NOTE}
              defaultValue={own?.values.note ?? tint.note ?? ''}
            />
          )}
        </Field>
        <Button type="submit" look="secondary" size="small" aria-disabled={pending}>
          {copy.save}
        </Button>
      </Form>
    </Disclosure>
  );
}
