/** A page to go to, or pages left out between two of them. */
export type PageStep = { kind: 'page'; page: number } | { kind: 'gap'; after: number };

/** First, last, and the current page with its neighbours. A gap never replaces a single page. */
export function pageSteps(current: number, total: number): readonly PageStep[] {
  const wanted = [1, total, current - 1, current, current + 1];
  if (current <= 3) wanted.push(2, 3);
  if (current >= total - 2) wanted.push(total - 1, total - 2);
  const pages = [...new Set(wanted)].filter((page) => page >= 1 && page <= total).toSorted((a, b) => a - b);
  return pages.flatMap((page, index): PageStep[] => {
    const before = pages[index - 1] ?? page - 1;
    const step: PageStep = { kind: 'page', page };
    if (page - before === 2) return [{ kind: 'page', page: page - 1 }, step];
    return page - before > 2 ? [{ kind: 'gap', after: before }, step] : [step];
  });
}
