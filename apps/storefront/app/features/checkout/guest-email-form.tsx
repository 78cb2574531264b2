import { paths } from '../../addresses/paths.ts';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Card } from '@nuancier/ui/pieces/card.tsx';
import { Form } from '@nuancier/ui/pieces/form/form.tsx';
import { RequiredNote } from '@nuancier/ui/pieces/field/required-note.tsx';
import type { FormAnswer } from '@nuancier/ui/pieces/form/form-answer.ts';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import form from '@nuancier/ui/pieces/form/form.module.css';
import { TextField } from '@nuancier/ui/pieces/form/text-field.tsx';
import { useRefusedForm } from '@nuancier/ui/pieces/form/use-refused-form.ts';
import { accountStepCopy as copy, checkoutCopy } from './copy.ts';
import styles from './guest-email-form.module.css';
import { StepActions } from './step-actions.tsx';

type Props = { email: string | null; answer: FormAnswer<'email'> | undefined; pending: boolean };

const title = { text: checkoutCopy.errorTitle, key: checkoutCopy.errorTitle };

/** A visitor gives an address, or signs in, or opens an account, and comes back. */
export function GuestEmailForm({ email, answer, pending }: Props) {
  useRefusedForm(answer, title);
  return (
    <div className={styles.ways}>
      <Card>
        <h2>{copy.guest}</h2>
        <Form method="post" className={form.form} noValidate>
          <FormRefusal title={title} refusal={answer?.refusal} />
          <RequiredNote />
          <TextField
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            label={copy.email}
            hint={copy.guestHelp}
            answer={answer}
            defaultValue={email === null || email.includes('•') ? '' : email}
          />
          <StepActions>
            <Button type="submit" wide aria-disabled={pending}>
              {pending ? checkoutCopy.pending : checkoutCopy.next}
            </Button>
          </StepActions>
        </Form>
      </Card>
      <Card>
        <h2>{copy.signIn}</h2>
        <p>{copy.signInHelp}</p>
        <ButtonLink to={paths['sign-in'](paths.checkout())} look="secondary" wide>
          {copy.signInButton}
        </ButtonLink>
      </Card>
      <Card>
        <h2>{copy.createAccount}</h2>
        <p>{copy.createHelp}</p>
        <ButtonLink to={paths.register('particulier', paths.checkout())} look="secondary" wide>
          {copy.createPrivate}
        </ButtonLink>
        <ButtonLink to={paths['customer-acces-espace-pro'](paths.checkout())} look="secondary" wide>
          {copy.createPro}
        </ButtonLink>
      </Card>
    </div>
  );
}
