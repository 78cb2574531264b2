import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../database/tables.ts';
import type { AuditEvent } from './audit.ts';
import { selectLastChange } from './audit-journal-store.ts';

type Asked = {
  event: AuditEvent;
  /** the detail that names the thing, and its value */
  name: string;
  value: string;
  /** what of it, where one event is told of several parts */
  part?: string | null;
};

/** Who made it what it is now, by the log; null where what stands came another way, as by a file. */
export async function whoChanged(
  db: Database,
  { part = null, ...asked }: Asked,
  standing: unknown,
): Promise<{ by: string; at: string } | null> {
  const last = await selectLastChange(db, { ...asked, part });
  if (last?.by == null || !isDeepStrictEqual(last.after, standing)) return null;
  return { by: last.by, at: last.at.toISOString() };
}
