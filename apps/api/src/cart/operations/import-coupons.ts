import { couponCode, couponFaults } from '@nuancier/domain/cart/coupons/coupon-faults.ts';
import type { CouponFault } from '@nuancier/domain/cart/coupons/coupon-faults.ts';
import type { Database } from '../../database/tables.ts';
import { refusedLines, repeatedLines } from '../../imports/import-report.ts';
import type { ImportReport } from '../../imports/import-report.ts';
import { upsertCoupons } from '../coupons/coupon-import-store.ts';
import type { CouponRow } from '../coupons/coupon-import-store.ts';

const REASONS = {
  'bad-code': 'Le code compte de 2 à 32 lettres, chiffres, tirets ou soulignés.',
  'bad-value': 'La remise est un pourcentage de 0,01 à 100, ou un nombre entier de centimes hors taxes.',
  'bad-minimum': 'Le minimum de commande est un nombre entier de centimes hors taxes.',
  'bad-days': 'Le dernier jour vient avant le premier.',
  'bad-limit': 'Une limite d’utilisation est un nombre entier supérieur à 0.',
} satisfies Record<CouponFault, string>;

export async function importCoupons(db: Database, given: readonly CouponRow[]): Promise<ImportReport> {
  const coupons = given.map((coupon) => ({ ...coupon, code: couponCode(coupon.code) }));
  const refusals = [
    ...coupons.flatMap((coupon, index) =>
      couponFaults(coupon).map((fault) => ({ line: index + 1, reason: REASONS[fault] })),
    ),
    ...repeatedLines(
      coupons,
      ({ code }) => code,
      (code) => `Le code «\u00A0${code}\u00A0» figure deux fois.`,
    ),
  ];
  if (refusals.length > 0) return refusedLines(refusals);
  const { changed, added } = await upsertCoupons(db, coupons);
  return { ok: true, lines: coupons.length, changed, added };
}
