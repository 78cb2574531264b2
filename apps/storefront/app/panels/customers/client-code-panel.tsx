import { Form, useNavigation } from 'react-router';
import { ClientCodeForm } from '../../features/customers/registration/client-code-form.tsx';
import { registrationCopy } from '../../features/customers/registration/registration-copy.ts';
import type { PanelProps } from '../../panel-state/panel-names.ts';
import { closePanel } from '../../panel-state/panel-store.ts';
import { paths } from '../../addresses/paths.ts';
import { Drawer } from '@nuancier/ui/pieces/dialog/drawer.tsx';

/** Its answer is the registration's own page, whose step it is the twin of. */
export default function ClientCodePanel({ back }: PanelProps['client-code']) {
  const pending = useNavigation().state !== 'idle';
  return (
    <Drawer title={registrationCopy.clientCodeTitle} onClose={closePanel}>
      <ClientCodeForm
        form={Form}
        action={paths.register('code-client', back)}
        answer={undefined}
        pending={pending}
      />
    </Drawer>
  );
}
