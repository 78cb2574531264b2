import { readMeasure } from '@nuancier/domain/catalogue/calculator/quantity-calculator.ts';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { TextInput } from '@nuancier/ui/pieces/field/text-input.tsx';
import { calculatorCopy } from './calculator-copy.ts';

type Props = { label: string; value: string; onChange: (value: string) => void; whole?: boolean };

/** A number in French notation; an invalid one is reported at once, below the field. */
export function MeasureField({ label, value, onChange, whole = false }: Props) {
  const wrong = value.trim() !== '' && readMeasure(value) === null;
  return (
    <Field label={label} error={wrong ? calculatorCopy.notAMeasure : null}>
      {(control) => (
        <TextInput
          {...control}
          inputMode={whole ? 'numeric' : 'decimal'}
          autoComplete="off"
          maxLength={9}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
