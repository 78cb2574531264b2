// Whoever walks through the shop and the door of the back office while it is released: whole pages, each with the styles
// and scripts it names. Those of one version are asked of whichever process is next.
import { look } from '../chaos/visitors.ts';
import type { Answer } from '../chaos/visitors.ts';

/** Of each page; the others are those of every page, or come when they are needed. */
const FILES_OF_A_PAGE = 6;
let asked = 0;

export async function walk(url: string, notes: Answer[], goesOn: () => boolean): Promise<void> {
  const seen = { product: undefined as string | undefined };
  const addresses = [
    () => '/',
    () => `/search?q=peinture+${(asked += 1)}`,
    () => '/catalogue/facade',
    () => seen.product,
    () => '/cart',
    () => '/sign-in',
    () => '/gestion/entrer',
  ];
  for (const address of addresses) {
    const path = address();
    if (path === undefined) continue;
    if (!goesOn()) return;
    const text = await look(url + path, 'page', notes);
    seen.product ??= /href="(\/produit\/[^"]+)"/.exec(text)?.[1]?.replaceAll('&amp;', '&');
    for (const file of filesOf(text)) {
      if (!goesOn()) return;
      await look(url + file, 'page', notes);
    }
  }
  await look(`${url}/graphql`, 'page', notes, JSON.stringify({ query: 'mutation { createEmptyCart }' }));
}

/** Styles first: without one a page is bare. */
function filesOf(text: string): string[] {
  const files = [...text.matchAll(/(?:href|src)="(\/(?:gestion\/)?assets\/[^"]+\.(?:css|js))"/g)].map(
    ([, file = '']) => file,
  );
  const styles = files.filter((file) => file.endsWith('.css'));
  const scripts = files.filter((file) => !file.endsWith('.css'));
  return [...new Set([...styles, ...scripts])].slice(0, FILES_OF_A_PAGE);
}
