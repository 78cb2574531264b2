// What a customer may write into a field: one set of rules for the browser's forms and the server's operations.
// A rule gives the problem, or null; the French words for it are the form's business.
import { isReadableLine, isReadableText } from '../../readable-text.ts';

export type FieldProblem =
  | { kind: 'required' }
  | { kind: 'email' }
  | { kind: 'format' }
  | { kind: 'short'; least: number }
  | { kind: 'long'; most: number }
  | { kind: 'mobile' }
  | { kind: 'phone' }
  | { kind: 'name' }
  | { kind: 'name_apostrophe' }
  | { kind: 'name_digits' }
  | { kind: 'postcode' }
  | { kind: 'siret' }
  | { kind: 'siret_key' }
  | { kind: 'forbidden' };

export type FieldRule = (value: string) => FieldProblem | null;

/** The field may stay empty; what is written in it follows the rule. */
export function optional(rule: FieldRule): FieldRule {
  return (value) => (value.trim() === '' ? null : rule(value));
}

export function textRule({ least = 1, most }: { least?: number; most: number }): FieldRule {
  return (value) =>
    empty(value) ?? length(value, least, most) ?? (isReadableLine(value) ? null : { kind: 'forbidden' });
}

/** Several lines of free text: whatever can be read, shown as it was written. */
export function messageRule({ least = 1, most }: { least?: number; most: number }): FieldRule {
  return (value) =>
    empty(value) ?? length(value, least, most) ?? (isReadableText(value) ? null : { kind: 'forbidden' });
}

type NameAllows = 'letters' | 'apostrophe' | 'digits';

const names: Record<NameAllows, { pattern: RegExp; problem: FieldProblem }> = {
  letters: { pattern: /^[\p{L}\p{M} -]+$/u, problem: { kind: 'name' } },
  apostrophe: { pattern: /^[\p{L}\p{M} '’-]+$/u, problem: { kind: 'name_apostrophe' } },
  digits: { pattern: /^[\p{L}\p{M}\p{Nd} '’-]+$/u, problem: { kind: 'name_digits' } },
};

/** Letters of any language, spaces and hyphens; apostrophes by default; digits on request. */
export function nameRule({
  allows = 'apostrophe',
  least = 2,
  most = 60,
}: { allows?: NameAllows; least?: number; most?: number } = {}): FieldRule {
  const { pattern, problem } = names[allows];
  return (value) =>
    empty(value) ?? length(value, least, most) ?? (pattern.test(value.trim()) ? null : problem);
}

const LONGEST_EMAIL = 254;
const emailShape =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/;

export function isEmail(value: string): boolean {
  return value.length <= LONGEST_EMAIL && emailShape.test(value) && !/^\.|\.\.|\.@/.test(value);
}

export function emailRule(value: string): FieldProblem | null {
  return empty(value) ?? (isEmail(value.trim()) ? null : { kind: 'email' });
}

/** « 06 12.34 56 78 » is kept as 0612345678. */
export function phoneDigits(value: string): string {
  return value.replaceAll(/[\s.]/g, '');
}

export function phoneRule(value: string): FieldProblem | null {
  return empty(value) ?? (/^0[1-9]\d{8}$/.test(phoneDigits(value)) ? null : { kind: 'phone' });
}

export function mobileRule(value: string): FieldProblem | null {
  return phoneRule(value) ?? (/^0[67]/.test(phoneDigits(value)) ? null : { kind: 'mobile' });
}

export function postcodeRule(value: string): FieldProblem | null {
  return (
    empty(value) ?? (/^(?:0[1-9]|[1-8]\d|9[0-8])\d{3}$/.test(value.trim()) ? null : { kind: 'postcode' })
  );
}

function empty(value: string): FieldProblem | null {
  return value.trim() === '' ? { kind: 'required' } : null;
}

function length(value: string, least: number, most: number): FieldProblem | null {
  const count = [...value.trim()].length;
  if (count < least) return { kind: 'short', least };
  return count > most ? { kind: 'long', most } : null;
}
