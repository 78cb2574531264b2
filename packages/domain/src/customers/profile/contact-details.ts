// Contact details as typed, normalised to the one form that is stored.
import { isReadableLine } from '../../readable-text.ts';

const NAME = /^[\p{L}\p{M}][\p{L}\p{M} '’.-]{0,99}$/u;
const EMAIL =
  /^[^\s@<>,;:"()[\]\\]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}{2,63}$/u;

export function isEmail(text: string): boolean {
  return text.length <= 254 && EMAIL.test(text) && isReadableLine(text);
}

export function isName(text: string): boolean {
  return NAME.test(text.trim());
}

/** What cannot be read in one line, and what only markup needs. */
export function hasForbiddenSigns(text: string): boolean {
  return !isReadableLine(text) || /[<>]/.test(text);
}

/** Ten digits; spaces, dots and hyphens are how people read them out. Null when it is no phone number. */
export function phoneNumber(text: string): string | null {
  const digits = text.replace(/[\s.-]/g, '');
  return /^0\d{9}$/.test(digits) ? digits : null;
}

/** The same, also as it is dialled from abroad: « +33 6 12 34 56 78 ». */
export function dialledNumber(text: string): string | null {
  return phoneNumber(text.replace(/[\s.-]/g, '').replace(/^(?:\+|00)33(?:\(0\))?/, '0'));
}

export function mobileNumber(text: string): string | null {
  const digits = phoneNumber(text);
  return digits !== null && /^0[67]/.test(digits) ? digits : null;
}
