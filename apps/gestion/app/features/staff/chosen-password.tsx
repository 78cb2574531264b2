import type { FormAnswer } from '@nuancier/ui/pieces/form/form-answer.ts';
import { TextField } from '@nuancier/ui/pieces/form/text-field.tsx';
import { staffCopy } from './staff-copy.ts';

const { newPassword: copy } = staffCopy;

/** A password chosen behind a link of a mail, whose token goes along. */
export function ChosenPassword({
  token,
  answer,
}: {
  token: string;
  answer: FormAnswer<'password'> | undefined;
}) {
  return (
    <>
      <input type="hidden" name="jeton" value={token} />
      <TextField
        name="password"
        type="password"
        label={copy.password}
        hint={copy.hint}
        autoComplete="new-password"
        answer={answer}
      />
    </>
  );
}
