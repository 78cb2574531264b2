import type { SubAccountFieldsFragment } from '../../../generated/documents.ts';
import { Checkbox } from '@nuancier/ui/pieces/field/checkbox.tsx';
import formStyles from '@nuancier/ui/pieces/form/form.module.css';
import { TextField } from '@nuancier/ui/pieces/form/text-field.tsx';
import { subAccountsCopy as copy } from './copy.ts';
import styles from './rights-fields.module.css';
import type { SubAccountAnswer } from '../../actions/sub-accounts/sub-account-answer.ts';

type Props = { known: SubAccountFieldsFragment | undefined; answer: SubAccountAnswer | undefined };

/** What the account may order alone in a month, and whether it decides on the requests of others. */
export function LimitsFields({ known, answer }: Props) {
  const approver = known?.approver;
  const approves = answer ? answer.values.approves === 'on' : (approver?.approves ?? false);
  return (
    <>
      <TextField
        name="monthly_budget"
        label={copy.budget}
        hint={copy.budgetHint}
        optional
        answer={answer}
        inputMode="decimal"
        defaultValue={known?.monthly_budget == null ? '' : String(known.monthly_budget).replace('.', ',')}
      />
      <fieldset className={styles.rights}>
        <legend>{copy.approver}</legend>
        <Checkbox name="approves" label={copy.approves} defaultChecked={approves} />
        <p className={styles.hint}>{copy.approvesHint}</p>
        <div className={formStyles.pair}>
          <TextField
            name="approves_from"
            type="date"
            label={copy.approvesFrom}
            optional
            answer={answer}
            defaultValue={approver?.from ?? ''}
          />
          <TextField
            name="approves_until"
            type="date"
            label={copy.approvesUntil}
            optional
            answer={answer}
            defaultValue={approver?.until ?? ''}
          />
        </div>
      </fieldset>
    </>
  );
}
