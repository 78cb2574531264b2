import type { CustomerFile, FileEntry, FileMessage } from '@nuancier/contract/gestion-types.ts';
import { reachOf } from '@nuancier/domain/staff/reach.ts';
import { AUDIT_WORDS, isAuditEvent } from '../../audit/audit-words.ts';
import { detailWords } from '../../audit/detail-facts.ts';
import { selectJournalOf } from '../../audit/audit-journal-store.ts';
import { selectKnownNames } from '../../audit/known-names-store.ts';
import { fileOwner } from '../../request/file-owner.ts';
import type { CustomersDeskContext } from '../customers-context.ts';
import { selectMessagesOf, selectMessagesUnderAddressOf } from '../desk/file-messages-store.ts';

const MOST_MESSAGES = 10;
const MOST_ENTRIES = 30;

/** Those that one may open. */
export function fileMessages(
  file: CustomerFile,
  context: Pick<CustomersDeskContext, 'db' | 'staff'>,
): Promise<FileMessage[] | null> {
  return messagesBy(selectMessagesOf, file, context);
}

/** Apart from its own: whoever knows the address may have written them. */
export function fileUnverifiedMessages(
  file: CustomerFile,
  context: Pick<CustomersDeskContext, 'db' | 'staff'>,
): Promise<FileMessage[] | null> {
  return messagesBy(selectMessagesUnderAddressOf, file, context);
}

async function messagesBy(
  select: typeof selectMessagesOf,
  file: CustomerFile,
  { db, staff }: Pick<CustomersDeskContext, 'db' | 'staff'>,
): Promise<FileMessage[] | null> {
  const reach = staff.kind === 'staff' ? reachOf(staff, 'shopMessages') : null;
  if (reach === null) return null;
  const rows = await select(db, reach, { owner: fileOwner(file), limit: MOST_MESSAGES });
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** For who reads the log. */
export async function fileJournal(
  file: CustomerFile,
  { db, staff }: Pick<CustomersDeskContext, 'db' | 'staff'>,
): Promise<FileEntry[] | null> {
  if (staff.kind !== 'staff' || reachOf(staff, 'journal') === null) return null;
  const rows = await selectJournalOf(db, fileOwner(file), MOST_ENTRIES);
  const names = await selectKnownNames(db, rows);
  return rows.map(({ at, event, by, of, details }) => {
    const told = detailWords(details, names);
    const words = isAuditEvent(event) ? AUDIT_WORDS[event] : event;
    return { at: at.toISOString(), text: told === '' ? words : `${words} (${told})`, by, of };
  });
}
