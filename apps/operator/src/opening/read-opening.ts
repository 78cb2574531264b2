// What a merchant says, from a file or from the answers of a conversation, to an opening that is sound as a whole.
import { vatNumberOf } from '@nuancier/domain/customers/forms/siret.ts';
import { openingField, openingNames, readValue } from './opening-fields.ts';
import type { Opening, OpeningName } from './opening-fields.ts';

export type ReadOpening = { ok: true; opening: Opening } | { ok: false; faults: readonly string[] };

/** The part of a template that only explains. */
export const HELP = '_aide';

/** The text of `boutique.json`: objects within objects, `societe.siren` is the `siren` of `societe`. */
export function readOpeningFile(text: string): ReadOpening {
  const file = parsed(text);
  if (!isObject(file))
    return {
      ok: false,
      faults: ['Le fichier n’est pas un objet JSON\u00A0: partez de «\u00A0init --template\u00A0».'],
    };
  const { [HELP]: _help, ...said } = file;
  const given = flat(said, '');
  const strange = [...given.keys()].flatMap((name) =>
    isName(name) ? [] : [`${name}\u00A0: champ inconnu.`],
  );
  const unread = openingNames.flatMap((name) =>
    typeof (given.get(name) ?? '') === 'string'
      ? []
      : [`${name}\u00A0: doit être un texte entre guillemets.`],
  );
  const read = readOpening((name) => String(given.get(name) ?? ''));
  if (strange.length + unread.length === 0) return read;
  // All that is wrong is told at once; what is no text is not judged as one.
  const others = read.ok
    ? []
    : read.faults.filter((fault) => !unread.some((one) => fault.startsWith(`${one.split('\u00A0')[0]} (`)));
  return { ok: false, faults: [...strange, ...unread, ...others] };
}

export function readOpening(given: (name: OpeningName) => string): ReadOpening {
  const read = openingNames.map((name) => ({ name, ...readValue(name, given(name)) }));
  const faults = read.flatMap((one) => (one.ok ? [] : [sentence(one.name, one.fault)]));
  if (faults.length > 0) return { ok: false, faults };
  const opening = Object.fromEntries(read.map((one) => [one.name, one.ok ? one.value : ''])) as Record<
    OpeningName,
    string
  >;
  const disagreements = together(opening);
  if (disagreements.length > 0) return { ok: false, faults: disagreements };
  const name = withoutForm(opening['societe.raison_sociale'], opening['societe.forme']);
  return { ok: true, opening: { ...opening, 'societe.raison_sociale': name } };
}

/** « Peintures du Port SAS » is « Peintures du Port », a SAS: papers and pages write the form behind it. */
function withoutForm(name: string, form: string): string {
  const bare = name.toLowerCase().endsWith(` ${form.toLowerCase()}`)
    ? name.slice(0, -form.length).trim()
    : name;
  return bare.replace(/[\s,]+$/, '') || name;
}

export function sentence(name: OpeningName, fault: string): string {
  return `${name} (${openingField(name).label})\u00A0: ${fault}.`;
}

const ALONE =
  /^(?:ei|eirl|micro|entrepreneur individuel|entrepreneuse individuelle|entreprise individuelle)\b/i;

/** What only shows when several values are seen together. */
function together(opening: Opening): string[] {
  const siren = opening['societe.siren'];
  const registered = opening['societe.immatriculation'].replaceAll(/\D/g, '').includes(siren);
  const vat = opening['societe.tva'];
  const needsCapital = opening['societe.capital'] === '' && !ALONE.test(opening['societe.forme']);
  return [
    ...(registered ? [] : [sentence('societe.immatriculation', `doit contenir le SIREN ${siren}`)]),
    ...(vat === '' || isVatOf(vat, siren)
      ? []
      : [
          sentence(
            'societe.tva',
            `ne correspond pas au SIREN ${siren}\u00A0: ${vatNumberOf(siren)} est attendu`,
          ),
        ]),
    ...(needsCapital
      ? [sentence('societe.capital', `est obligatoire pour une société (${opening['societe.forme']})`)]
      : []),
  ];
}

/** Keys with letters follow no public rule. */
function isVatOf(vat: string, siren: string): boolean {
  return /^FR\d/.test(vat) && /^\d\d/.test(vat.slice(2)) ? vat === vatNumberOf(siren) : vat.endsWith(siren);
}

function isName(name: string): name is OpeningName {
  return openingNames.some((one) => one === name);
}

function flat(value: Record<string, unknown>, above: string): Map<string, unknown> {
  return new Map(
    Object.entries(value).flatMap(([key, inner]): [string, unknown][] =>
      isObject(inner) ? [...flat(inner, `${above}${key}.`)] : [[`${above}${key}`, inner]],
    ),
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parsed(text: string): unknown {
  try {
    // Windows puts a mark before the first brace.
    return JSON.parse(text.replace(/^\uFEFF/, '')) as unknown;
  } catch {
    return null;
  }
}
