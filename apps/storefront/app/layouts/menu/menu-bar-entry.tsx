import type { MenuEntry } from '@nuancier/domain/site/menu.ts';
import { useId, useRef } from 'react';
import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import { menuHref } from '../../features/site/menu/menu-href.ts';
import { useHydrated } from '@nuancier/ui/pieces/browser/use-hydrated.ts';
import { focusNeighbour, isAssisted } from './menu-bar-keys.ts';
import type { MenuBarState } from './use-menu-bar.ts';

type Props = {
  entry: MenuEntry;
  bar: MenuBarState;
  className: string | undefined;
  label: ReactNode;
  dropdown: ReactNode;
};

/**
 * A top entry with its dropdown. A mouse opens it by resting and follows it by clicking; keyboard and touch open it
 * first; without script it is the link it has always been.
 */
export function MenuBarEntry({ entry, bar, className, label, dropdown }: Props) {
  const dropdownId = useId();
  const link = useRef<HTMLAnchorElement>(null);
  const hydrated = useHydrated();
  const open = bar.openUid === entry.uid;

  const onClick = (event: MouseEvent) => {
    if (!isAssisted(event.nativeEvent)) return bar.close();
    event.preventDefault();
    return open ? bar.close() : bar.open(entry.uid);
  };

  const onLinkKey = (event: KeyboardEvent<HTMLAnchorElement>) => {
    if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
      event.preventDefault();
      focusNeighbour(event.currentTarget, event.key === 'ArrowRight' ? 1 : -1);
    }
    if (event.key !== 'ArrowDown' && event.key !== ' ') return;
    event.preventDefault();
    flushSync(() => bar.open(entry.uid));
    document.getElementById(dropdownId)?.querySelector('a')?.focus();
  };

  const onEntryKey = (event: KeyboardEvent) => {
    // The bar closes it; the focus returns to its entry.
    if (event.key === 'Escape' && open) link.current?.focus();
  };

  const onBlur = (event: FocusEvent<HTMLLIElement>) => {
    if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget))
      bar.close();
  };

  const onEnter = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') bar.enter(entry.uid);
  };

  return (
    // The handlers only watch what happens to the link and the dropdown inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      data-open={open}
      onPointerEnter={onEnter}
      onPointerLeave={bar.leave}
      onBlur={onBlur}
      onKeyDown={onEntryKey}
    >
      <Link
        ref={link}
        to={menuHref(entry.link)}
        className={className}
        data-menu-entry
        {...(hydrated
          ? { role: 'button', 'aria-expanded': open, 'aria-controls': open ? dropdownId : undefined }
          : {})}
        onClick={onClick}
        onKeyDown={onLinkKey}
      >
        {label}
      </Link>
      {open && <div id={dropdownId}>{dropdown}</div>}
    </li>
  );
}
