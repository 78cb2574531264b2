// The fields that several kinds of event share. Nothing here checks a value: the shop itself writes them, and the
// same description becomes the documentation.
import * as v from 'valibot';

export const reference = v.string();
export const moment = v.pipe(v.string(), v.isoTimestamp());
export const day = v.pipe(v.string(), v.isoDate());
export const cents = v.pipe(v.number(), v.integer());
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));
export const identifier = v.pipe(v.number(), v.integer(), v.minValue(1));

/** The company as the merchant's own system knows it; none for a private customer or a visitor. */
export const clientCode = v.nullable(reference);

export const movedLines = v.array(v.object({ position: count, sku: reference, quantity: count }));
