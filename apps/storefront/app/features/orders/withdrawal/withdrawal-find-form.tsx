import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Form } from '@nuancier/ui/pieces/form/form.tsx';
import { RequiredNote } from '@nuancier/ui/pieces/field/required-note.tsx';
import type { FormAnswer } from '@nuancier/ui/pieces/form/form-answer.ts';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import styles from '@nuancier/ui/pieces/form/form.module.css';
import { TextField } from '@nuancier/ui/pieces/form/text-field.tsx';
import { useRefusedForm } from '@nuancier/ui/pieces/form/use-refused-form.ts';
import { withdrawalCopy } from './withdrawal-copy.ts';

type Props = {
  answer: FormAnswer<'number' | 'email'> | undefined;
  known: { number: string; email: string };
  pending: boolean;
};

const title = { text: withdrawalCopy.refused, key: withdrawalCopy.refused };

/** Which order: sent by post, so that the address stays out of every log. */
export function WithdrawalFindForm({ answer, known, pending }: Props) {
  useRefusedForm(answer, title);
  return (
    <Form method="post" noValidate className={styles.form} data-width="narrow">
      <h2>{withdrawalCopy.stepOne}</h2>
      <FormRefusal title={title} refusal={answer?.refusal} />
      <RequiredNote />
      <TextField
        name="number"
        label={withdrawalCopy.number}
        hint={withdrawalCopy.numberHint}
        answer={answer}
        defaultValue={known.number}
        autoComplete="off"
      />
      <TextField
        name="email"
        label={withdrawalCopy.email}
        answer={answer}
        defaultValue={known.email}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <Button type="submit" name="step" value="find" aria-disabled={pending}>
        {withdrawalCopy.find}
      </Button>
    </Form>
  );
}
