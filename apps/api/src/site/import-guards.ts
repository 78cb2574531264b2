import * as v from 'valibot';
import type { Database } from '../database/tables.ts';
import { siteSettingsSchema } from './site-settings.ts';
import { selectDefaultSettings } from './site-store.ts';
import { usualSettings } from './usual-settings.ts';

/** In per cent. */
export type ImportGuards = { priceChange: number; withdrawal: number };

/** What the default site holds back. Each is read by itself: a setting that cannot be read is mended by a file. */
export async function importGuards(db: Database): Promise<ImportGuards> {
  const settings = await selectDefaultSettings(db);
  return {
    priceChange: readGuard(settings, 'import_price_change'),
    withdrawal: readGuard(settings, 'import_withdrawal'),
  };
}

function readGuard(
  settings: Readonly<Record<string, unknown>>,
  name: 'import_price_change' | 'import_withdrawal',
): number {
  const read = v.safeParse(siteSettingsSchema.entries[name], settings[name]);
  return read.success ? read.output : usualSettings[name];
}
