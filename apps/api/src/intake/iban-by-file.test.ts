import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_DAY } from '../testing/build-template.ts';
import { demoDesk } from './testing/file-desk.ts';

let desk: Awaited<ReturnType<typeof demoDesk>>;
beforeAll(async () => {
  desk = await demoDesk();
});
afterAll(() => desk.close());

const OWNERS = ['claire.valbrune@equipe.valbrune.example', 'henri.valbrune@equipe.valbrune.example'];

/** The line of the site as it stands, with something else in its settings. */
async function siteFile(settings: (held: Record<string, unknown>) => unknown): Promise<string> {
  const row = await desk.db
    .selectFrom('site')
    .selectAll()
    .where('is_default', '=', true)
    .executeTakeFirstOrThrow();
  return JSON.stringify({
    site: row.code,
    nom: row.name,
    theme: row.theme,
    racine: row.root_category_id,
    position: row.position,
    defaut: true,
    reglages: settings(row.settings as Record<string, unknown>),
  });
}
const withIban = (iban: string) => siteFile(({ seller }) => ({ seller: { ...Object(seller), iban } }));

async function letters() {
  const rows = await desk.db
    .selectFrom('outbox')
    .select('payload')
    .where('payload', '@>', JSON.stringify({ template: 'staff_iban_changed' }))
    .execute();
  return rows
    .map(({ payload }) => payload as { to: string; variables: { ending: string | null; by: string } })
    .map(({ to, variables: { by, ending } }) => [to, by, ending])
    .toSorted();
}

it('an IBAN that a file of sites changes is told to every owner, and only once it stands', async () => {
  const name = 'sites.jsonl';
  const file = await withIban('DE89370400440532013000');
  expect(await desk.give('sites', file, { name, isTrial: true })).toMatchObject({ outcome: 'tried' });
  const others = await siteFile(() => ({ title_suffix: '· Autre' }));
  expect(await desk.give('sites', others, { name })).toMatchObject({ outcome: 'written', changed: 1 });
  expect(await letters()).toEqual([]);
  expect(await desk.give('sites', file, { name })).toMatchObject({ outcome: 'written', changed: 1 });
  expect(await letters()).toEqual(OWNERS.map((owner) => [owner, 'essai', '3000']));
  expect(await desk.give('sites', file, { name })).toMatchObject({ outcome: 'written', changed: 0 });
  expect(await letters()).toHaveLength(OWNERS.length);
});

it('settings that cannot be read are mended by a file, which tells of no IBAN that stays', async () => {
  const name = 'sites.jsonl';
  const held = await siteFile((settings) => settings);
  const told = (await letters()).length;
  await desk.db
    .updateTable('site')
    .set({ settings: sql`settings || '{"locale": 5, "import_withdrawal": "beaucoup"}'::jsonb` })
    .where('is_default', '=', true)
    .execute();
  expect(await desk.give('sites', held, { name })).toMatchObject({ outcome: 'written', changed: 1 });
  expect(JSON.parse(await siteFile((settings) => settings))).toEqual(JSON.parse(held));
  expect(await letters()).toHaveLength(told);
});

it('a file that somebody brings in the back office changes none of what asks for their password', async () => {
  const { id: staffId } = await desk.db
    .selectFrom('staff')
    .select('id')
    .where('email', '=', OWNERS[0] ?? '')
    .executeTakeFirstOrThrow();
  const bring = (content: string) =>
    desk.give('sites', content, {
      name: 'sites.jsonl',
      place: {
        viewer: { kind: 'visitor' },
        clientAddress: 'bureau',
        requestId: 'essai',
        now: () => DEMO_DAY,
        staffId,
      },
    });
  const before = JSON.parse(await siteFile((settings) => settings));
  for (const [name, value, label] of [
    ['iban', 'FR7630006000011234567890189', 'IBAN'],
    ['bic', 'COBADEFFXXX', 'BIC'],
    ['name', 'Peintures d’Ailleurs SAS', 'Raison sociale'],
  ] as const) {
    const file = await siteFile(({ seller }) => ({ seller: { ...Object(seller), [name]: value } }));
    const [refusal, ...others] = (await bring(file)).refusals;
    expect(refusal?.reason).toContain(`«\u00A0${label}\u00A0» ne se change pas par un fichier`);
    expect(others).toEqual([]);
  }
  expect(JSON.parse(await siteFile((settings) => settings))).toEqual(before);
  const harmless = await siteFile(({ seller }) => ({ seller: { ...Object(seller), city: 'Nantes' } }));
  expect(await bring(harmless)).toMatchObject({ outcome: 'written', changed: 1 });
});
