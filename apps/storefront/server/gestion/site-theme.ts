import type { Api } from '@nuancier/api/api.ts';

/** The back office is dressed as its shop is; before the shop is open, as the default theme. */
export function siteTheme(
  api: Pick<Api, 'execute'>,
  chosen: string | undefined,
): () => Promise<string | null> {
  return async () => {
    if (chosen !== undefined) return chosen;
    const { data } = await api.execute({ document: 'query SiteTheme { storeConfig { theme } }' });
    const config = data?.['storeConfig'];
    return typeof config === 'object' && config !== null && 'theme' in config ? String(config.theme) : null;
  };
}
