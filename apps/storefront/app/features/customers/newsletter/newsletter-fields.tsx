import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { ErrorMessage } from '@nuancier/ui/pieces/field/error-message.tsx';
import { RequiredNote } from '@nuancier/ui/pieces/field/required-note.tsx';
import type { FormAnswer } from '@nuancier/ui/pieces/form/form-answer.ts';
import { newsletterCopy } from './newsletter-copy.ts';
import { TextField } from '@nuancier/ui/pieces/form/text-field.tsx';

export type NewsletterAnswer = { kind: 'asked' } | ({ kind: 'refused' } & FormAnswer<'email'>);

type Props = { answer: NewsletterAnswer | undefined; busy: boolean };

/** The address, or what became of it: on the newsletter's page and in its panel. */
export function NewsletterFields({ answer, busy }: Props) {
  const refused = answer?.kind === 'refused' ? answer : undefined;
  return (
    <>
      <div role="alert">{refused?.refusal && <ErrorMessage>{refused.refusal.message}</ErrorMessage>}</div>
      <RequiredNote />
      <TextField
        name="email"
        label={newsletterCopy.email}
        type="email"
        autoComplete="email"
        answer={refused}
      />
      <Button type="submit" disabled={busy}>
        {newsletterCopy.submit}
      </Button>
    </>
  );
}
