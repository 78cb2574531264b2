import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { ChangePasswordForm } from '../../features/customers/passwords/change-password-form.tsx';
import type { ProfileOutcome } from '../../actions/customers/profile-outcome.ts';
import { passwordCopy } from '../../features/customers/passwords/password-copy.ts';
import { useFrame } from '../../features/site/use-frame.ts';
import { closePanel } from '../../panel-state/panel-store.ts';
import { Drawer } from '@nuancier/ui/pieces/dialog/drawer.tsx';
import { sendNotice } from '@nuancier/ui/pieces/notices/notices-store.ts';

/** Changes the password without leaving the page. Without script the profile has the form. */
export default function PasswordPanel() {
  const { Form, data, state } = useFetcher<ProfileOutcome>();
  const { viewer } = useFrame();
  const changed = data?.kind === 'saved';
  useEffect(() => {
    if (!changed) return;
    closePanel();
    sendNotice({ type: 'success', title: passwordCopy.changed, message: passwordCopy.changedHelp });
  }, [changed]);
  return (
    <Drawer title={passwordCopy.changeTitle} onClose={closePanel}>
      <ChangePasswordForm
        form={Form}
        email={viewer.kind === 'signed-in' ? viewer.email : ''}
        answer={data?.kind === 'password' ? data.answer : undefined}
        pending={state !== 'idle'}
      />
    </Drawer>
  );
}
