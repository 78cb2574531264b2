import type { Database } from '../../database/tables.ts';
import { refusedLines } from '../../imports/import-report.ts';
import type { ImportReport } from '../../imports/import-report.ts';
import { patchSettings } from '../site-import-store.ts';
import { selectSites } from '../site-store.ts';
import type { SiteSettings } from '../site-settings.ts';

export type SitePicture = {
  /** `site-logo`, `banner-home`, `banner-promo`, `banner-promo-mobile`, or any other banner */
  place: string;
  /** the default site when none is named */
  site: string | null;
  picture: string;
  width: number;
  height: number;
  alt: string | null;
};

/** Logo and banners. A banner without a place of its own is told by its address, for a block or a page. */
export async function importSitePictures(db: Database, rows: readonly SitePicture[]): Promise<ImportReport> {
  const sites = await selectSites(db);
  const siteOf = ({ site }: SitePicture) =>
    sites.find((one) => (site === null ? one.isDefault : one.code === site))?.code;
  const refusals = rows.flatMap((row, at) =>
    siteOf(row) === undefined
      ? [{ line: at + 1, reason: `Le site «\u00A0${row.site ?? 'par défaut'}\u00A0» n’existe pas.` }]
      : [],
  );
  if (refusals.length > 0) return refusedLines(refusals);
  // The picture for phones after the one that serves both.
  const ordered = rows.toSorted((one, other) => one.place.length - other.place.length);
  const patches = new Map<string, Partial<SiteSettings>>();
  for (const row of ordered) {
    const code = siteOf(row) ?? '';
    patches.set(code, { ...patches.get(code), ...settingsOf(row) });
  }
  let changed = 0;
  for (const [code, patch] of patches) {
    // oxlint-disable-next-line no-await-in-loop -- a shop has few sites
    if (Object.keys(patch).length > 0 && (await patchSettings(db, code, patch))) changed += 1;
  }
  return { ok: true, lines: rows.length, changed, notes: rows.flatMap(noteOf) };
}

/** As high as the header has room for, and no wider than a phone leaves. */
const LOGO = { width: 120, height: 34 };

function settingsOf({ place, picture, width, height, alt }: SitePicture): Partial<SiteSettings> {
  switch (place) {
    case 'site-logo': {
      const scale = Math.min(LOGO.width / width, LOGO.height / height);
      return {
        header_logo_src: `site/${picture}/480x136.png`,
        logo_width: Math.max(1, Math.round(width * scale)),
        logo_height: Math.max(1, Math.round(height * scale)),
        ...(alt === null ? {} : { logo_alt: alt }),
      };
    }
    case 'banner-home':
      return { banner_home_image_url: `site/${picture}/780x780.webp` };
    case 'banner-promo':
      return {
        banner_promo_image_url_desktop: `site/${picture}/1600x600.webp`,
        banner_promo_image_url_mobile: `site/${picture}/780x780.webp`,
      };
    case 'banner-promo-mobile':
      return { banner_promo_image_url_mobile: `site/${picture}/780x780.webp` };
    default:
      return {};
  }
}

function noteOf(row: SitePicture): string[] {
  if (Object.keys(settingsOf(row)).length > 0) return [];
  return [
    `«\u00A0${row.place}\u00A0», pour un bloc ou une page\u00A0: /media/site/${row.picture}/1600x600.webp (ou 800x450, 780x780)`,
  ];
}
