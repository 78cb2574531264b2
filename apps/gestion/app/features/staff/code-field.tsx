import { openOnField } from '@nuancier/ui/pieces/focus/open-on-field.ts';
import type { FormAnswer } from '@nuancier/ui/pieces/form/form-answer.ts';
import { TextField } from '@nuancier/ui/pieces/form/text-field.tsx';
import { staffCopy } from './staff-copy.ts';

/** The one thing to be done on its page, which opens on it. */
export function CodeField({ answer }: { answer: FormAnswer<'code'> | undefined }) {
  return (
    <TextField
      name="code"
      label={staffCopy.factor.code}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={8}
      answer={answer}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the code is read from another device and typed at once
      autoFocus
      ref={openOnField}
    />
  );
}
