import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { focusHeading } from '../focus/focus-heading.ts';
import { isTurned } from './is-turned.ts';
import { announce } from './announce.ts';
import { isFocusTaken } from '../focus/take-focus.ts';

type Shown = {
  pathname: string;
  search: string;
  hash: string;
  title: string;
  /** Back or forward: the place one had left is shown again. */
  isAgain: boolean;
};

/**
 * After a client-side navigation the heading takes the focus and the title is announced, as a browser does. Other
 * changes on the same page leave the focus; the answer to a form is announced on its own.
 */
export function PageChange() {
  // A link to the very address one is on changes nothing but the key.
  const { pathname, search, hash, key } = useLocation();
  const isAgain = useNavigationType() === 'POP';
  const last = useRef<Shown>(null);
  useLayoutEffect(() => {
    const now = { pathname, search, hash, title: document.title, isAgain };
    const before = last.current;
    last.current = now;
    // By then a panel that belonged to the page before has closed.
    if (before !== null) queueMicrotask(() => arrive(before, now));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- an entry of the history is shown once, whatever leads to it
  }, [pathname, search, hash, key]);
  return null;
}

function arrive(before: Shown, now: Shown): void {
  const turned = isTurned(before.search, now.search);
  const isNamed = before.title !== now.title && (turned || asks(before.search) !== asks(now.search));
  const isOther = before.pathname !== now.pathname || isNamed;
  const isLeft = isLeftBehind();
  if (isOther || turned || isLeft) {
    if (!isFocusTaken()) {
      const place = placeOf(now.hash);
      focusHeading(place ?? document.querySelector('main'));
      // A form that keeps the place on its own page may be answered by another one.
      if (place === null && !now.isAgain && !isInSight(document.activeElement)) window.scrollTo(0, 0);
    }
    if (isOther || isLeft) announce(now.title);
  } else if (before.hash !== now.hash) focusHeading(placeOf(now.hash));
}

function isInSight(heading: Element | null): boolean {
  if (!heading) return false;
  const { top, bottom } = heading.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/** A link led to the top of its own page, and is out of sight there. */
function isLeftBehind(): boolean {
  const { activeElement: link } = document;
  return (
    link instanceof HTMLAnchorElement &&
    window.scrollY === 0 &&
    link.getBoundingClientRect().top >= window.innerHeight
  );
}

/** What a page is about, where its path does not say it. */
const asks = (search: string): string | undefined => /[?&](?:q|term)=[^&]*/.exec(search)?.[0];

const placeOf = (hash: string): HTMLElement | null => document.getElementById(hash.slice(1));
