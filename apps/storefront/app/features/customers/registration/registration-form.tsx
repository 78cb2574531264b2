import type { RegistrationField, RegistrationKind } from '@nuancier/domain/customers/forms/registration.ts';
import { paths } from '../../../addresses/paths.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { Form } from '@nuancier/ui/pieces/form/form.tsx';
import { RequiredNote } from '@nuancier/ui/pieces/field/required-note.tsx';
import { Select } from '@nuancier/ui/pieces/field/select.tsx';
import { CaptchaField } from '../captcha/captcha-field.tsx';
import { CompanyFields } from './company-fields.tsx';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import styles from '@nuancier/ui/pieces/form/form.module.css';
import { NewPasswordFields } from '../passwords/new-password-fields.tsx';
import {
  registrationCopy as copy,
  registrationLabels as labels,
  registrationErrorKey,
  registrationWays,
} from './registration-copy.ts';
import type { RegistrationAnswer } from '../../../actions/customers/registration-answer.ts';
import { RegistrationAgreements } from './registration-agreements.tsx';
import groups from './registration-form.module.css';
import { TextField } from '@nuancier/ui/pieces/form/text-field.tsx';
import { useRefusedForm } from '@nuancier/ui/pieces/form/use-refused-form.ts';

type Props = {
  kind: RegistrationKind;
  /** What the register or the store knows. */
  known: Partial<Record<RegistrationField, string>>;
  conditionsVersion: string;
  answer: RegistrationAnswer | undefined;
  back: string | null;
  pending: boolean;
};

const title = { text: copy.errorTitle, key: registrationErrorKey };

/** The last step of every way in. */
export function RegistrationForm({ kind, known, conditionsVersion, answer, back, pending }: Props) {
  useRefusedForm(answer, title);
  const way = registrationWays.find((one) => one.kind === kind)?.way;
  return (
    <Form method="post" action={paths.register(way, back)} className={styles.form} noValidate>
      <FormRefusal title={title} refusal={answer?.refusal} />
      <RequiredNote />
      <input type="hidden" name="intent" value="register" />
      <input type="hidden" name="conditions_version" value={conditionsVersion} />
      {kind !== 'private' && <CompanyFields kind={kind} known={known} answer={answer} />}
      <fieldset className={groups.group}>
        <legend>{copy.you}</legend>
        <Field label={copy.prefix} optional>
          {(control) => (
            <Select {...control} name="prefix" options={copy.prefixes} defaultValue={answer?.values.prefix} />
          )}
        </Field>
        <div className={styles.pair}>
          <TextField name="firstname" label={labels.firstname} answer={answer} autoComplete="given-name" />
          <TextField name="lastname" label={labels.lastname} answer={answer} autoComplete="family-name" />
        </div>
        <TextField
          name="email"
          label={labels.email}
          answer={answer}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        {kind === 'private' ? (
          <TextField
            name="mobile"
            label={labels.mobile}
            answer={answer}
            type="tel"
            autoComplete="tel"
            optional
          />
        ) : (
          <div className={styles.pair}>
            <TextField
              name="telephone"
              label={labels.telephone}
              answer={answer}
              type="tel"
              autoComplete="tel"
            />
            <TextField
              name="job_title"
              label={copy.jobTitle}
              answer={answer}
              autoComplete="organization-title"
              optional
            />
          </div>
        )}
      </fieldset>
      <fieldset className={groups.group}>
        <legend>{copy.password}</legend>
        <NewPasswordFields faults={answer?.faults} first />
      </fieldset>
      <RegistrationAgreements answer={answer} />
      <CaptchaField refusal={answer?.refusal} />
      <div className={styles.actions}>
        <Button type="submit" aria-disabled={pending}>
          {pending ? copy.submitting : copy.submit}
        </Button>
      </div>
    </Form>
  );
}
