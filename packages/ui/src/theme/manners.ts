// How a theme works, beyond how it looks: read by the server and by the few pieces that are put together in two ways.
import { themeCode } from './theme-code.ts';
import type { ThemeCode } from './theme-code.ts';

export type Manners = {
  /** The home page: a shop window, or a counter where one works at once. */
  home: 'window' | 'counter';
  /** What a professional counts (orders, quotations): cards, or rows of a table. */
  papers: 'cards' | 'table';
};

const manners: Readonly<Record<ThemeCode, Manners>> = {
  valbrune: { home: 'window', papers: 'cards' },
  comptoir: { home: 'counter', papers: 'table' },
};

export function mannersOf(theme: string | null | undefined): Manners {
  return manners[themeCode(theme)];
}
