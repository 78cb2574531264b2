import { openPanel, usePanel } from '../../../panel-state/panel-store.ts';
import { buttonClass } from '@nuancier/ui/pieces/buttons/button.tsx';
import { LinkButton } from '@nuancier/ui/pieces/buttons/link-button.tsx';
import { passwordCopy } from './password-copy.ts';

/** Anchor of the form on the profile, without script. */
export const PASSWORD_ID = 'mot-de-passe';

export function PasswordButton() {
  const open = usePanel()?.[0] === 'password';
  return (
    <LinkButton
      to={`#${PASSWORD_ID}`}
      onPress={() => openPanel('password', {})}
      expanded={open}
      className={buttonClass({ look: 'secondary', size: 'normal', wide: false, className: undefined })}
    >
      {passwordCopy.changeTitle}
    </LinkButton>
  );
}
