import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import type { ChangeEvent, ReactNode } from 'react';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { IconButton } from '@nuancier/ui/pieces/buttons/icon-button.tsx';
import { TextInput } from '@nuancier/ui/pieces/field/text-input.tsx';
import { useHydrated } from '@nuancier/ui/pieces/browser/use-hydrated.ts';
import styles from './password-field.module.css';
import { signInCopy } from '../sign-in-copy.ts';

type Props = {
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  error?: string | null | undefined;
  hint?: ReactNode;
  onType?: (password: string) => void;
  required?: boolean;
};

/** Masked unless one asks to see it; pasting and password managers are welcome. */
export function PasswordField({ name, label, autoComplete, error, hint, onType, required = true }: Props) {
  const [shown, setShown] = useState(false);
  const hydrated = useHydrated();
  return (
    <Field label={label} error={error} hint={hint} required={required}>
      {(control) => (
        <div className={styles.row}>
          <TextInput
            {...control}
            type={shown ? 'text' : 'password'}
            name={name}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            className={styles.input}
            onChange={(event: ChangeEvent<HTMLInputElement>) => onType?.(event.target.value)}
          />
          {hydrated && (
            <IconButton
              className={styles.toggle}
              label={shown ? signInCopy.hidePassword(label) : signInCopy.showPassword(label)}
              aria-pressed={shown}
              icon={shown ? <EyeOff aria-hidden="true" size={20} /> : <Eye aria-hidden="true" size={20} />}
              onClick={() => setShown(!shown)}
            />
          )}
        </div>
      )}
    </Field>
  );
}
