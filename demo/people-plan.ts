// What the shop's own people have under way when the demo is looked at, through the doors that they use themselves.
import type { DatabasePool } from '@nuancier/api/database/tables.ts';
import { scheduleCampaign } from '@nuancier/api/pricing/gestion/change-campaign.ts';
import { saveCampaign } from '@nuancier/api/pricing/gestion/save-campaign.ts';
import { DAY_MS } from '@nuancier/domain/durations.ts';
import type { Staff } from '@nuancier/domain/staff/roles.ts';
import { addDays, frenchDay } from './shift-dates.ts';

const PRICER = 'thomas.roche@equipe.valbrune.example';
/** By the addresses of their rayons. */
const FACADE = 'facade';
const TOOLS = 'outillage';

/** Each once, however often the demo is loaded. Neither has begun: no price of today is another by it. */
export async function peoplePlan(db: DatabasePool, today: Date): Promise<void> {
  const [known] = await db.selectFrom('campaign').select('id').limit(1).execute();
  const staff = await pricer(db);
  if (known !== undefined || staff === null) return;
  const now = () => new Date(today.getTime() - DAY_MS);
  const context = { ...AT_THE_DESK, db, now, staff, staffId: staff.staffId };
  const day = frenchDay(today);
  const coming = await saveCampaign(context, {
    input: {
      ...percentOff,
      name: 'Outillage de fin d’année',
      percent: 1_000,
      from: addDays(day, 10),
      to: addDays(day, 24),
      categories: [await categoryNamed(db, TOOLS)],
    },
  });
  await scheduleCampaign(context, { id: coming.row.id, revision: coming.revision, leaveOut: true });
  await saveCampaign(context, {
    input: {
      ...percentOff,
      name: 'Façades de printemps',
      percent: 1_500,
      from: addDays(day, 90),
      to: addDays(day, 120),
      categories: [await categoryNamed(db, FACADE)],
    },
  });
}

const percentOff = {
  kind: 'PROMOTION' as const,
  price_ht_cents: null,
  brands: [],
  range_statuses: [],
  references: [],
};

const AT_THE_DESK = {
  viewer: { kind: 'visitor' },
  clientAddress: 'démonstration',
  requestId: 'démonstration',
  idempotencyKey: undefined,
} as const;

async function pricer(db: DatabasePool): Promise<Staff | null> {
  const [person] = await db
    .selectFrom('staff')
    .select(['id', 'firstname', 'lastname', 'role'])
    .where('email', '=', PRICER)
    .execute();
  if (person === undefined) return null;
  const { id: staffId, firstname, lastname, role } = person;
  return {
    kind: 'staff',
    staffId,
    name: `${firstname} ${lastname}`,
    role,
    storeCodes: [],
    representativeId: null,
  };
}

async function categoryNamed(db: DatabasePool, urlKey: string): Promise<number> {
  const { id } = await db
    .selectFrom('category')
    .select('id')
    .where('url_key', '=', urlKey)
    .executeTakeFirstOrThrow();
  return id;
}
