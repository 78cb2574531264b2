// Words that a box with hidden overflow cuts, on a screen that is too narrow for them.

/** Runs in the page and needs nothing from outside. */
export function lookAtCutWords(): string[] {
  const main = document.querySelector('main');
  if (!main) return ['no main'];
  const cut: string[] = [];
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const words = text.textContent?.trim() ?? '';
    if (words === '' || !text.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (clipped(text.parentElement, box)) cut.push(`cut: « ${words.slice(0, 40)} »`);
  }
  return [...new Set(cut)];

  function clipped(from: Element, box: DOMRect): boolean {
    for (let holder: Element | null = from; holder && holder !== main; holder = holder.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(holder);
      const edges = holder.getBoundingClientRect();
      // One pixel wide: what only screen readers read.
      if (edges.width <= 1) return false;
      if (/hidden|clip/.test(overflowX) && (box.right > edges.right + 1 || box.left < edges.left - 1))
        return true;
      if (/hidden|clip/.test(overflowY) && box.bottom > edges.bottom + 1) return true;
      // What can be scrolled to is not cut.
      if (/auto|scroll/.test(overflowX)) return false;
    }
    return false;
  }
}
