import { passwordRuleOf } from '@nuancier/domain/customers/sign-in/password-rule.ts';
import { useState } from 'react';
import { Link, useNavigation } from 'react-router';
import { paths } from '../../../addresses/paths.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Card } from '@nuancier/ui/pieces/card.tsx';
import { Form } from '@nuancier/ui/pieces/form/form.tsx';
import { RequiredNote } from '@nuancier/ui/pieces/field/required-note.tsx';
import { CaptchaField } from '../../customers/captcha/captcha-field.tsx';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import form from '@nuancier/ui/pieces/form/form.module.css';
import { PasswordField } from '../../customers/passwords/password-field.tsx';
import { PasswordRuleList } from '../../customers/passwords/password-rule-list.tsx';
import { passwordCopy } from '../../customers/passwords/password-copy.ts';
import { useRefusedForm } from '@nuancier/ui/pieces/form/use-refused-form.ts';
import { useFrame } from '../../site/use-frame.ts';
import { thanksCopy as copy } from '../copy.ts';
import { OPEN_ACCOUNT } from '../../../actions/checkout/new-account-answer.ts';
import type { NewAccountAnswer } from '../../../actions/checkout/new-account-answer.ts';

type Props = { email: string; conditionsVersion: string; answer: NewAccountAnswer | undefined };

const title = { text: copy.accountErrorTitle, key: copy.accountErrorTitle };

/** Name, address and order are known: a password is all that is missing. */
export function NewAccountForm({ email, conditionsVersion, answer }: Props) {
  const { site } = useFrame();
  useRefusedForm(answer, title);
  const [password, setPassword] = useState('');
  const pending = useNavigation().state === 'submitting';
  return (
    <Card>
      <h2>{copy.accountTitle}</h2>
      <p>{copy.accountHelp(email)}</p>
      <Form method="post" className={form.form} noValidate>
        <FormRefusal title={title} refusal={answer?.refusal} />
        <RequiredNote />
        <input type="hidden" name="intent" value={OPEN_ACCOUNT} />
        <input type="hidden" name="conditions_version" value={conditionsVersion} />
        {/* For the browser's own store of passwords. */}
        <input type="hidden" autoComplete="username" value={email} readOnly />
        <PasswordField
          name="newPassword"
          label={passwordCopy.first}
          autoComplete="new-password"
          error={answer?.faults.newPassword}
          onType={setPassword}
        />
        <PasswordRuleList password={password} rule={passwordRuleOf(site)} />
        <CaptchaField refusal={answer?.refusal} />
        <p>
          {copy.accountTerms}{' '}
          <Link to={paths.content('cgv')} target="_blank">
            {copy.accountTermsLink}
          </Link>
        </p>
        <Button type="submit" aria-disabled={pending}>
          {copy.accountOpen}
        </Button>
      </Form>
      <p>
        <Link to={paths['customer-acces-espace-pro']()}>{copy.accountPro}</Link>
      </p>
    </Card>
  );
}
