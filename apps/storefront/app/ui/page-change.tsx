import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { focusHeading } from './focus-heading.ts';
import { say } from './say.ts';
import { isFocusTaken } from './take-focus.ts';

type Shown = { pathname: string; search: string; hash: string; title: string };

/**
 * A page that changes without being loaded anew: its heading takes the keyboard and its title is said, as a browser
 * does. Other choices on the same page leave the keyboard where it is; the answer to a form speaks for itself.
 */
export function PageChange() {
  const { pathname, search, hash } = useLocation();
  const last = useRef<Shown>(null);
  useLayoutEffect(() => {
    const now = { pathname, search, hash, title: document.title };
    const before = last.current;
    last.current = now;
    // By then a panel that belonged to the page before has closed.
    if (before !== null) queueMicrotask(() => arrive(before, now));
  }, [pathname, search, hash]);
  return null;
}

function arrive(before: Shown, now: Shown): void {
  const turned = isTurned(before.search, now.search);
  const isNamed = before.title !== now.title && (turned || asks(before.search) !== asks(now.search));
  const isOther = before.pathname !== now.pathname || isNamed;
  const isLeft = isLeftBehind();
  if (isOther || turned || isLeft) {
    if (!isFocusTaken()) focusHeading(placeOf(now.hash) ?? document.querySelector('main'));
    if (isOther || isLeft) say(now.title);
  } else if (before.hash !== now.hash) focusHeading(placeOf(now.hash));
}

/** A link has led to the top of the page it stands on, and is out of sight there. */
function isLeftBehind(): boolean {
  const { activeElement: link } = document;
  return (
    link instanceof HTMLAnchorElement &&
    window.scrollY === 0 &&
    link.getBoundingClientRect().top >= window.innerHeight
  );
}

/** Another page of the same list; a filter that leads back to the first one is a choice on the page. */
function isTurned(before: string, now: string): boolean {
  return before !== now && listOf(before) === listOf(now);
}

const listOf = (search: string): string => search.replace('?', '&').replaceAll(/&(?:page|avis)=[^&]*/g, '');

/** What a page is about, where its path does not say it. */
const asks = (search: string): string | undefined => /[?&](?:q|term)=[^&]*/.exec(search)?.[0];

const placeOf = (hash: string): HTMLElement | null => document.getElementById(hash.slice(1));
