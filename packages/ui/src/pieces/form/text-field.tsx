import type { ComponentProps } from 'react';
import { Field } from '../field/field.tsx';
import { TextInput } from '../field/text-input.tsx';
import type { FormAnswer } from './form-answer.ts';

type Props<Name extends string> = Omit<ComponentProps<typeof TextInput>, 'name' | 'id'> & {
  name: Name;
  label: string;
  hint?: string;
  optional?: boolean;
  /** Wanted unless another field of the form is filled in. */
  either?: boolean;
  /** What was typed and refused comes before what is known. */
  answer: FormAnswer<Name> | undefined;
};

/** A text field of a form that keeps what was typed and says what is wrong with it. */
export function TextField<Name extends string>({
  name,
  label,
  hint,
  optional,
  either = false,
  answer,
  ...input
}: Props<Name>) {
  return (
    <Field
      label={label}
      hint={hint}
      optional={optional ?? false}
      required={!optional && !either}
      error={answer?.faults[name]}
    >
      {(control) => (
        <TextInput
          {...input}
          {...control}
          name={name}
          defaultValue={answer?.values[name] ?? input.defaultValue}
        />
      )}
    </Field>
  );
}
