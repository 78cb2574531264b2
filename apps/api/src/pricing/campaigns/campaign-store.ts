// Campaigns as they are kept. Days are French days, written YYYY-MM-DD.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type {
  CampaignPhase,
  CampaignRule,
  CampaignStanding,
  CampaignTerms,
} from '@nuancier/domain/pricing/campaigns/campaign.ts';
import type { Database, DatabaseTransaction } from '../../database/tables.ts';

export type CampaignRecord = {
  id: number;
  name: string;
  kind: 'PROMOTION' | 'DESTOCK';
  state: CampaignStanding['state'];
  from: string;
  to: string;
  percent: number | null;
  priceHt: number | null;
  rule: CampaignRule;
  revision: number;
  changedBy: string;
  changedAt: Date;
  /** of what was announced; none of a draft */
  announced: number | null;
};

const RECORD = sql`id, name, kind, state, from_day::text as from, to_day::text as to, percent,
  price_ht_cents as "priceHt", rule, revision, changed_by as "changedBy", changed_at as "changedAt",
  case when state <> 'draft' then
    (select count(*)::integer from campaign_article where campaign_id = campaign.id) end as announced`;

export type CampaignFilter = { phase: CampaignPhase | null; words: readonly string[]; today: string };

/** The newest first, those before the one with the number `after`. */
export async function selectCampaigns(
  db: Database,
  filter: CampaignFilter,
  { after, limit }: { after: number | null; limit: number },
): Promise<CampaignRecord[]> {
  const found = await sql<CampaignRecord>`
    select ${RECORD} from campaign
    where ${isIn(filter)} and (${after}::integer is null or id < ${after})
    order by id desc limit ${limit}`.execute(db);
  return found.rows;
}

export const MOST_COUNTED = 1_000;

/** Up to one more than is told. */
export async function countCampaigns(db: Database, filter: CampaignFilter): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select from campaign where ${isIn(filter)} limit ${MOST_COUNTED + 1}) as counted`.execute(db);
  return found.rows[0]?.count ?? 0;
}

// Letters without their accents, as the words are.
const PLAIN = sql`regexp_replace(normalize(lower(name), NFD), '[\u0300-\u036f]', '', 'g')`;

function isIn({ phase, words, today }: CampaignFilter): RawBuilder<boolean> {
  return sql`${inPhase(phase, today)}
    and not exists (select from unnest(${words}::text[]) word where strpos(${PLAIN}, word) = 0)`;
}

/** As `campaignPhase` of the domain. */
export function inPhase(phase: CampaignPhase | null, today: string): RawBuilder<unknown> {
  switch (phase) {
    case null:
      return sql`true`;
    case 'brouillon':
      return sql`state = 'draft'`;
    case 'a_venir':
      return sql`state = 'scheduled' and from_day > ${today}::date`;
    case 'en_cours':
      return sql`state = 'scheduled' and from_day <= ${today}::date and to_day >= ${today}::date`;
    case 'terminee':
      return sql`(state = 'stopped' or (state = 'scheduled' and to_day < ${today}::date))`;
  }
}

export async function selectCampaign(
  db: Database,
  id: number,
  { isHeld = false }: { isHeld?: boolean } = {},
): Promise<CampaignRecord | undefined> {
  const found = await sql<CampaignRecord>`
    select ${RECORD} from campaign where id = ${id} ${isHeld ? sql`for update` : sql``}`.execute(db);
  return found.rows[0];
}

export type Changing = { by: string; now: Date };

export async function insertCampaign(
  db: DatabaseTransaction,
  terms: CampaignTerms,
  { by, now }: Changing,
): Promise<number> {
  const { id } = await db
    .insertInto('campaign')
    .values({ ...columnsOf(terms), changed_by: by, changed_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateCampaign(
  db: DatabaseTransaction,
  id: number,
  terms: CampaignTerms,
  changing: Changing,
): Promise<void> {
  await db.updateTable('campaign').set(columnsOf(terms)).where('id', '=', id).execute();
  await noteChange(db, id, changing);
}

export async function markScheduled(db: DatabaseTransaction, id: number, changing: Changing): Promise<void> {
  const { now } = changing;
  await sql`update campaign set state = 'scheduled', scheduled_at = ${now} where id = ${id}`.execute(db);
  await noteChange(db, id, changing);
}

export async function markStopped(db: DatabaseTransaction, id: number, changing: Changing): Promise<void> {
  const { now } = changing;
  await sql`update campaign set state = 'stopped', stopped_at = ${now} where id = ${id}`.execute(db);
  await noteChange(db, id, changing);
}

export async function deleteDraft(db: DatabaseTransaction, id: number): Promise<void> {
  await sql`delete from campaign where id = ${id} and state = 'draft'`.execute(db);
}

async function noteChange(db: DatabaseTransaction, id: number, { by, now }: Changing): Promise<void> {
  await sql`
    update campaign set revision = revision + 1, changed_by = ${by}, changed_at = ${now}
    where id = ${id}`.execute(db);
}

function columnsOf({ name, kind, from, to, value, rule }: CampaignTerms) {
  return {
    name,
    kind,
    from_day: from,
    to_day: to,
    percent: value.kind === 'percent' ? value.basisPoints : null,
    price_ht_cents: value.kind === 'price' ? value.packHt : null,
    rule: JSON.stringify(rule),
  };
}
