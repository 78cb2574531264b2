// How a page of the shop is looked at: the address says it, so that a colleague sees the same.
import { themeCode } from '@nuancier/ui/theme/theme-code.ts';
import type { ThemeCode } from '@nuancier/ui/theme/theme-code.ts';

export const WIDTHS = ['telephone', 'ordinateur'] as const;
export type Look = { theme: ThemeCode; largeur: (typeof WIDTHS)[number] };

/** `worn`: the theme of the site, where none is asked for. */
export function lookOf(address: URLSearchParams, worn: string | null): Look {
  return {
    theme: themeCode(address.get('theme') ?? worn),
    largeur: address.get('largeur') === 'telephone' ? 'telephone' : 'ordinateur',
  };
}
