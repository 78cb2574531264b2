export type ThemeCode = 'valbrune' | 'comptoir';

/** The theme a site names, or the default one when the name is unknown. */
export function themeCode(code: string | null | undefined): ThemeCode {
  return isThemeCode(code) ? code : 'valbrune';
}

export function isThemeCode(code: string | null | undefined): code is ThemeCode {
  return code === 'valbrune' || code === 'comptoir';
}
