// When a focused element is removed, the keyboard would restart at the top of the page. The focus goes to what
// replaces it, then to its neighbours, at last to the heading.
import { focusHeading } from './focus-heading.ts';

type Held = {
  element: Element;
  /** From the innermost place outwards, up to the part of the page. */
  places: readonly Element[];
  /** The stops of the keyboard in that part, in their order. */
  stops: readonly Element[];
  /** What had the keyboard before a dialog, a notice or a banner had it. */
  outer: Held | null;
};

const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex]';
const PARTS = 'main, dialog, header, footer';
const APART = 'section, nav';

let held: Held | null = null;

/** Watches over the whole document, from before the first drawing by script. */
export function keepFocus(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target !== held?.element) held = hold(target);
  });
  // A press beside every control leaves the focus on purpose.
  document.addEventListener('focusout', () => {
    queueMicrotask(() => {
      if (held && isUsable(held.element) && document.activeElement === document.body) held = null;
    });
  });
  // After what a page does by itself: what is put in place of the pressed thing may take the focus.
  new MutationObserver(() => queueMicrotask(mend)).observe(document, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled', 'hidden', 'open'],
  });
  if (document.activeElement && document.activeElement !== document.body) held = hold(document.activeElement);
}

function hold(element: Element): Held {
  const own = element.closest(PARTS);
  const part = own ?? element.closest(APART) ?? element;
  const places: Element[] = [];
  for (let place = element.parentElement; place && part.contains(place); place = place.parentElement)
    places.push(place);
  const isApart = own === null || own instanceof HTMLDialogElement;
  return { element, places, stops: [...part.querySelectorAll(STOPS)], outer: isApart ? outerOf(part) : null };
}

/** Only one further level is remembered. */
function outerOf(part: Element): Held | null {
  if (held?.places.includes(part)) return held.outer;
  return held && { ...held, outer: null };
}

function mend(): void {
  if (!held || isUsable(held.element)) return;
  const { activeElement } = document;
  if (activeElement && activeElement !== document.body && activeElement !== held.element) return;
  const lost = held;
  held = null;
  const found = goOn(lost);
  if (found) found.focus();
  else focusHeading(lost.places.findLast(isUsable)?.closest('dialog') ?? document.querySelector('main'));
}

function goOn({ element, places, stops, outer }: Held): HTMLElement | null {
  const before = new Set(stops.slice(0, stops.indexOf(element)));
  for (const place of places) {
    if (!isUsable(place)) continue;
    const now = [...place.querySelectorAll<HTMLElement>(STOPS)].filter(
      (stop) => stop.tabIndex >= 0 && isUsable(stop),
    );
    const at = now.findLastIndex((stop) => before.has(stop));
    const found = now[at + 1] ?? now[at];
    if (found) return found;
  }
  if (!outer) return null;
  return isUsable(outer.element) && outer.element instanceof HTMLElement ? outer.element : goOn(outer);
}

function isUsable(element: Element): boolean {
  return element.isConnected && !element.matches(':disabled') && element.checkVisibility();
}
