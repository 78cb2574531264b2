import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { classNames } from '@nuancier/ui/pieces/class-names.ts';

type Props = { html: string; className?: string | undefined; bare?: boolean };

/** A text written by the shop's editors. The API has sanitised it, when written and when read. */
export function RichText({ html, className, bare = false }: Props) {
  const navigate = useNavigate();

  // Links inside the text are plain HTML: with script they move like every other link of the shop.
  function follow(event: MouseEvent<HTMLDivElement>): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlainClick =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlainClick || link.target === '_blank' || link.origin !== window.location.origin) return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash);
  }

  return (
    // The handler only speeds up links that are themselves reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      className={classNames(!bare && 'prose', className)}
      onClick={follow}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
