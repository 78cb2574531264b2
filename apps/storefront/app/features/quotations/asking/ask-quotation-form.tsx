import { useId } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../addresses/paths.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { TextArea } from '@nuancier/ui/pieces/field/text-area.tsx';
import type { FormAnswer } from '@nuancier/ui/pieces/form/form-answer.ts';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import { Form } from '@nuancier/ui/pieces/form/form.tsx';
import { TextField } from '@nuancier/ui/pieces/form/text-field.tsx';
import { useRefusedForm } from '@nuancier/ui/pieces/form/use-refused-form.ts';
import { askingCopy as copy } from './asking-copy.ts';
import styles from './ask-quotation-form.module.css';

type Props = {
  lines: readonly { uid: string; name: string; quantity: number }[];
  /** Of orders before. */
  sites: readonly string[];
  proposed: string;
  today: string;
  /** Sent twice under the same one, it is asked once. */
  askKey: string;
  answer: FormAnswer<'label' | 'message' | 'wishedOn'> | undefined;
  pending: boolean;
};

const title = { text: copy.refusedTitle, key: copy.refusedTitle };

/** What the store will read, and what the customer wants to add. */
export function AskQuotationForm({ lines, sites, proposed, today, askKey, answer, pending }: Props) {
  const list = useId();
  useRefusedForm(answer, title);
  return (
    <Form method="post" className={styles.form}>
      <p>{copy.intro}</p>
      <FormRefusal title={title} refusal={answer?.refusal} />
      <section>
        <h2>{copy.lines}</h2>
        <ul>
          {lines.map(({ uid, name, quantity }) => (
            <li key={uid}>{copy.line(quantity, name)}</li>
          ))}
        </ul>
      </section>
      <input type="hidden" name="key" value={askKey} />
      <TextField
        name="label"
        label={copy.label}
        hint={copy.labelHint}
        optional
        maxLength={120}
        list={list}
        defaultValue={proposed}
        answer={answer}
      />
      <datalist id={list}>
        {sites.map((site) => (
          <option key={site} value={site}>
            {site}
          </option>
        ))}
      </datalist>
      <TextField
        name="wishedOn"
        type="date"
        label={copy.wishedOn}
        hint={copy.wishedOnHint}
        optional
        min={today}
        answer={answer}
      />
      <Field label={copy.message} hint={copy.messageHint} optional>
        {(control) => (
          <TextArea
            {...control}
            name="message"
            rows={5}
            maxLength={1_000}
            defaultValue={answer?.values.message}
          />
        )}
      </Field>
      <div className={styles.acts}>
        <Button type="submit" aria-disabled={pending}>
          {copy.submit}
        </Button>
        <Link to={paths.cart()} className={styles.link}>
          {copy.back}
        </Link>
      </div>
    </Form>
  );
}
