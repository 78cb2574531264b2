import { LONGEST_LABEL, LONGEST_NOTE, LONGEST_ROOM } from '@nuancier/domain/orders/tints/kept-tint.ts';
import type { TintsAnswer } from '../../../actions/orders/tints-answer.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Disclosure } from '@nuancier/ui/pieces/disclosure.tsx';
import { RequiredNote } from '@nuancier/ui/pieces/field/required-note.tsx';
import { Form } from '@nuancier/ui/pieces/form/form.tsx';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import { TextField } from '@nuancier/ui/pieces/form/text-field.tsx';
import styles from './add-tint-form.module.css';
import { LONGEST_COLOUR } from './read-tint-search.ts';
import { SiteField } from './site-field.tsx';
import { tintsCopy as copy } from './tints-copy.ts';

type Props = { sites: readonly string[]; answer: TintsAnswer | undefined; pending: boolean };

const title = { text: copy.addError, key: copy.addError };

export function AddTintForm({ sites, answer, pending }: Props) {
  const own = answer?.kind === 'add' ? answer : undefined;
  return (
    <Disclosure summary={copy.addTitle} open={own !== undefined}>
      <Form method="post" noValidate>
        <p>{copy.addHelp}</p>
        <FormRefusal title={title} refusal={own?.refusal} />
        <RequiredNote />
        <input type="hidden" name="intent" value="add" />
        <div className={styles.fields}>
          <TextField
            name="colour"
            label={copy.colour}
            hint={copy.colourHint}
            maxLength={LONGEST_COLOUR}
            autoComplete="off"
            spellCheck={false}
            answer={own}
          />
          <TextField name="label" label={copy.label} optional maxLength={LONGEST_LABEL} answer={own} />
          <SiteField used={sites} answer={own} />
          <TextField
            name="room"
            label={copy.room}
            hint={copy.roomHint}
            optional
            maxLength={LONGEST_ROOM}
            answer={own}
          />
          <TextField name="note" label={copy.note} optional maxLength={LONGEST_NOTE} answer={own} />
          <TextField
            name="sku"
            label={copy.sku}
            hint={copy.skuHint}
            optional
            maxLength={40}
            autoComplete="off"
            answer={own}
          />
        </div>
        <Button type="submit" aria-disabled={pending}>
          {copy.add}
        </Button>
      </Form>
    </Disclosure>
  );
}
