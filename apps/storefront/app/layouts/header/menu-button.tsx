import { siteChoices } from '@nuancier/domain/site/site-choices.ts';
import type { ReactNode } from 'react';
import { openPanel, usePanel } from '../../panel-state/panel-store.ts';
import { paths } from '../../addresses/paths.ts';
import { LinkButton } from '@nuancier/ui/pieces/buttons/link-button.tsx';
import { useFrame } from '../../features/site/use-frame.ts';

type Props = { className: string | undefined; label?: string; messageKey?: string; children: ReactNode };

/** Opens the menu panel; without script it leads to the plan of the site. */
export function MenuButton(props: Props) {
  const { menu, viewer, layout } = useFrame();
  const open = usePanel()?.[0] === 'menu';
  const show = () =>
    openPanel('menu', { menu, signedIn: viewer.kind === 'signed-in', choices: siteChoices(layout) });
  return <LinkButton to={paths.siteMap()} onPress={show} expanded={open} {...props} />;
}
