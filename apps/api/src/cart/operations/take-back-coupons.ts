import { writeBack } from '../../imports/images/import-image.ts';
import type { ImagedTable, TakeBack } from '../../imports/images/import-image.ts';

export const couponsImaged: ImagedTable = { name: 'coupon', key: ['code'], counted: ['used'] };

/** How often a code has served is nobody's file: it stays, and a new code that has served does too. */
export const takeBackCoupons: TakeBack = (db, { image }) => writeBack(db, image, [couponsImaged]);
