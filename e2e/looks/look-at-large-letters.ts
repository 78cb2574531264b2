// A phone with text set to 200 %: fewer than 13 letters fit on a line.

/** Runs in the page and needs nothing from outside. */
export function lookAtLargeLetters(): string[] {
  const wider = document.documentElement.scrollWidth - window.innerWidth;
  const faults = wider > 0 ? [`sideways: ${wider} px, ${sticksOut().join(', ')}`] : [];
  // The frame of the checkout has a header of its own, and behind a panel there is none to use.
  const isShopFrame =
    document.querySelector('header [data-top-bar]') && !document.querySelector('dialog:modal');
  const needed = {
    search: 'header [aria-controls]:has(.lucide-search)',
    cart: 'header [data-action="cart"]',
    account: 'header [data-action="account"]',
  };
  for (const [name, selector] of isShopFrame ? Object.entries(needed) : []) {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    const isSeen = box && box.width >= 44 && box.left >= 0 && box.right <= window.innerWidth;
    if (!isSeen) faults.push(`not in the header: ${name}`);
  }
  return faults;

  function sticksOut(): string[] {
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.checkVisibility() && element.getBoundingClientRect().right > window.innerWidth + 1,
    );
    const innermost = wide.filter(
      (element) => !wide.some((other) => element !== other && element.contains(other)),
    );
    return innermost
      .slice(0, 3)
      .map(({ tagName, textContent }) => `${tagName} « ${textContent.trim().slice(0, 30)} »`);
  }
}
