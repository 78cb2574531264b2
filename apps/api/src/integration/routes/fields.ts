// Fields that several answers share.
import * as v from 'valibot';

export const text = v.string();
export const maybeText = v.nullable(v.string());
export const cents = v.pipe(v.number(), v.integer());
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));
export const packs = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000));
export const moment = v.pipe(v.string(), v.isoTimestamp());
export const maybeMoment = v.nullable(moment);
export const day = v.pipe(v.string(), v.isoDate());
export const maybeDay = v.nullable(day);
