import type {
  ContentItem,
  MutationCancelContentPublicationArgs,
  MutationDiscardContentDraftArgs,
  MutationPublishContentArgs,
  MutationRestoreContentVersionArgs,
  MutationSaveContentDraftArgs,
} from '@nuancier/contract/gestion-types.ts';
import { heldBy } from '@nuancier/domain/content/content-hold.ts';
import { judgeContent, judgeDates } from '@nuancier/domain/content/content-item.ts';
import type { ContentFields, ContentKind, PublicationDates } from '@nuancier/domain/content/content-item.ts';
import type { StaffOperation } from '@nuancier/domain/staff/rights.ts';
import type { Staff } from '@nuancier/domain/staff/roles.ts';
import { recordAudit } from '../../audit/audit.ts';
import type { DatabaseTransaction } from '../../database/tables.ts';
import { entitled } from '../../refusals/entitled.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { frenchMoment } from '../../text/french-words.ts';
import type { ContentDeskContext } from '../content-context.ts';
import { upsertContent } from '../content-import-store.ts';
import type { Publication } from '../content-import-store.ts';
import { sanitiseContent } from '../sanitise-content.ts';
import { markOf } from '../versions/content-item-view.ts';
import type { ItemRecord } from '../versions/content-item-view.ts';
import { deleteHold, upsertHold } from '../versions/content-hold-store.ts';
import { deleteDraft, lockContent, upsertDraft } from '../versions/drafts-store.ts';
import { cancelWaiting, insertWaiting, selectVersion } from '../versions/versions-store.ts';
import { refuseHeld } from './hold-content.ts';
import { itemNow, recordNow } from './read-contents.ts';
import type { WholeChange } from '../../audit/detail-words.ts';

type Item = { kind: ContentKind; identifier: string };
type Held = { db: DatabaseTransaction; staff: Staff; record: ItemRecord };

export function saveContentDraft(
  context: ContentDeskContext,
  { kind, identifier, fields: given, read }: MutationSaveContentDraftArgs,
): Promise<ContentItem> {
  const fields = soundFields({ kind, identifier }, cleaned(given));
  return acting(context, 'saveContentDraft', { kind, identifier }, async ({ db, staff, record }) => {
    refuseStale(record, read);
    const now = context.now();
    const hold = await refuseHeld(db, { kind, identifier }, staff, now);
    const author = staff.name;
    const before = draftNow(record) ?? record.standing?.fields ?? null;
    await upsertDraft(db, kind, identifier, { fields, staffId: staff.staffId, author, now });
    await upsertHold(db, kind, identifier, heldBy(hold, staff, now));
    const details = { kind, identifier, before, after: { ...fields, author } };
    await recordAudit(db, context, { event: 'content-drafted', details });
  });
}

export function publishContent(
  context: ContentDeskContext,
  { kind, identifier, fields: given, from, until, read }: MutationPublishContentArgs,
): Promise<ContentItem> {
  const now = context.now();
  const dates = judgeDates({ from: dateOf(from), until: dateOf(until) }, now);
  if (!dates.ok) throw new Refusal(dates.refusal);
  const typed = given == null ? null : soundFields({ kind, identifier }, cleaned(given));
  return acting(context, 'publishContent', { kind, identifier }, async ({ db, staff, record }) => {
    const fields = typed ?? (record.draft && fieldsOf(record.draft));
    if (fields === undefined) throw new Refusal('NO_CONTENT_DRAFT');
    refuseStale(record, read);
    await refuseHeld(db, { kind, identifier }, staff, now);
    await show(db, { kind, identifier }, fields, { ...dates.value, staff, record, now });
    await deleteDraft(db, kind, identifier);
    await deleteHold(db, kind, identifier);
    const after = { ...fields, ...toldDates(dates.value) };
    await tell(db, context, { kind, identifier }, { before: record.standing?.fields ?? null, after });
  });
}

export function restoreContentVersion(
  context: ContentDeskContext,
  { kind, identifier, version, from, until, read }: MutationRestoreContentVersionArgs,
): Promise<ContentItem> {
  const now = context.now();
  return acting(context, 'restoreContentVersion', { kind, identifier }, async ({ db, staff, record }) => {
    refuseStale(record, read);
    await refuseHeld(db, { kind, identifier }, staff, now);
    const found = await selectVersion(db, kind, identifier, version);
    if (found === undefined) throw new Refusal('UNKNOWN_CONTENT');
    const fields = fieldsOf({ ...found, title: found.title ?? '' });
    // Left out, its end is kept: who knows nothing of it would take it away.
    const kept = found.publish_until !== null && found.publish_until > now ? found.publish_until : null;
    const ends = until === undefined ? kept : dateOf(until);
    const dates = judgeDates({ from: dateOf(from), until: ends }, now);
    if (!dates.ok) throw new Refusal(dates.refusal);
    await show(db, { kind, identifier }, fields, { ...dates.value, staff, record, now });
    const after = { ...fields, ...toldDates(dates.value), restored: version };
    await tell(db, context, { kind, identifier }, { before: record.standing?.fields ?? null, after });
  });
}

