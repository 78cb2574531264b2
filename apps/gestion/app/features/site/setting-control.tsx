import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import type { ControlAttributes } from '@nuancier/ui/pieces/field/field.tsx';
import { Select } from '@nuancier/ui/pieces/field/select.tsx';
import { TextArea } from '@nuancier/ui/pieces/field/text-area.tsx';
import { TextInput } from '@nuancier/ui/pieces/field/text-input.tsx';
import type { FormAnswer } from '@nuancier/ui/pieces/form/form-answer.ts';
import { PictureChoice } from './picture-choice.tsx';
import { settingsCopy as copy } from './settings-copy.ts';
import { settingWords } from './setting-words.ts';
import type { Setting } from './setting-words.ts';
import styles from './setting-control.module.css';

/** A setting in its form: what it changes, what stood before, and a control of its kind. */
export function SettingControl({ setting, answer }: { setting: Setting; answer: FormAnswer | undefined }) {
  const { name, label, effect, unit, value, shown, input } = setting;
  const typed = answer?.values[name] ?? value;
  return (
    <Field
      label={label}
      required={!setting.is_optional}
      optional={setting.is_optional}
      error={answer?.faults[name]}
      hint={
        <>
          {unit === null ? effect : `${effect} ${copy.unit(unit)}`}
          <span className={styles.facts}>
            {typed !== value && input !== 'picture' && `${copy.standing(shown || copy.empty)} `}
            {settingWords(setting)}
          </span>
        </>
      }
    >
      {(control) => <Control setting={setting} control={control} typed={typed} />}
    </Field>
  );
}

type ControlProps = { setting: Setting; control: ControlAttributes; typed: string };

function Control({ setting: { name, input, value, shown, choices }, control, typed }: ControlProps) {
  switch (input) {
    case 'lines':
      return <TextArea {...control} name={name} rows={4} defaultValue={typed} />;
    case 'choice': {
      // A file may have brought what is on no list: it stays until somebody chooses.
      const held = choices.some((choice) => choice.value === value)
        ? []
        : [{ value, label: shown || copy.empty }];
      return <Select {...control} name={name} defaultValue={typed} options={[...held, ...choices]} />;
    }
    case 'picture':
      return <PictureChoice control={control} name={name} value={value} choices={choices} typed={typed} />;
    case 'number':
      return <TextInput {...control} name={name} inputMode="decimal" defaultValue={typed} />;
    case 'email':
      return <TextInput {...control} name={name} type="email" defaultValue={typed} />;
    case 'text':
      return <TextInput {...control} name={name} defaultValue={typed} />;
  }
}
