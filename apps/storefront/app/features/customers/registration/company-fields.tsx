import type { RegistrationField, RegistrationKind } from '@nuancier/domain/customers/forms/registration.ts';
import styles from '@nuancier/ui/pieces/form/form.module.css';
import { CompanyFound } from './company-found.tsx';
import { PlaceField } from '../addresses/place-field.tsx';
import { registrationCopy as copy, registrationLabels as labels } from './registration-copy.ts';
import type { RegistrationAnswer } from '../../../actions/customers/registration-answer.ts';
import groups from './registration-form.module.css';

import { TextField } from '@nuancier/ui/pieces/form/text-field.tsx';

type Props = {
  kind: Exclude<RegistrationKind, 'private'>;
  known: Partial<Record<RegistrationField, string>>;
  answer: RegistrationAnswer | undefined;
};

/** The company: the register's data can be corrected, the store's cannot. */
export function CompanyFields({ kind, known, answer }: Props) {
  const value = (name: RegistrationField) => answer?.values[name] ?? known[name] ?? '';
  return (
    <fieldset className={groups.group}>
      <legend>{copy.company}</legend>
      {kind === 'client-code' ? (
        <>
          <CompanyFound>{copy.verified(value('company_name'), value('city'))}</CompanyFound>
          <p className={styles.hint}>{copy.codeOpens}</p>
          {(['client_code', 'siret', 'postcode', 'company_name', 'city'] as const).map((name) => (
            <input key={name} type="hidden" name={name} value={value(name)} />
          ))}
        </>
      ) : (
        <>
          {kind === 'siret' && (
            <TextField
              name="siret"
              label={labels.siret}
              answer={answer}
              defaultValue={known.siret}
              inputMode="numeric"
              readOnly
            />
          )}
          <TextField
            name="company_name"
            label={labels.company_name}
            answer={answer}
            defaultValue={known.company_name}
            autoComplete="organization"
          />
          <PlaceField
            name="street"
            label={labels.street}
            answer={answer}
            defaultValue={known.street}
            autoComplete="street-address"
          />
          <div className={styles.pair}>
            <PlaceField
              name="postcode"
              label={labels.postcode}
              answer={answer}
              defaultValue={known.postcode}
              inputMode="numeric"
              autoComplete="postal-code"
            />
            <PlaceField
              name="city"
              label={labels.city}
              answer={answer}
              defaultValue={known.city}
              autoComplete="address-level2"
            />
          </div>
        </>
      )}
    </fieldset>
  );
}
