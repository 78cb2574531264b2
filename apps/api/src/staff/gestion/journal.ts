import type {
  JournalEntry,
  JournalEvent,
  JournalPage,
  QueryJournalArgs,
} from '@nuancier/contract/gestion-types.ts';
import { isCalendarDay } from '@nuancier/domain/calendar-day.ts';
import { reachOf } from '@nuancier/domain/staff/reach.ts';
import type { StaffViewer } from '@nuancier/domain/staff/roles.ts';
import type { AuditEvent } from '../../audit/audit.ts';
import { AUDIT_WORDS } from '../../audit/audit-words.ts';
import { codeWords } from '../../audit/code-words.ts';
import { detailFacts } from '../../audit/detail-facts.ts';
import { selectKnownNames } from '../../audit/known-names-store.ts';
import type { KnownNames } from '../../audit/value-words.ts';
import { wasCutOff } from '../../database/was-cut-off.ts';
import { entitled } from '../../refusals/entitled.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { typedWords } from '../../text/plain-words.ts';
import { selectJournal } from '../journal/journal-store.ts';
import type { JournalAsked, JournalRecord } from '../journal/journal-store.ts';
import type { StaffContext } from '../staff-context.ts';

const LARGEST_PAGE = 100;
const LONGEST_WORDS = 100;
const NUMBER = /^\d{1,18}$/;
const WORDS: Readonly<Record<string, string>> = AUDIT_WORDS;

/** Whoever did it had not shown who they were. */
const UNPROVEN: ReadonlySet<string> = new Set<AuditEvent>([
  'sign-in-failed',
  'password-reset-requested',
  'staff-sign-in-failed',
  'staff-password-reset-requested',
]);

type Asked = Pick<QueryJournalArgs, 'person' | 'event' | 'about' | 'since' | 'until' | 'after'>;

export async function journal({ db, staff }: StaffContext, args: QueryJournalArgs): Promise<JournalPage> {
  entitled(staff, 'journal');
  const limit = args.pageSize ?? LARGEST_PAGE;
  if (limit < 1 || limit > LARGEST_PAGE) throw new Refusal('PAGE_SIZE');
  const found = await withinPatience(selectJournal(db, { ...journalFilter(args), limit: limit + 1 }));
  const page = found.slice(0, limit);
  const told = { isNamed: namesCustomers(staff), names: await selectKnownNames(db, page) };
  const entries = page.map((record) => entryView(record, told));
  return { entries, next: found.length > limit ? (entries.at(-1)?.id ?? null) : null };
}

export async function withinPatience<Found>(reading: Promise<Found>): Promise<Found> {
  try {
    return await reading;
  } catch (trouble) {
    throw wasCutOff(trouble) ? new Refusal('JOURNAL_SLOW') : trouble;
  }
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
    person: typedWords((person ?? '').slice(0, LONGEST_WORDS)),
    event: event && Object.hasOwn(WORDS, event) ? event : null,
    about: typedWords((about ?? '').slice(0, LONGEST_WORDS)),
    since: day(since),
    until: day(until),
    after: after && NUMBER.test(after) ? after : null,
  };
}

/** Whether the reader may see whose account it is. */
export function namesCustomers(staff: StaffViewer): boolean {
  return staff.kind === 'staff' && reachOf(staff, 'shopCustomers')?.kind === 'all';
}

type Told = { isNamed: boolean; names: KnownNames };

export function entryView(record: JournalRecord, { isNamed, names }: Told): JournalEntry {
  const { id, at, event, account, client_address: from, details } = record;
  return {
    id,
    at: at.toISOString(),
    event,
    label: WORDS[event] ?? event,
    person: personOf(record, isNamed),
    account: isNamed ? account : null,
    from,
    facts: detailFacts(details, names),
  };
}

function personOf(record: JournalRecord, isNamed: boolean): string | null {
  const { event, person, representative, customer, is_customer: isCustomer } = record;
  if (person === null && UNPROVEN.has(event)) return 'un visiteur';
  if (representative !== null && person === null) return `${representative}, à la place d’un client`;
  if (!isCustomer) return person === null ? null : codeWords(person);
  return isNamed && customer !== null ? `un client, ${customer}` : 'un client';
}

function day(given: string | null | undefined): string | null {
  return given && isCalendarDay(given) ? given : null;
}
