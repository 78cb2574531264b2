// A page in its window: nothing is wider, and the header is one row.

/** Runs in the page and needs nothing from outside. The last theme stays on. */
export async function lookAtFit({
  themes,
  oneRow,
}: {
  themes: readonly string[];
  oneRow: number;
}): Promise<string[]> {
  const faults: string[] = [];
  for (const theme of themes) {
    document.documentElement.setAttribute('data-theme', theme);
    // Its letters are asked for when something is first set in them, and are wider or narrower than what stands in.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
    const wider = document.documentElement.scrollWidth - window.innerWidth;
    if (wider > 0) faults.push(`${theme}: ${wider} px too wide`);
    const header = document.querySelector('header')?.getBoundingClientRect().height ?? 0;
    if (header > oneRow) faults.push(`${theme}: a header of two rows`);
  }
  return faults;
}
