// Lines, letters and words set wider apart, as a reader's own style sheet does (WCAG 1.4.12): what no longer has room.

type Box = { overflowX: string; overflowY: string; room: DOMRect };

/** Runs in the page and needs nothing from outside. What was cut before is not judged here, nor what a panel covers. */
export function lookAtSpacing(): string[] {
  const place = document.querySelector('dialog:modal') ?? document.body;
  const before = cut();
  const wide = new CSSStyleSheet();
  wide.replaceSync(
    `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
     p { margin-block-end: 2em !important; }`,
  );
  const usual = [...document.adoptedStyleSheets];
  document.adoptedStyleSheets = [...usual, wide];
  const lost = [...cut()]
    .filter((element) => !before.has(element))
    .map((element) => `cut: ${nameOf(element)}`);
  const wider = document.documentElement.scrollWidth - window.innerWidth;
  document.adoptedStyleSheets = usual;
  return wider > 0 ? [...lost, `sideways: ${wider} px`] : lost;

  /** Whatever holds words of its own in a box that neither grows nor scrolls. */
  function cut(): Set<Element> {
    // Boxes hold many words: each is measured once.
    const measured = new Map<Element, Box>();
    return new Set(
      [...place.querySelectorAll('*')].filter((element) => {
        if (
          ![...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
        )
          return false;
        // Words drawn within a picture are a picture.
        if (element.closest('svg')) return false;
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
        return cutBy(element, measured);
      }),
    );
  }

  function boxOf(element: Element): Box {
    const { overflowX, overflowY } = getComputedStyle(element);
    return { overflowX, overflowY, room: element.getBoundingClientRect() };
  }

  function cutBy(element: Element, measured: Map<Element, Box>): boolean {
    const range = document.createRange();
    range.selectNodeContents(element);
    const words = range.getBoundingClientRect();
    if (words.width < 2 || words.height < 2) return false;
    for (let box: Element | null = element; box; box = box.parentElement) {
      const known = measured.get(box) ?? boxOf(box);
      measured.set(box, known);
      const { overflowX, overflowY, room } = known;
      // What is hidden on purpose, and what can be scrolled, cuts nothing.
      if (room.width <= 2 || room.height <= 2) return false;
      if (/auto|scroll/.test(overflowX + overflowY)) return false;
      if (/hidden|clip/.test(overflowX) && (words.right > room.right + 2 || words.left < room.left - 2))
        return true;
      if (/hidden|clip/.test(overflowY) && words.bottom > room.bottom + 4) return true;
    }
    return false;
  }

  function nameOf(element: Element): string {
    const words = (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 50);
    return `${element.tagName.toLowerCase()}.${String(element.getAttribute('class')).split(' ')[0]} « ${words} »`;
  }
}
