/** What a site's pages, mails and back office may be dressed as. */
export const THEME_CODES = ['valbrune', 'comptoir'] as const;
export type ThemeCode = (typeof THEME_CODES)[number];

export function isThemeCode(code: string | null | undefined): code is ThemeCode {
  return THEME_CODES.some((known) => known === code);
}