export function cancelContentPublication(
  context: ContentDeskContext,
  { kind, identifier, version }: MutationCancelContentPublicationArgs,
): Promise<ContentItem> {
  return acting(context, 'cancelContentPublication', { kind, identifier }, async ({ db }) => {
    if (!(await cancelWaiting(db, kind, identifier, version))) throw new Refusal('UNKNOWN_CONTENT');
    await tell(db, context, { kind, identifier }, { before: { waiting: version }, after: { waiting: null } });
  });
}

export function discardContentDraft(
  context: ContentDeskContext,
  { kind, identifier, read }: MutationDiscardContentDraftArgs,
): Promise<boolean> {
  const { staff } = entitled(context.staff, 'discardContentDraft');
  return context.db.transaction().execute(async (db) => {
    await lockContent(db, kind, identifier);
    const record = await recordNow(db, kind, identifier);
    if (record.draft === undefined) return false;
    refuseStale(record, read);
    await refuseHeld(db, { kind, identifier }, staff, context.now());
    await deleteDraft(db, kind, identifier);
    await deleteHold(db, kind, identifier);
    const details = { kind, identifier, before: draftNow(record), after: null };
    await recordAudit(db, context, { event: 'content-discarded', details });
    return true;
  });
}

function acting(
  context: ContentDeskContext,
  operation: StaffOperation,
  { kind, identifier }: Item,
  act: (held: Held) => Promise<void>,
): Promise<ContentItem> {
  const { staff } = entitled(context.staff, operation);
  return context.db.transaction().execute(async (db) => {
    await lockContent(db, kind, identifier);
    await act({ db, staff, record: await recordNow(db, kind, identifier) });
    const item = await itemNow(db, kind, identifier);
    if (item === null) throw new Refusal('UNKNOWN_CONTENT');
    return item;
  });
}

type Shown = PublicationDates & { staff: Staff; record: ItemRecord; now: Date };

/** At once, or at its moment. */
async function show(
  db: DatabaseTransaction,
  { kind, identifier }: Item,
  fields: ContentFields,
  { from, until, staff, record, now }: Shown,
): Promise<void> {
  const by = { staffId: staff.staffId, name: staff.name };
  if (from === null || from <= now) return write(db, { kind, identifier }, fields, { ...by, until });
  if (record.standing === undefined)
    await write(db, { kind, identifier }, { ...fields, is_active: false }, by);
  await insertWaiting(db, kind, identifier, { fields, from, until, author: by });
}

function toldDates({ from, until }: PublicationDates) {
  return { from: from?.toISOString(), until: until?.toISOString() };
}

/** By the door of the files. */
async function write(
  db: DatabaseTransaction,
  { kind, identifier }: Item,
  fields: ContentFields,
  by: Publication,
): Promise<void> {
  const { title, content, is_active } = fields;
  if (kind === 'page') await upsertContent(db, [{ identifier, ...fieldsOf(fields) }], [], by);
  else await upsertContent(db, [], [{ identifier, title: title || null, content, is_active }], by);
}

async function tell(
  db: DatabaseTransaction,
  context: ContentDeskContext,
  { kind, identifier }: Item,
  change: WholeChange,
): Promise<void> {
  const details = { kind, identifier, ...change };
  await recordAudit(db, context, { event: 'content-published', details });
}

/** With its author: what is written over or thrown away was somebody's. */
function draftNow({ draft }: ItemRecord) {
  if (draft === undefined) return null;
  const { updated_at: at, ...fields } = draft;
  return { ...fields, at: at.toISOString() };
}

function refuseStale(record: ItemRecord, read: string | null | undefined): void {
  if (read == null || read === markOf(record)) return;
  const by = record.draft?.author ?? record.latest?.author ?? '';
  const at = record.draft?.updated_at ?? record.latest?.at;
  const when = at === undefined ? 'entre-temps' : `le ${frenchMoment(at.toISOString())}`;
  throw new Refusal(
    'CONTENT_CHANGED',
    undefined,
    `${by} a changé ce contenu ${when}. Rien n’a été enregistré\u00A0: relisez sa version, puis reprenez la vôtre.`,
  );
}

function soundFields({ kind, identifier }: Item, fields: ContentFields): ContentFields {
  const judged = judgeContent(kind, identifier, fields);
  if (!judged.ok) throw new Refusal(judged.refusal);
  return judged.value;
}

function cleaned(given: MutationSaveContentDraftArgs['fields']): ContentFields {
  return {
    title: given.title.trim(),
    content_heading: line(given.content_heading),
    content: sanitiseContent(given.content),
    meta_title: line(given.meta_title),
    meta_description: line(given.meta_description),
    meta_keywords: line(given.meta_keywords),
    is_active: given.is_active,
  };
}

function fieldsOf(record: ContentFields): ContentFields {
  const { title, content_heading, content, meta_title, meta_description, meta_keywords, is_active } = record;
  return { title, content_heading, content, meta_title, meta_description, meta_keywords, is_active };
}

function dateOf(given: unknown): Date | null {
  return given == null ? null : new Date(String(given));
}

function line(text: string | null | undefined): string | null {
  return text?.trim() || null;
}
