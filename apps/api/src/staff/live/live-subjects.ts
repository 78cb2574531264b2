// Whom open screens are told of what: every kind of subject is judged by the capability that keeps it, by the reach of
// the part of « today » that it changes.
import { todayReach } from '@nuancier/domain/staff/reach.ts';
import type { Staff } from '@nuancier/domain/staff/roles.ts';
import type { TodayPart } from '@nuancier/domain/staff/today.ts';
import { isTodayPart } from '@nuancier/domain/staff/today.ts';
import type { Database } from '../../database/tables.ts';

/** Of these numbers or identifiers those of which this person hears. */
export type LiveSubject = (db: Database, staff: Staff, keys: readonly string[]) => Promise<string[]>;

/** By the word before the stroke, as in « order/W26100001 »; of what is not listed nobody hears. */
export type LiveSubjects = Readonly<Record<string, LiveSubject>>;

/** What is of no store and of no portfolio: for whoever is told one of these parts of the whole shop. */
export function ofWholeShop(...parts: readonly TodayPart[]): LiveSubject {
  return (_db, staff, keys) => Promise.resolve(parts.some((part) => isWhole(staff, part)) ? [...keys] : []);
}

/** What is of one store, by its code. */
export function ofOwnStores(part: TodayPart): LiveSubject {
  return (_db, staff, keys) => {
    const reach = todayReach(staff, part);
    const isHeard = (code: string) =>
      reach?.kind === 'all' || (reach?.kind === 'stores' && reach.codes.includes(code));
    return Promise.resolve(keys.filter(isHeard));
  };
}

/** « today/failed_jobs »: a part that no event tells of. */
export const ownParts: LiveSubject = (_db, staff, keys) =>
  Promise.resolve(keys.filter((key) => isTodayPart(key) && isWhole(staff, key)));

function isWhole(staff: Staff, part: TodayPart): boolean {
  return todayReach(staff, part)?.kind === 'all';
}

/** In the order in which they were told. */
export async function heardBy<News extends { subject: string }>(
  db: Database,
  subjects: LiveSubjects,
  staff: Staff,
  told: readonly News[],
): Promise<News[]> {
  const keys = new Map<string, Set<string>>();
  for (const { subject } of told) {
    const { word, key } = parted(subject);
    keys.set(word, (keys.get(word) ?? new Set()).add(key));
  }
  const judged = [...keys].map(async ([word, of]) => {
    const heard = (await subjects[word]?.(db, staff, [...of])) ?? [];
    return heard.map((key) => `${word}/${key}`);
  });
  const heard = new Set((await Promise.all(judged)).flat());
  return told.filter(({ subject }) => heard.has(subject));
}

function parted(subject: string): { word: string; key: string } {
  const at = subject.indexOf('/');
  return { word: subject.slice(0, at), key: subject.slice(at + 1) };
}
