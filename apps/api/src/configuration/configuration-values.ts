// The kinds of value a variable may hold; each refusal is a French sentence that begins with the variable's name.
import { isIP } from 'node:net';
import { isEmail } from '@nuancier/domain/customers/forms/field-rules.ts';
import * as v from 'valibot';

export function proxies(name: string) {
  return v.pipe(
    v.string(),
    v.transform((list) => list.split(',').flatMap((entry) => entry.trim() || [])),
    v.check(
      (list) => list.every(isAddressOrRange),
      `${name} doit être une liste d’adresses ou de plages séparées par des virgules (10.0.0.0/8, ::1).`,
    ),
  );
}

export function required<TSchema extends v.GenericSchema<string, string>>(name: string, schema: TSchema) {
  return v.pipe(
    v.optional(v.string(), ''),
    v.nonEmpty(`${name} manque\u00A0: elle est obligatoire en production.`),
    schema,
  );
}

export function whole(name: string, fallback: number, least: number, most: number) {
  const message = `${name} doit être un nombre entier de ${least} à ${most}.`;
  return v.pipe(
    v.optional(v.pipe(v.string(), v.digits(message)), String(fallback)),
    v.transform(Number),
    v.minValue(least, message),
    v.maxValue(most, message),
  );
}

export function choice<const TValues extends readonly [string, ...string[]]>(
  name: string,
  values: TValues,
  fallback: TValues[number],
) {
  return v.optional(v.picklist(values, oneOf(name, values)), fallback);
}

export function oneOf(name: string, values: readonly string[]): string {
  return `${name} doit valoir ${values.slice(0, -1).join(', ')} ou ${values.at(-1)}.`;
}

export function address(name: string, protocols: string[]) {
  const message = `${name} doit être une adresse ${protocols.map((protocol) => `${protocol}//`).join(' ou ')}.`;
  return v.pipe(
    v.string(),
    v.check((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), message),
  );
}

export function origin(name: string, protocols: string[]) {
  return v.pipe(
    address(name, protocols),
    v.transform((text) => text.replace(/\/$/, '')),
    v.check(
      (text) => !URL.canParse(text) || new URL(text).origin === text,
      `${name} doit être une origine seule, sans chemin (https://www.exemple.fr).`,
    ),
  );
}

export function mailbox(name: string) {
  return v.pipe(v.string(), v.check(isEmail, `${name} doit être une adresse e-mail (contact@exemple.fr).`));
}

/** With or without the name that mail programs show. */
export function sender(name: string) {
  return v.pipe(
    v.string(),
    v.check(
      (text) => isEmail(/^[^<>"]* <([^<>]+)>$/.exec(text)?.[1] ?? text),
      `${name} doit être une adresse e-mail, seule ou de la forme «\u00A0Enseigne <adresse@exemple.fr>\u00A0».`,
    ),
  );
}

function isAddressOrRange(entry: string): boolean {
  const [ip = '', bits, ...rest] = entry.split('/');
  const kind = isIP(ip);
  if (kind === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (kind === 4 ? 32 : 128));
}
