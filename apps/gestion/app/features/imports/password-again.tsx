import { TextField } from '@nuancier/ui/pieces/form/text-field.tsx';
import { systemsCopy } from './systems-copy.ts';

export const PASSWORD_FIELD = 'actuel';

/** Never given back by a refused form. */
export function PasswordAgain() {
  return (
    <TextField
      name={PASSWORD_FIELD}
      type="password"
      label={systemsCopy.password}
      hint={systemsCopy.passwordHint}
      autoComplete="current-password"
      answer={undefined}
    />
  );
}
