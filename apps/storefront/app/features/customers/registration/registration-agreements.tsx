import { useId } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../addresses/paths.ts';
import { Checkbox } from '@nuancier/ui/pieces/field/checkbox.tsx';
import { ErrorMessage } from '@nuancier/ui/pieces/field/error-message.tsx';
import { registrationCopy as copy } from './registration-copy.ts';
import type { RegistrationAnswer } from '../../../actions/customers/registration-answer.ts';
import groups from './registration-form.module.css';

/** The conditions are required; every other box is off by default. */
export function RegistrationAgreements({ answer }: { answer: RegistrationAnswer | undefined }) {
  const fault = answer?.faults.conditions;
  const faultId = useId();
  return (
    <fieldset className={groups.group}>
      <legend>{copy.agreements}</legend>
      <div>
        <Checkbox
          name="conditions"
          label={copy.terms}
          required
          defaultChecked={answer?.values.conditions === 'on'}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? faultId : undefined}
        />
        {fault && <ErrorMessage id={faultId}>{fault}</ErrorMessage>}
        <Link to={paths.content('cgv')} target="_blank">
          {copy.termsLink}
        </Link>
      </div>
      <Checkbox
        name="optin_email"
        label={copy.optinEmail}
        defaultChecked={answer?.values.optin_email === 'on'}
      />
      <Checkbox name="optin_sms" label={copy.optinSms} defaultChecked={answer?.values.optin_sms === 'on'} />
      <p>
        {copy.privacyNote}{' '}
        <Link to={paths.content('politique-de-confidentialite')} target="_blank">
          {copy.privacyLink}
        </Link>
      </p>
    </fieldset>
  );
}
