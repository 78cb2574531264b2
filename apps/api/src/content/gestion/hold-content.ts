// Who writes on a text now, by name: a colleague who opens it knows, and may take over.
import type { ContentHold as HoldShape, MutationHoldContentArgs } from '@nuancier/contract/gestion-types.ts';
import { heldBy, isHeld, isHeldByAnother } from '@nuancier/domain/content/content-hold.ts';
import type { ContentHold } from '@nuancier/domain/content/content-hold.ts';
import type { ContentKind } from '@nuancier/domain/content/content-item.ts';
import type { Staff } from '@nuancier/domain/staff/roles.ts';
import { recordAudit } from '../../audit/audit.ts';
import type { DatabaseTransaction } from '../../database/tables.ts';
import { entitled } from '../../refusals/entitled.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { frenchClockAt } from '../../text/french-clock.ts';
import type { ContentDeskContext } from '../content-context.ts';
import { selectHold, upsertHold } from '../versions/content-hold-store.ts';
import { lockContent } from '../versions/drafts-store.ts';

type Item = { kind: ContentKind; identifier: string };

/** Held by another it stays theirs, unless one says to take it. */
export function holdContent(
  context: ContentDeskContext,
  { kind, identifier, take }: MutationHoldContentArgs,
): Promise<HoldShape> {
  const { staff } = entitled(context.staff, 'holdContent');
  const now = context.now();
  return context.db.transaction().execute(async (db) => {
    await lockContent(db, kind, identifier);
    const standing = await selectHold(db, kind, identifier);
    if (isHeldByAnother(standing, staff.staffId, now)) {
      if (take !== true) return holdView(standing, staff);
      const details = { kind, identifier, before: { name: standing.name }, after: { name: staff.name } };
      await recordAudit(db, context, { event: 'content-taken-over', details });
    }
    const own = heldBy(standing, staff, now);
    await upsertHold(db, kind, identifier, own);
    return holdView(own, staff);
  });
}

export async function holdOf(
  { db, staff, now }: ContentDeskContext,
  { kind, identifier }: Item,
): Promise<HoldShape | null> {
  const hold = await selectHold(db, kind, identifier);
  return isHeld(hold, now()) ? holdView(hold, entitled(staff, 'contentItem').staff) : null;
}

/** Nobody writes over a colleague who is writing. */
export async function refuseHeld(
  db: DatabaseTransaction,
  { kind, identifier }: Item,
  { staffId }: Pick<Staff, 'staffId'>,
  now: Date,
): Promise<ContentHold | undefined> {
  const hold = await selectHold(db, kind, identifier);
  if (!isHeldByAnother(hold, staffId, now)) return hold;
  throw new Refusal(
    'CONTENT_HELD',
    undefined,
    `${hold.name} modifie ce texte depuis ${frenchClockAt(hold.since)}. Rien n’a été enregistré\u00A0: ce que vous avez écrit est encore là, reprenez la main pour l’enregistrer.`,
  );
}

function holdView(hold: ContentHold, { staffId }: Pick<Staff, 'staffId'>): HoldShape {
  return {
    by: hold.name,
    since: hold.since.toISOString(),
    seen_at: hold.seenAt.toISOString(),
    is_own: hold.staffId === staffId,
  };
}
