import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Checkbox } from '@nuancier/ui/pieces/field/checkbox.tsx';
import type { FormAnswer } from '@nuancier/ui/pieces/form/form-answer.ts';
import { TextField } from '@nuancier/ui/pieces/form/text-field.tsx';
import { OfficeForm } from '../office/forms/office-form.tsx';
import type { CouponField, CouponValues } from './coupon-values.ts';
import { couponsCopy } from './coupons-copy.ts';
import styles from './pricing.module.css';

const { form: copy } = couponsCopy;

type Props = {
  groups: readonly { code: string; label: string }[];
  known: CouponValues;
  /** null: a new one, whose code is still to be chosen */
  read: string | null;
  answer: FormAnswer<CouponField> | undefined;
};

export function CouponForm({ groups, known, read, answer }: Props) {
  const text = (name: CouponField) => answer?.values[name] ?? known[name];
  const chosen = text('groupes').split('\n');
  const field = (name: CouponField) => ({ name, defaultValue: known[name], answer });
  return (
    <OfficeForm noValidate className={styles.form}>
      <input type="hidden" name="intent" value="enregistrer" />
      {read === null ? (
        <TextField {...field('code')} label={copy.code} hint={copy.codeHint} autoComplete="off" />
      ) : (
        <>
          <input type="hidden" name="lu" value={read} />
          <input type="hidden" name="code" value={known.code} />
        </>
      )}
      <TextField {...field('nom')} label={copy.label} />
      <div className={styles.pair}>
        <TextField
          {...field('remise')}
          label={copy.percent}
          hint={copy.percentHint}
          inputMode="decimal"
          optional
        />
        <TextField {...field('montant')} label={copy.amount} inputMode="decimal" optional />
      </div>
      <TextField
        {...field('minimum')}
        label={copy.minimum}
        hint={copy.minimumHint}
        inputMode="decimal"
        optional
      />
      <div className={styles.pair}>
        <TextField {...field('debut')} label={copy.from} type="date" optional />
        <TextField {...field('fin')} label={copy.to} type="date" optional />
      </div>
      <div className={styles.pair}>
        <TextField {...field('limite')} label={copy.limit} inputMode="numeric" optional />
        <TextField
          {...field('par_client')}
          label={copy.perCustomer}
          hint={copy.perCustomerHint}
          inputMode="numeric"
          optional
        />
      </div>
      <Checkbox
        name="premiere"
        value="oui"
        label={copy.firstOrder}
        defaultChecked={text('premiere') === 'oui'}
      />
      <fieldset className={styles.choices}>
        <legend>{copy.groups}</legend>
        <p>{copy.groupsHint}</p>
        <div className={styles.columns}>
          {groups.map(({ code, label }) => (
            <Checkbox
              key={code}
              name="groupes"
              value={code}
              label={label}
              defaultChecked={chosen.includes(code)}
            />
          ))}
        </div>
      </fieldset>
      <Button type="submit">{copy.save}</Button>
    </OfficeForm>
  );
}
