import { accountCopy } from '../../features/customers/account-copy.ts';
import { AccountInformation } from '../../features/customers/account/account-information.tsx';
import { useFrame } from '../../features/site/use-frame.ts';
import type { PanelProps } from '../../panel-state/panel-names.ts';
import { closePanel } from '../../panel-state/panel-store.ts';
import { Drawer } from '@nuancier/ui/pieces/dialog/drawer.tsx';

/** The same facts as on the profile, which is this panel's twin without script. */
export default function AccountInformationPanel({ limits }: PanelProps['account-information']) {
  const { viewer } = useFrame();
  return (
    <Drawer title={accountCopy.information} onClose={closePanel}>
      {viewer.kind === 'signed-in' && <AccountInformation viewer={viewer} limits={limits} />}
    </Drawer>
  );
}
