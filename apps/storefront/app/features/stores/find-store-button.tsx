import type { ReactNode } from 'react';
import { usePanel } from '../../panel-state/panel-store.ts';
import { paths } from '../../addresses/paths.ts';
import { buttonClass } from '@nuancier/ui/pieces/buttons/button.tsx';
import type { ButtonLook, ButtonSize } from '@nuancier/ui/pieces/buttons/button.tsx';
import { LinkButton } from '@nuancier/ui/pieces/buttons/link-button.tsx';
import { useFrame } from '../site/use-frame.ts';
import { openStoreLocator } from './open-store-locator.ts';

type Props = { look: ButtonLook; size?: ButtonSize; wide?: boolean; children: ReactNode };

export function FindStoreButton({ look, size = 'normal', wide = false, children }: Props) {
  const frame = useFrame();
  const open = usePanel()?.[0] === 'store';
  return (
    <LinkButton
      to={paths.stores()}
      onPress={() => openStoreLocator(frame, 'shop')}
      expanded={open}
      className={buttonClass({ look, size, wide, className: undefined })}
    >
      {children}
    </LinkButton>
  );
}
