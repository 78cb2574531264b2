// A value of the log as a French reader expects it, by the kind of its detail.
import { isCalendarDay } from '@nuancier/domain/calendar-day.ts';
import { CLOSED } from '@nuancier/domain/stores/written-hours.ts';
import { frenchDay, frenchMoment, frenchMoney } from '../text/french-words.ts';
import { codeWords, conditionWords } from './code-words.ts';
import { DETAIL_KINDS } from './detail-kinds.ts';
import type { DetailKind } from './detail-kinds.ts';
import { wordsOf } from './detail-words.ts';
import { isFields } from './entry-fields.ts';
import type { Fields } from './entry-fields.ts';
import { filterWords } from './filter-words.ts';
import type { KnownLine } from './known-lines.ts';
import { operationWords } from './operation-words.ts';

const LONGEST = 2_000;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;
/**
 * Of files, versions and keys: for machines, which compare them. The sum of a paper that was replaced stands there by
 * name, for whoever looks for it among the backups.
 */
const HASH = /(?<![\da-z]|sha256 )[\da-f]{32,}(?![\da-z])/gi;
const TALLY = /^(\S+) (\d+)\/(\d+)$/;
const percents = new Intl.NumberFormat('fr-FR', { style: 'percent', maximumFractionDigits: 2 });

/** What categories and sites are called now, by their numbers and codes; of lines of orders which article they are of. */
export type KnownNames = {
  categories: ReadonlyMap<string, string>;
  sites: ReadonlyMap<string, string>;
  lines: readonly KnownLine[];
};
export const NO_NAMES: KnownNames = { categories: new Map(), sites: new Map(), lines: [] };

type Around = { beside?: Fields; names?: KnownNames };

/** Null where there is nothing to tell; `beside`: the other details of the same side. */
export function valueWords(
  name: string,
  value: unknown,
  { beside = {}, names = NO_NAMES }: Around = {},
): string | null {
  const told = valueOf(kindOf(name, beside), value, names);
  return told !== null && told.length > LONGEST ? `${told.slice(0, LONGEST)}…` : told;
}

/** Entries of years ago may have names of their own: those are told by their looks. */
function kindOf(name: string, beside: Fields): DetailKind {
  const kinds: Readonly<Record<string, DetailKind>> = DETAIL_KINDS;
  const kind = kinds[name] ?? 'guess';
  if (kind !== 'reduction') return kind;
  return beside['kind'] === 'percent' ? 'percent' : beside['kind'] === 'fixed_ht' ? 'money' : 'guess';
}

function valueOf(kind: DetailKind, value: unknown, names: KnownNames): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (kind === 'hidden') return null;
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  if (Array.isArray(value)) return listWords(kind, value, names);
  if (isFields(value)) return fieldsWords(kind, value, names);
  if (kind === 'category') return names.categories.get(String(value)) ?? String(value);
  if (kind === 'site') return names.sites.get(String(value)) ?? String(value);
  if (typeof value === 'number') return numberWords(kind, value);
  const text = withoutHashes(String(value));
  return text === null ? null : textWords(kind, text);
}

function listWords(kind: DetailKind, list: readonly unknown[], names: KnownNames): string {
  const told = list.flatMap((one) => valueOf(kind, one, names) ?? []);
  return told.join(list.some(isFields) ? '\u00A0; ' : ', ');
}

function fieldsWords(kind: DetailKind, fields: Fields, names: KnownNames): string {
  const moved = moveWords(fields);
  if (moved !== null) return moved;
  const named = kind === 'hours' ? codeWords : wordsOf;
  return Object.entries(fields)
    .flatMap(([name, value]) => {
      const told =
        kind === 'hours' ? valueOf(kind, value, names) : valueWords(name, value, { beside: fields, names });
      return told === null ? [] : [`${named(name)}\u00A0: ${told}`];
    })
    .join(', ');
}

/** Packs of an order's line, before and after or so many of them; entries of before know its rank alone. */
function moveWords(fields: Fields): string | null {
  const { sku, name, position, from, to, quantity, condition, toShelf } = fields;
  const article =
    typeof sku === 'string' ? [sku, name].filter((one) => typeof one === 'string').join(' ') : null;
  const what = article ?? (typeof position === 'number' ? `ligne ${position}` : null);
  if (typeof from === 'number' && typeof to === 'number' && (what !== null || typeof name === 'string')) {
    const moved = `${what ?? String(name)}\u00A0: de ${from} à ${to}`;
    const how = typeof condition === 'string' ? [conditionWords(condition)] : [];
    return [moved, ...how, ...(toShelf === true ? ['remis en rayon'] : [])].join(', ');
  }
  if (what === null) return null;
  return typeof quantity === 'number' ? `${what}\u00A0: ${quantity}` : null;
}

function numberWords(kind: DetailKind, value: number): string {
  if (kind === 'money') return frenchMoney(value);
  if (kind === 'percent') return percents.format(value / 10_000);
  return kind === 'count' ? value.toLocaleString('fr-FR') : String(value);
}

/** Of the address of a picture its folder and kind are left; of a hash alone, nothing. */
function withoutHashes(text: string): string | null {
  const told = text.replaceAll(HASH, '…');
  return told === '…' ? null : told;
}

/** What a detail has to say is for machines alone: a reader is not told that there is something. */
export function isForMachines(name: string, value: unknown): boolean {
  const kinds: Readonly<Record<string, DetailKind>> = DETAIL_KINDS;
  return kinds[name] === 'hidden' || (typeof value === 'string' && withoutHashes(value) === null);
}

function textWords(kind: DetailKind, text: string): string {
  switch (kind) {
    case 'hours':
      return text === CLOSED ? 'fermé' : codeWords(text);
    case 'tally':
      return text.replace(
        TALLY,
        (_all, what: string, moved: string, left: string) =>
          `${codeWords(what).toLowerCase()}\u00A0: ${moved} repris, ${left} laissés`,
      );
    case 'code':
      return codeWords(text);
    case 'operation':
      return operationWords(text);
    case 'filter':
      return filterWords(text);
    case 'day':
    case 'moment':
    case 'guess':
      return momentWords(text) ?? codeWords(text);
    case 'text':
    case 'mark':
    case 'category':
    case 'site':
    case 'money':
    case 'percent':
    case 'reduction':
    case 'count':
    case 'flag':
    case 'hidden':
      return text;
  }
}

function momentWords(text: string): string | null {
  if (isCalendarDay(text)) return frenchDay(text);
  return MOMENT.test(text) && !Number.isNaN(Date.parse(text)) ? frenchMoment(text) : null;
}
