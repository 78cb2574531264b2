// A form whose session had ended, as the page carries it until its author has signed in again.
import { OPENED_BY } from './opened-by.ts';

export type KeptForm = {
  /** the page it was sent to */
  to: string;
  /** whose it is: the number of the person */
  owner: string;
  fields: readonly (readonly [name: string, value: string])[];
  /** false: a file or a password has to be given again */
  isWhole: boolean;
};

/** Half of what a form may hold: it travels inside another one. */
const MOST_CHARACTERS = 400_000;
/** Never kept, not even in the page itself. */
const SECRETS = /^(?:actuel|current|secret)$|pass/i;

/** Null where there is too much of it. */
export function keptOf({ to, owner }: Pick<KeptForm, 'to' | 'owner'>, form: FormData): KeptForm | null {
  const fields: [string, string][] = [];
  let isWhole = true;
  for (const [name, value] of form) {
    if (name === OPENED_BY) continue;
    if (typeof value === 'string' && !SECRETS.test(name)) fields.push([name, value]);
    else if (typeof value === 'string' ? value !== '' : value.size > 0) isWhole = false;
  }
  const length = fields.reduce((sum, [name, value]) => sum + name.length + value.length, 0);
  return length > MOST_CHARACTERS ? null : { to, owner, fields, isWhole };
}

export function serialiseKept(kept: KeptForm): string {
  return JSON.stringify(kept);
}

/** What is none was not written by us. */
export function parseKept(text: string): KeptForm | null {
  try {
    const value: unknown = JSON.parse(text);
    return isKept(value) ? value : null;
  } catch {
    return null;
  }
}

function isKept(value: unknown): value is KeptForm {
  return (
    typeof value === 'object' &&
    value !== null &&
    'to' in value &&
    typeof value.to === 'string' &&
    'owner' in value &&
    typeof value.owner === 'string' &&
    'isWhole' in value &&
    typeof value.isWhole === 'boolean' &&
    'fields' in value &&
    Array.isArray(value.fields) &&
    value.fields.every(isField)
  );
}

function isField(value: unknown): boolean {
  return Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string');
}
