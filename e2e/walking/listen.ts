// Records what a screen reader user would meet: where the page loses focus, and what it announces.
import type { Page } from '@playwright/test';

export type Heard = {
  /** What had the keyboard when it went away, and nothing took its place: must stay empty. */
  lost: string[];
  /** Announcements of the live regions, in order. */
  said: string[];
};

const noted = new WeakMap<Page, Heard>();

/** From the first page on; once for each page. */
export async function listen(page: Page): Promise<Heard> {
  const known = noted.get(page);
  if (known) return known;
  const heard: Heard = { lost: [], said: [] };
  noted.set(page, heard);
  await page.exposeFunction('noteLost', (what: string) => heard.lost.push(what));
  await page.exposeFunction('noteSaid', (words: string) => heard.said.push(words));
  await page.addInitScript(watchKeyboard);
  await page.addInitScript(watchVoice);
  return heard;
}

/** Runs in the page. When the focused element disappears, focus must have moved before the next frame is drawn. */
function watchKeyboard(): void {
  let last: Element | null = null;
  const isThere = (element: Element) =>
    element.isConnected && !element.matches(':disabled') && element.checkVisibility();
  const look = () => {
    const { activeElement } = document;
    const held = activeElement !== null && activeElement !== document.body;
    if (held) last = activeElement;
    else if (last) {
      // A click on the background drops the focus on purpose: the element is still there.
      if (!isThere(last)) call('noteLost', `${location.pathname} ${last.outerHTML.slice(0, 160)}`);
      last = null;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);

  function call(name: string, text: string): void {
    const note: unknown = Reflect.get(window, name);
    if (typeof note === 'function') Reflect.apply(note, window, [text]);
  }
}

/** Runs in the page. */
function watchVoice(): void {
  const LIVE = '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"]';
  const heard = new WeakMap<Element, string>();
  const regionOf = (node: Node) =>
    (node instanceof Element ? node : node.parentElement)?.closest(LIVE) ?? null;
  const opened: HTMLDialogElement[] = [];
  const { showModal } = HTMLDialogElement.prototype;
  HTMLDialogElement.prototype.showModal = function noted(this: HTMLDialogElement) {
    showModal.call(this);
    opened.push(this);
  };
  const wordsOf = (node: Node) => (node.textContent ?? '').replace(/\s+/g, ' ').trim();
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      const region = regionOf(target);
      if (region?.matches('[data-voice]')) for (const node of addedNodes) noteIfHeard(region, wordsOf(node));
      else if (region) retell(region);
      // An alert is read as it appears; any other region has to be there before.
      else if (type === 'childList')
        for (const node of addedNodes)
          if (node instanceof Element)
            for (const alert of [node, ...node.querySelectorAll('[role="alert"]')])
              if (alert.matches('[role="alert"]')) retell(alert);
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });

  function retell(region: Element): void {
    const words = wordsOf(region);
    if (heard.get(region) === words) return;
    heard.set(region, words);
    if (isHeard(region)) note(words);
  }

  /** A modal makes everything outside the one opened last inert; a closed one is hidden. */
  function isHeard(region: Element): boolean {
    const top = opened.findLast((modal) => modal.isConnected && modal.matches(':modal'));
    if (top) return top.contains(region);
    return region.isConnected && (region.closest('dialog')?.open ?? true);
  }

  /** An announcement in a closing panel is not read. A message, since journeys may stop the clock. */
  function noteIfHeard(region: Element, words: string): void {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      if (isHeard(region)) note(words);
      port1.close();
    });
    port1.start();
    port2.postMessage(null);
  }

  function note(words: string): void {
    const noteSaid: unknown = Reflect.get(window, 'noteSaid');
    if (words !== '' && typeof noteSaid === 'function') Reflect.apply(noteSaid, window, [words]);
  }
}
