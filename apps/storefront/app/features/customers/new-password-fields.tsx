import { passwordRuleOf } from '@nuancier/domain/customers/password-rule.ts';
import { useState } from 'react';
import { useFrame } from '../site/use-frame.ts';
import { passwordCopy } from './password-copy.ts';
import { PasswordField } from './password-field.tsx';
import { PasswordRuleList } from './password-rule-list.tsx';

export type NewPasswordFaults = { newPassword?: string; again?: string };

/** A new password, its rule, and the same once more. */
export function NewPasswordFields({ faults }: { faults: NewPasswordFaults | undefined }) {
  const { site } = useFrame();
  const [password, setPassword] = useState('');
  return (
    <>
      <PasswordField
        name="newPassword"
        label={passwordCopy.next}
        autoComplete="new-password"
        error={faults?.newPassword}
        onType={setPassword}
      />
      <PasswordRuleList password={password} rule={passwordRuleOf(site)} />
      <PasswordField
        name="again"
        label={passwordCopy.again}
        autoComplete="new-password"
        error={faults?.again}
      />
    </>
  );
}
