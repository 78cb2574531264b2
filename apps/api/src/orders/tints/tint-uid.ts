// One of a viewer's tints by its uid.
import type { CustomerTint } from '@nuancier/contract/api-types.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { Database } from '../../database/tables.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { BY_HAND, ORDERED, ownTints } from './own-tints.ts';
import type { TintReader } from './tint-reader.ts';

const UID = new RegExp(`^(${ORDERED}|${BY_HAND})(\\d{1,9})$`);

/** `ordered`: the id of an order's line; `by-hand`: of the tint itself. */
export function readTintUid(uid: string): { kind: 'ordered' | 'by-hand'; id: number } {
  const [, mark, id] = UID.exec(uid) ?? [];
  if (mark === undefined) throw new Refusal('UNKNOWN_TINT');
  return { kind: mark === ORDERED ? 'ordered' : 'by-hand', id: Number(id) };
}

/** As it is now; one that is not the viewer's is refused like one that does not exist. */
export async function tintOf(
  db: Database,
  reader: TintReader,
  catalogue: Catalogue,
  uid: string,
): Promise<CustomerTint> {
  const found = (await ownTints(db, reader, catalogue)).find(({ view }) => view.uid === uid);
  if (found === undefined) throw new Refusal('UNKNOWN_TINT');
  return { ...found.view, distance: null };
}
