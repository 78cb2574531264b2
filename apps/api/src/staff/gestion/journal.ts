import type {
  JournalEntry,
  JournalEvent,
  JournalPage,
  QueryJournalArgs,
} from '@nuancier/contract/gestion-types.ts';
import { isCalendarDay } from '@nuancier/domain/calendar-day.ts';
import { AUDIT_WORDS } from '../../audit/audit-words.ts';
import { entitled } from '../../refusals/entitled.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { journalFacts } from '../journal/journal-facts.ts';
import { selectJournal } from '../journal/journal-store.ts';
import type { JournalAsked, JournalRecord } from '../journal/journal-store.ts';
import type { StaffContext } from '../staff-context.ts';

const LARGEST_PAGE = 100;
const LONGEST_WORDS = 100;
const NUMBER = /^\d{1,18}$/;
const WORDS: Readonly<Record<string, string>> = AUDIT_WORDS;

type Asked = Pick<QueryJournalArgs, 'person' | 'event' | 'about' | 'since' | 'until' | 'after'>;

export async function journal({ db, staff }: StaffContext, args: QueryJournalArgs): Promise<JournalPage> {
  entitled(staff, 'journal');
  const limit = args.pageSize ?? LARGEST_PAGE;
  if (limit < 1 || limit > LARGEST_PAGE) throw new Refusal('PAGE_SIZE');
  const found = await selectJournal(db, { ...journalFilter(args), limit: limit + 1 });
  const entries = found.slice(0, limit).map(entryView);
  return { entries, next: found.length > limit ? (entries.at(-1)?.id ?? null) : null };
}

export function journalEvents({ staff }: StaffContext): JournalEvent[] {
  entitled(staff, 'journalEvents');
  return Object.entries(WORDS)
    .map(([code, label]) => ({ code, label }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'fr'));
}

/** What is no such thing counts as not said. */
export function journalFilter({
  person,
  event,
  about,
  since,
  until,
  after,
}: Asked): Omit<JournalAsked, 'limit'> {
  return {
    person: words(person),
    event: event && Object.hasOwn(WORDS, event) ? event : null,
    about: words(about),
    since: day(since),
    until: day(until),
    after: after && NUMBER.test(after) ? after : null,
  };
}

export function entryView(record: JournalRecord): JournalEntry {
  const { id, at, event, person, account, client_address: from, details } = record;
  return {
    id,
    at: at.toISOString(),
    event,
    label: WORDS[event] ?? event,
    person,
    account,
    from,
    facts: journalFacts(details),
  };
}

function words(given: string | null | undefined): string | null {
  return given?.trim().slice(0, LONGEST_WORDS) || null;
}

function day(given: string | null | undefined): string | null {
  return given && isCalendarDay(given) ? given : null;
}
