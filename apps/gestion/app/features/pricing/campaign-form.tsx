import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Disclosure } from '@nuancier/ui/pieces/disclosure.tsx';
import { Checkbox } from '@nuancier/ui/pieces/field/checkbox.tsx';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { Select } from '@nuancier/ui/pieces/field/select.tsx';
import { TextArea } from '@nuancier/ui/pieces/field/text-area.tsx';
import type { FormAnswer } from '@nuancier/ui/pieces/form/form-answer.ts';
import { TextField } from '@nuancier/ui/pieces/form/text-field.tsx';
import { RANGE_STATUSES } from '@nuancier/domain/pricing/campaigns/campaign.ts';
import type { CampaignChoicesQuery } from '../../../generated/documents.ts';
import { OfficeForm } from '../office/forms/office-form.tsx';
import type { CampaignField, CampaignValues } from './campaign-values.ts';
import { listOf } from './campaign-values.ts';
import { campaignsCopy } from './campaigns-copy.ts';
import styles from './pricing.module.css';

const { form: copy, kinds, rules, statuses } = campaignsCopy;
const KINDS = [
  { value: 'PROMOTION', label: kinds.PROMOTION },
  { value: 'DESTOCK', label: kinds.DESTOCK },
];

type Props = {
  choices: CampaignChoicesQuery['campaignChoices'];
  known: CampaignValues;
  /** of the draft that is changed */
  revision?: number;
  /** of a new one: pressed twice it is made once */
  actKey?: string;
  answer: FormAnswer<CampaignField> | undefined;
};

export function CampaignForm({ choices, known, revision, actKey, answer }: Props) {
  const text = (name: CampaignField) => answer?.values[name] ?? known[name];
  return (
    <OfficeForm noValidate className={styles.form}>
      {revision !== undefined && <input type="hidden" name="revision" value={revision} />}
      {actKey !== undefined && <input type="hidden" name="cle" value={actKey} />}
      <TextField name="nom" label={copy.name} hint={copy.nameHint} defaultValue={known.nom} answer={answer} />
      <Field label={copy.kind}>
        {(control) => <Select {...control} name="type" options={KINDS} defaultValue={text('type')} />}
      </Field>
      <div className={styles.pair}>
        <TextField name="debut" type="date" label={copy.from} defaultValue={known.debut} answer={answer} />
        <TextField name="fin" type="date" label={copy.to} defaultValue={known.fin} answer={answer} />
      </div>
      <div className={styles.pair}>
        <TextField
          name="remise"
          inputMode="decimal"
          label={copy.percent}
          hint={copy.percentHint}
          optional
          defaultValue={known.remise}
          answer={answer}
        />
        <TextField
          name="prix"
          inputMode="decimal"
          label={copy.price}
          hint={copy.priceHint}
          optional
          defaultValue={known.prix}
          answer={answer}
        />
      </div>
      <fieldset className={styles.choices}>
        <legend>{copy.which}</legend>
        <p>{copy.whichSays}</p>
        <Boxes
          name="rayons"
          label={rules.categories}
          chosen={listOf(text('rayons'))}
          options={choices.categories.map(({ id, name, level }) => ({
            value: String(id),
            label: name,
            level,
          }))}
        />
        <Boxes
          name="marques"
          label={rules.brands}
          isFeminine
          chosen={listOf(text('marques'))}
          options={choices.brands.map((brand) => ({ value: brand, label: brand, level: 2 }))}
        />
        <Boxes
          name="statuts"
          label={rules.statuses}
          chosen={listOf(text('statuts'))}
          options={RANGE_STATUSES.map((status) => ({
            value: status,
            label: statuses[status] ?? status,
            level: 2,
          }))}
        />
        <Field label={copy.references} hint={copy.referencesHint} optional error={answer?.faults.references}>
          {(control) => (
            <TextArea {...control} name="references" rows={4} defaultValue={text('references')} />
          )}
        </Field>
      </fieldset>
      <Button type="submit">{copy.save}</Button>
    </OfficeForm>
  );
}

type BoxesProps = {
  name: CampaignField;
  label: string;
  /** what the label names */
  isFeminine?: boolean;
  chosen: readonly string[];
  options: readonly { value: string; label: string; level: number }[];
};

function Boxes({ name, label, isFeminine = false, chosen, options }: BoxesProps) {
  return (
    <Disclosure summary={copy.chosen(label, chosen.length, isFeminine)} open={chosen.length > 0}>
      <div className={styles.boxes}>
        {options.map((option) => (
          <div
            key={option.value}
            className={option.level > 3 ? styles.level4 : option.level > 2 ? styles.level3 : undefined}
          >
            <Checkbox
              name={name}
              value={option.value}
              label={option.label}
              defaultChecked={chosen.includes(option.value)}
            />
          </div>
        ))}
      </div>
    </Disclosure>
  );
}
