import type { OwnLimitsFragment } from '../../../../generated/documents.ts';
import { openPanel, usePanel } from '../../../panel-state/panel-store.ts';
import { paths } from '../../../addresses/paths.ts';
import { buttonClass } from '@nuancier/ui/pieces/buttons/button.tsx';
import { LinkButton } from '@nuancier/ui/pieces/buttons/link-button.tsx';
import { accountCopy } from '../account-copy.ts';

export function AccountInformationButton({ limits }: { limits: OwnLimitsFragment | null }) {
  const open = usePanel()?.[0] === 'account-information';
  return (
    <LinkButton
      to={paths['customer-my-profile']()}
      onPress={() => openPanel('account-information', { limits })}
      expanded={open}
      className={buttonClass({ look: 'secondary', size: 'small', wide: false, className: undefined })}
    >
      {accountCopy.seeInformation}
    </LinkButton>
  );
}
