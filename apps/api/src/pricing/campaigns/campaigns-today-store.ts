import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { selectWaiting } from '../../request/waiting-store.ts';
import type { Waiting } from '../../request/waiting-store.ts';
import { inPhase } from './campaign-store.ts';

/** By the day that comes next: its last of one that runs, its first of one to come. Details are numbers of articles. */
export function selectCampaignsIn(
  db: Database,
  phase: 'en_cours' | 'a_venir',
  today: string,
): Promise<Waiting> {
  const day = phase === 'en_cours' ? sql`to_day` : sql`from_day`;
  const columns = {
    key: sql`id`,
    title: sql`name`,
    detail: sql`(select count(*) from campaign_article where campaign_id = campaign.id)`,
    day,
  };
  return selectWaiting(db, columns, sql`campaign where ${inPhase(phase, today)} order by ${day}, id`);
}
