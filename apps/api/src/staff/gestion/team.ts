import type { QueryTeamArgs, Team, TeamChoices } from '@nuancier/contract/gestion-types.ts';
import { plainWords } from '../../text/plain-words.ts';
import { entitled } from '../../refusals/entitled.ts';
import { Refusal } from '../../refusals/refusal.ts';
import type { StaffContext } from '../staff-context.ts';
import { selectRepresentatives, selectStoreChoices } from '../team/team-choices-store.ts';
import { selectTeam } from '../team/team-store.ts';
import { memberView } from '../team/team-view.ts';

const LARGEST_PAGE = 100;
const LONGEST_SEARCH = 100;
const NUMBER = /^\d{1,9}$/;

export async function team(
  { db, staff }: StaffContext,
  { search, role, store, state, after, pageSize }: QueryTeamArgs,
): Promise<Team> {
  const { reach } = entitled(staff, 'team');
  const limit = pageSize ?? LARGEST_PAGE;
  if (limit < 1 || limit > LARGEST_PAGE) throw new Refusal('PAGE_SIZE');
  const members = await selectTeam(db, reach, {
    words: plainWords((search ?? '').slice(0, LONGEST_SEARCH)),
    role: role ?? null,
    store: store ?? null,
    state: state ?? null,
    after: after && NUMBER.test(after) ? Number(after) : null,
    limit: limit + 1,
  });
  const items = members.slice(0, limit).map(memberView);
  return { items, next: members.length > limit ? (items.at(-1)?.id ?? null) : null };
}

/** Portfolios are given by whoever may place anybody. */
export async function teamChoices({ db, staff }: StaffContext): Promise<TeamChoices> {
  const { reach } = entitled(staff, 'teamChoices');
  const [stores, representatives] = await Promise.all([
    selectStoreChoices(db, reach),
    reach.kind === 'all' ? selectRepresentatives(db) : [],
  ]);
  return { stores, representatives };
}
