import type { MenuEntry, MenuLink } from '@nuancier/domain/site/menu.ts';
import ExternalLink from 'lucide-react/icons/external-link';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { VisuallyHidden } from '@nuancier/ui/pieces/visually-hidden.tsx';
import { frameCopy } from '../frame-copy.ts';
import { menuHref } from './menu-href.ts';

type Props = {
  entry: Pick<MenuEntry, 'link' | 'opensNewTab'>;
  className?: string | undefined;
  /** Inside a panel the page takes the place of the panel in the history. */
  replace?: boolean;
  onFollow?: () => void;
  children: ReactNode;
};

/** A menu entry as a link: inside the shop, elsewhere, or in a new tab. */
export function MenuEntryLink({ entry, className, replace = false, onFollow, children }: Props) {
  if (entry.opensNewTab) {
    return (
      <a href={menuHref(entry.link)} target="_blank" rel="noopener" className={className}>
        {children} <ExternalLink aria-hidden="true" size={14} />
        <VisuallyHidden> ({frameCopy.newTab})</VisuallyHidden>
      </a>
    );
  }
  return (
    <Link
      to={menuHref(entry.link)}
      className={className}
      replace={replace && isOwn(entry.link)}
      onClick={onFollow}
    >
      {children}
    </Link>
  );
}

function isOwn(link: MenuLink): boolean {
  return menuHref(link).startsWith('/');
}
