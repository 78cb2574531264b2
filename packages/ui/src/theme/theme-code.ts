import { isThemeCode } from '@nuancier/domain/site/themes.ts';
import type { ThemeCode } from '@nuancier/domain/site/themes.ts';

export { isThemeCode };
export type { ThemeCode };

/** The theme a site names, or the default one when the name is unknown. */
export function themeCode(code: string | null | undefined): ThemeCode {
  return isThemeCode(code) ? code : 'valbrune';
}
