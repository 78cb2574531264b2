import { RIGHTS } from '@nuancier/domain/customers/rights/permissions.ts';
import type { Right } from '@nuancier/domain/customers/rights/permissions.ts';
import type { SubAccountFieldsFragment } from '../../../generated/documents.ts';
import { Checkbox } from '@nuancier/ui/pieces/field/checkbox.tsx';
import { rightNames } from '../customers/account-copy.ts';
import { TextField } from '@nuancier/ui/pieces/form/text-field.tsx';
import { subAccountsCopy as copy } from './copy.ts';
import styles from './rights-fields.module.css';
import type { SubAccountAnswer } from '../../actions/sub-accounts/sub-account-answer.ts';

type Props = {
  /** None for a new account: it sees prices and nothing else. */
  role: SubAccountFieldsFragment['role'] | undefined;
  answer: SubAccountAnswer | undefined;
};

export function RightsFields({ role, answer }: Props) {
  const isGiven = (flag: Right) =>
    answer ? answer.values[flag] === 'on' : (role?.[flag] ?? flag === 'is_view_price');
  const ceiling = role?.ceiling_validated_order ?? 0;
  return (
    <fieldset className={styles.rights}>
      <legend>{copy.rights}</legend>
      <div className={styles.flags}>
        {RIGHTS.map((right) => (
          <Checkbox key={right} name={right} label={rightNames[right]} defaultChecked={isGiven(right)} />
        ))}
      </div>
      <p className={styles.hint}>{copy.cardHint}</p>
      <TextField
        name="ceiling_validated_order"
        label={copy.ceiling}
        hint={copy.ceilingHint}
        answer={answer}
        inputMode="decimal"
        defaultValue={String(ceiling).replace('.', ',')}
      />
    </fieldset>
  );
}
