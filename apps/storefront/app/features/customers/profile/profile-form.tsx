import type { ProfileFieldsFragment } from '../../../../generated/documents.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Checkbox } from '@nuancier/ui/pieces/field/checkbox.tsx';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { Form } from '@nuancier/ui/pieces/form/form.tsx';
import { RequiredNote } from '@nuancier/ui/pieces/field/required-note.tsx';
import { Select } from '@nuancier/ui/pieces/field/select.tsx';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import styles from '@nuancier/ui/pieces/form/form.module.css';
import { PasswordField } from '../passwords/password-field.tsx';
import { profileCopy } from './profile-copy.ts';
import { TextField } from '@nuancier/ui/pieces/form/text-field.tsx';
import { useRefusedForm } from '@nuancier/ui/pieces/form/use-refused-form.ts';
import type { ProfileAnswer } from '../../../actions/customers/profile-outcome.ts';

type Props = { profile: ProfileFieldsFragment; answer: ProfileAnswer | undefined; pending: boolean };

const title = { text: profileCopy.errorTitle, key: profileCopy.errorTitle };

/** Everything the customer may change of itself. Another e-mail address asks for the password. */
export function ProfileForm({ profile, answer, pending }: Props) {
  useRefusedForm(answer, title);
  const valueOf = (name: keyof ProfileAnswer['values'], known: string | null | undefined) =>
    answer ? answer.values[name] : (known ?? '');
  return (
    <Form method="post" className={styles.form} noValidate>
      <FormRefusal title={title} refusal={answer?.refusal} />
      <RequiredNote />
      <input type="hidden" name="intent" value="profile" />
      <div className={styles.pair}>
        <Field label={profileCopy.prefix} optional>
          {(control) => (
            <Select
              {...control}
              name="prefix"
              options={profileCopy.prefixes}
              defaultValue={valueOf('prefix', profile.prefix)}
            />
          )}
        </Field>
        <TextField
          name="suffix"
          label={profileCopy.suffix}
          optional
          answer={answer}
          autoComplete="honorific-suffix"
          defaultValue={profile.suffix ?? ''}
        />
        <TextField
          name="firstname"
          label={profileCopy.firstname}
          answer={answer}
          autoComplete="given-name"
          defaultValue={profile.firstname ?? ''}
        />
        <TextField
          name="lastname"
          label={profileCopy.lastname}
          answer={answer}
          autoComplete="family-name"
          defaultValue={profile.lastname ?? ''}
        />
        <TextField
          name="job_title"
          label={profileCopy.jobTitle}
          optional
          answer={answer}
          autoComplete="organization-title"
          defaultValue={profile.job_title ?? ''}
        />
        <TextField
          name="mobile"
          label={profileCopy.mobile}
          hint={profileCopy.mobileHint}
          optional
          answer={answer}
          type="tel"
          autoComplete="tel-national"
          defaultValue={profile.mobile ?? ''}
        />
        <TextField
          name="date_of_birth"
          label={profileCopy.dateOfBirth}
          optional
          answer={answer}
          type="date"
          autoComplete="bday"
          defaultValue={profile.date_of_birth ?? ''}
        />
        <Field label={profileCopy.gender} optional>
          {(control) => (
            <Select
              {...control}
              name="gender"
              options={profileCopy.genders}
              defaultValue={valueOf('gender', profile.gender?.toString())}
            />
          )}
        </Field>
        <TextField
          name="taxvat"
          label={profileCopy.taxvat}
          optional
          answer={answer}
          defaultValue={profile.taxvat ?? ''}
        />
      </div>
      <div className={styles.pair}>
        <TextField
          name="email"
          label={profileCopy.email}
          answer={answer}
          type="email"
          inputMode="email"
          autoComplete="email"
          defaultValue={profile.email ?? ''}
        />
        <PasswordField
          name="password"
          label={profileCopy.password}
          hint={profileCopy.passwordHint}
          autoComplete="current-password"
          error={answer?.faults.password}
          required={false}
        />
      </div>
      <Checkbox
        name="is_subscribed"
        label={profileCopy.subscribed}
        defaultChecked={answer ? answer.values.is_subscribed === 'on' : (profile.is_subscribed ?? false)}
      />
      <div className={styles.actions}>
        <Button type="submit" aria-disabled={pending}>
          {pending ? profileCopy.submitting : profileCopy.submit}
        </Button>
      </div>
    </Form>
  );
}
