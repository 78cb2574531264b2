import { Checkbox } from '@nuancier/ui/pieces/field/checkbox.tsx';
import type { FormAnswer } from '@nuancier/ui/pieces/form/form-answer.ts';
import { TextField } from '@nuancier/ui/pieces/form/text-field.tsx';
import { closedName, timeName } from './day-values.ts';
import type { HourValues } from './day-values.ts';
import { storesCopy as copy } from './stores-copy.ts';
import styles from './day-fields.module.css';

type Props = { day: string; legend: string; values: HourValues; faults: FormAnswer['faults'] };

/** A day is closed, or open once or twice. */
export function DayFields({ day, legend, values, faults }: Props) {
  const answer = { values, faults, refusal: null };
  return (
    <fieldset className={styles.day}>
      <legend>{legend}</legend>
      <Checkbox
        name={closedName(day)}
        value="oui"
        label={copy.closed}
        defaultChecked={values[closedName(day)] === 'oui'}
      />
      <div className={styles.times}>
        {copy.times.map((label, at) => (
          <TextField key={label} type="time" name={timeName(day, at)} label={label} either answer={answer} />
        ))}
      </div>
    </fieldset>
  );
}
