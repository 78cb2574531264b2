import { LONGEST_REASON } from '@nuancier/domain/readable-text.ts';
import type { FormAnswer } from '@nuancier/ui/pieces/form/form-answer.ts';
import { TextField } from '@nuancier/ui/pieces/form/text-field.tsx';
import { officeCopy } from '../office-copy.ts';

type Props<Name extends string> = {
  name: Name;
  label: string;
  hint?: string;
  defaultValue?: string;
  answer: FormAnswer<Name> | undefined;
};

/** Why, or how, in a line: how long it may be is told before it is typed. */
export function ReasonField<Name extends string>({ hint, ...field }: Props<Name>) {
  const most = officeCopy.mostLetters(LONGEST_REASON);
  return (
    <TextField {...field} hint={hint === undefined ? most : `${hint} ${most}`} maxLength={LONGEST_REASON} />
  );
}
