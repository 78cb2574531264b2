import type { SubAccountFieldsFragment } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Form } from '@nuancier/ui/pieces/form/form.tsx';
import { RequiredNote } from '@nuancier/ui/pieces/field/required-note.tsx';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import styles from '@nuancier/ui/pieces/form/form.module.css';
import { TextField } from '@nuancier/ui/pieces/form/text-field.tsx';
import { useRefusedForm } from '@nuancier/ui/pieces/form/use-refused-form.ts';
import { subAccountsCopy as copy } from './copy.ts';
import { LimitsFields } from './limits-fields.tsx';
import { RightsFields } from './rights-fields.tsx';
import type { SubAccountAnswer } from '../../actions/sub-accounts/sub-account-answer.ts';

type Props = {
  /** None for a new one. */
  known?: SubAccountFieldsFragment;
  answer: SubAccountAnswer | undefined;
  pending: boolean;
};

const title = { text: copy.errorTitle, key: copy.errorTitle };

export function SubAccountForm({ known, answer, pending }: Props) {
  useRefusedForm(answer, title);
  return (
    <Form method="post" className={styles.form} noValidate>
      <FormRefusal title={title} refusal={answer?.refusal} />
      <RequiredNote />
      <div className={styles.pair}>
        <TextField
          name="firstname"
          label={copy.firstname}
          answer={answer}
          defaultValue={known?.firstname ?? ''}
        />
        <TextField
          name="lastname"
          label={copy.lastname}
          answer={answer}
          defaultValue={known?.lastname ?? ''}
        />
        {/* The address identifies the account's person: entered once, when the account is opened. */}
        {!known && (
          <TextField
            name="email"
            type="email"
            label={copy.email}
            hint={copy.emailHint}
            answer={answer}
            autoComplete="off"
          />
        )}
        <TextField
          name="mobile"
          type="tel"
          label={copy.mobile}
          hint={copy.mobileHint}
          optional
          answer={answer}
          autoComplete="off"
          defaultValue={known?.mobile ?? ''}
        />
        <TextField
          name="job_title"
          label={copy.jobTitle}
          optional
          answer={answer}
          defaultValue={known?.job_title ?? ''}
        />
      </div>
      <RightsFields role={known?.role} answer={answer} />
      <LimitsFields known={known} answer={answer} />
      <div className={styles.actions}>
        <Button type="submit" aria-disabled={pending}>
          {pending ? copy.submitting : known ? copy.submit : copy.create}
        </Button>
        <ButtonLink to={paths['customer-my-sub-accounts']()} look="quiet">
          {copy.cancel}
        </ButtonLink>
      </div>
    </Form>
  );
}
