import type { FormAnswer } from '@nuancier/ui/pieces/form/form-answer.ts';
import { TextField } from '@nuancier/ui/pieces/form/text-field.tsx';
import { handOverCopy as copy } from './hand-over-copy.ts';
import type { ProofField } from './read-proof.ts';
import { SignatureField } from './signature-field.tsx';

type Props = {
  answer: FormAnswer<ProofField> | undefined;
  /** of which order, where several are handed over on one page */
  number?: string;
};

export function CodeField({ answer, number }: Props) {
  return (
    <TextField
      name="code"
      label={copy.code}
      aria-label={named(copy.code, number)}
      hint={copy.codeHint}
      either
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={20}
      answer={answer}
    />
  );
}

export function ReceiverField({ answer, number }: Props) {
  return (
    <TextField
      name="receveur"
      label={copy.receivedBy}
      aria-label={named(copy.receivedBy, number)}
      hint={copy.receivedByHint}
      either
      autoComplete="off"
      answer={answer}
    />
  );
}

export function DrawnField({ answer, number }: Props) {
  return <SignatureField name="signature" kept={answer?.values.signature ?? ''} number={number} />;
}

function named(words: string, number: string | undefined): string | undefined {
  return number === undefined ? undefined : copy.ofOrder(words, number);
}
