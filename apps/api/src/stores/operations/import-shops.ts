import { PLATFORM } from '@nuancier/domain/stock/platform.ts';
import { shopFaults, type ShopFault } from '@nuancier/domain/stores/shop-line.ts';
import type { Database } from '../../database/tables.ts';
import { refusedLines, repeatedLines, type ImportReport } from '../../imports/import-report.ts';
import { upsertShops, type ShopRow } from '../stores-import-store.ts';

const REASONS = {
  'missing-field': 'Le code, le nom, l’adresse et la commune du magasin sont obligatoires.',
  'bad-postal-code': 'Le code postal doit compter cinq chiffres.',
  'bad-place': 'La latitude ou la longitude est hors de la carte.',
  'bad-schedule':
    'Les horaires d’un jour s’écrivent «\u00A007:30-12:00 13:30-18:00\u00A0», ou «\u00A0x\u00A0» si fermé.',
  'bad-special-hours':
    'Les horaires exceptionnels s’écrivent «\u00A0AAAA-MM-JJ HH:MM-HH:MM\u00A0», ou «\u00A0AAAA-MM-JJ x\u00A0».',
} satisfies Record<ShopFault, string>;

const RESERVED_CODE = `Le code «\u00A0${PLATFORM}\u00A0» est celui de la plateforme de livraison.`;

export async function importShops(db: Database, shops: readonly ShopRow[]): Promise<ImportReport> {
  const refusals = [
    ...shops.flatMap((shop, index) =>
      shopFaults(shop).map((fault) => ({ line: index + 1, reason: REASONS[fault] })),
    ),
    ...shops.flatMap(({ code }, index) =>
      code === PLATFORM ? [{ line: index + 1, reason: RESERVED_CODE }] : [],
    ),
    ...repeatedLines(
      shops,
      (shop) => shop.code,
      (code) => `Le code de magasin «\u00A0${code}\u00A0» figure deux fois.`,
    ),
  ];
  if (refusals.length > 0) return refusedLines(refusals);
  const { changed, added } = await upsertShops(db, shops);
  return { ok: true, lines: shops.length, changed, added };
}
