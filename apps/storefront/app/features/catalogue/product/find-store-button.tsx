import type { ReactNode } from 'react';
import { openPanel, usePanel } from '../../../panel-store.ts';
import { paths } from '../../../paths.ts';
import { buttonClass } from '../../../ui/button.tsx';
import type { ButtonLook } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';

type Props = { look: ButtonLook; wide?: boolean; children: ReactNode };

export function FindStoreButton({ look, wide = false, children }: Props) {
  const open = usePanel()?.[0] === 'store';
  return (
    <LinkButton
      to={paths.stores()}
      onPress={() => openPanel('store', { place: 'shop' })}
      expanded={open}
      className={buttonClass({ look, size: 'normal', wide, className: undefined })}
    >
      {children}
    </LinkButton>
  );
}
