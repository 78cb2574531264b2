// A screen whose script cannot be fetched makes the router load the whole page anew: without network the browser would
// show an error of its own in place of what stands here, and all that is typed would be gone.

/** Watches from before the first drawing; browsers that tell nothing of it go on as they do. */
export function stayWithoutNetwork(): void {
  if (!('navigation' in window)) return;
  window.navigation.addEventListener('navigate', (event) => {
    const isOurs = event.navigationType === 'reload' && !event.userInitiated;
    if (!isOurs || !event.cancelable || navigator.onLine) return;
    event.preventDefault();
    window.dispatchEvent(new Event(STAYED));
  });
}

/** Told when a page was kept that way. */
export const STAYED = 'nuancier-reste-sans-reseau';
