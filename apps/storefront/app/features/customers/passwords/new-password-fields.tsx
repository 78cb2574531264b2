import { passwordRuleOf } from '@nuancier/domain/customers/sign-in/password-rule.ts';
import { useState } from 'react';
import { useFrame } from '../../site/use-frame.ts';
import { passwordCopy } from './password-copy.ts';
import { PasswordField } from './password-field.tsx';
import { PasswordRuleList } from './password-rule-list.tsx';
import type { NewPasswordFaults } from '../../../actions/customers/new-password-faults.ts';

type Props = {
  faults: NewPasswordFaults | undefined;
  /** There was none before. */
  first?: boolean;
};

/** A new password, its rule, and the same once more. */
export function NewPasswordFields({ faults, first = false }: Props) {
  const { site } = useFrame();
  const [password, setPassword] = useState('');
  return (
    <>
      <PasswordField
        name="newPassword"
        label={first ? passwordCopy.first : passwordCopy.next}
        autoComplete="new-password"
        error={faults?.newPassword}
        onType={setPassword}
      />
      <PasswordRuleList password={password} rule={passwordRuleOf(site)} />
      <PasswordField
        name="again"
        label={first ? passwordCopy.firstAgain : passwordCopy.again}
        autoComplete="new-password"
        error={faults?.again}
      />
    </>
  );
}
