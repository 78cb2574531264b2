import type { FormAnswer } from '@nuancier/ui/pieces/form/form-answer.ts';
import { TextField } from '@nuancier/ui/pieces/form/text-field.tsx';
import { handOverCopy as copy } from './hand-over-copy.ts';
import type { ProofField } from './read-proof.ts';
import { SignatureField } from './signature-field.tsx';

type Props = { answer: FormAnswer<ProofField> | undefined };

export function CodeField({ answer }: Props) {
  return (
    <TextField
      name="code"
      label={copy.code}
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

export function ReceiverField({ answer }: Props) {
  return (
    <TextField
      name="receveur"
      label={copy.receivedBy}
      hint={copy.receivedByHint}
      either
      autoComplete="off"
      answer={answer}
    />
  );
}

export function DrawnField({ answer }: Props) {
  return <SignatureField name="signature" kept={answer?.values.signature ?? ''} />;
}
