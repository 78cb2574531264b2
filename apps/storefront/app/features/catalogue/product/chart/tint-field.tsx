import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { TextInput } from '@nuancier/ui/pieces/field/text-input.tsx';
import { chartCopy } from './chart-copy.ts';

type Props = { label: string; name: string; asked: string; error: string | null };

/** A tint of the charts, typed by its name or its code. */
export function TintField({ label, name, asked, error }: Props) {
  return (
    <Field label={label} hint={chartCopy.searchHint} error={error}>
      {(control) => (
        <TextInput {...control} name={name} maxLength={60} autoComplete="off" defaultValue={asked} />
      )}
    </Field>
  );
}
