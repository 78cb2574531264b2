import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { Select } from '@nuancier/ui/pieces/field/select.tsx';
import type { Option } from '@nuancier/ui/pieces/field/select.tsx';
import { TextInput } from '@nuancier/ui/pieces/field/text-input.tsx';
import { workCopy } from './work-copy.ts';

type Props = {
  name: string;
  value: string;
  error?: string | null;
  whole?: boolean;
  options?: readonly Option[];
};

/** A field of the calculator's page, which is sent in the address. */
export function MeasureInput({ name, value, error = null, whole = false, options }: Props) {
  return (
    <Field label={workCopy.fields[name] ?? name} error={error}>
      {(control) =>
        options ? (
          <Select {...control} name={name} defaultValue={value} options={options} />
        ) : (
          <TextInput
            {...control}
            name={name}
            defaultValue={value}
            inputMode={whole ? 'numeric' : 'decimal'}
            autoComplete="off"
            maxLength={9}
          />
        )
      }
    </Field>
  );
}
