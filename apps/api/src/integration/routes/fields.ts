// Fields that several answers share.
import * as v from 'valibot';
import { readDay, readMoment } from '../../text/read-moment.ts';
import { Problem } from '../answers/problem.ts';

export const text = v.string();
export const maybeText = v.nullable(v.string());
export const cents = v.pipe(v.number(), v.integer());
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));
export const packs = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000));
export const moment = v.pipe(v.string(), v.isoTimestamp());
export const maybeMoment = v.nullable(moment);
export const day = v.pipe(v.string(), v.isoDate());
export const maybeDay = v.nullable(day);

/** « 2026-02-30 » has the right form and stands in no calendar. */
export function momentOf(given: string, field: string): Date {
  const read = readMoment(given);
  if (read === null)
    throw new Problem(422, 'invalid_request', `«\u00A0${field}\u00A0» n’est pas un moment avec son fuseau.`);
  return read;
}

export function dayOf(given: string, field: string): string {
  const read = readDay(given);
  if (read === null)
    throw new Problem(422, 'invalid_request', `«\u00A0${field}\u00A0» n’est pas un jour du calendrier.`);
  return read;
}

export function maybeDayOf(given: string | null, field: string): string | null {
  return given === null ? null : dayOf(given, field);
}

/** Where somebody is written to, or goods are brought. */
export const postalAddress = {
  civility: maybeText,
  firstname: text,
  lastname: text,
  company: maybeText,
  street: v.array(text),
  postcode: text,
  city: text,
  country_code: text,
  telephone: maybeText,
};
