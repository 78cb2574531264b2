import { useState } from 'react';
import type { FormEvent } from 'react';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { useHydrated } from '@nuancier/ui/pieces/browser/use-hydrated.ts';
import { ErrorMessage } from '@nuancier/ui/pieces/field/error-message.tsx';
import { TextField } from '@nuancier/ui/pieces/form/text-field.tsx';
import { hasPasskeys, registerPasskey } from '../../../backend/browser-passkeys.ts';
import { staffCopy } from '../staff-copy.ts';
import { passkeyCopy as copy } from './passkey-copy.ts';
import styles from './passkeys.module.css';

type Props = { asksPassword: boolean; onAdded: () => void };

/** Only with script: the browser itself makes the key. */
export function AddPasskey({ asksPassword, onAdded }: Props) {
  const hydrated = useHydrated();
  const [isWaiting, setWaiting] = useState(false);
  const [told, setTold] = useState<string | null>(null);
  const [missing, setMissing] = useState(false);
  if (!hydrated || !hasPasskeys()) return null;

  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const name = String(fields.get('cle') ?? '').trim();
    setMissing(name === '');
    setTold(null);
    if (name === '' || isWaiting) return;
    setWaiting(true);
    const became = await registerPasskey(name, asksPassword ? String(fields.get('actuel') ?? '') : null);
    setWaiting(false);
    if (!became.ok) return setTold(became.told ?? copy.addFailed);
    form.reset();
    onAdded();
  };

  const answer = missing ? { values: {}, faults: { cle: copy.missingName }, refusal: null } : undefined;
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void add(event)}>
      <TextField name="cle" label={copy.name} hint={copy.nameHint} maxLength={60} answer={answer} />
      {asksPassword && (
        <TextField
          name="actuel"
          type="password"
          label={staffCopy.account.currentPassword}
          hint={staffCopy.account.currentHint}
          autoComplete="current-password"
          answer={undefined}
        />
      )}
      <div role="alert">{told !== null && <ErrorMessage>{told}</ErrorMessage>}</div>
      <Button type="submit" look="secondary" disabled={isWaiting}>
        {isWaiting ? copy.waiting : copy.add}
      </Button>
    </form>
  );
}
