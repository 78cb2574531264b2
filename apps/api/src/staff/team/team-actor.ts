import type { WholeChange } from '../../audit/detail-words.ts';
import type { Reach } from '@nuancier/domain/staff/reach.ts';
import type { AuditPlace } from '../../audit/audit.ts';

/** Who changes the team: one of it, within their reach, or the operator at the command line. */
export type TeamActor = {
  place: AuditPlace;
  reach: Reach;
  /** the operator's name, where it is no member */
  author?: string;
};

/** What the log says of it: whom it concerns, and what was before and after. */
export function teamDetails(
  { author }: Pick<TeamActor, 'author'>,
  { id, email }: { id: number; email: string },
  change: WholeChange,
) {
  return { of: id, email, ...change, ...(author === undefined ? {} : { author }) };
}
