// What the staff does with keys, addresses and jobs.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sequenceEvents } from '../../events/read-events.ts';
import { DEMO_DAY } from '../../testing/build-template.ts';
import { shopApi } from '../../testing/shop-api.ts';
import type { ShopApi } from '../../testing/shop-api.ts';
import { refusal, staffFiles } from '../testing/staff-files.ts';
import { UPLOADS_JOB } from '../uploads/run-uploads.ts';

const OWNER = 'claire.valbrune@equipe.valbrune.example';
const READER = 'anne.schmitt@equipe.valbrune.example';
const PASSWORD = 'Gestion!2026';

let shop: ShopApi;
let clock = DEMO_DAY;
beforeAll(async () => {
  shop = await shopApi({ now: () => clock });
});
afterAll(() => shop.close());

const { ask, published, worked } = staffFiles(() => shop, {
  now: () => clock,
  tick: () => (clock = new Date(clock.getTime() + 1_000)),
});

/** A file that is told of. */
async function anyPrice(): Promise<string> {
  const {
    article_sku: sku,
    pack_ht_cents: pack,
    unit_ht: unit,
  } = await shop.db
    .selectFrom('public_price')
    .selectAll()
    .where('reduced_type', 'is', null)
    .executeTakeFirstOrThrow();
  return `article;prix_ht;prix_unitaire_ht\n${sku};${((pack + 1) / 100).toFixed(2)};${Number(unit)}`;
}

describe('keys, addresses, jobs', () => {
  it('a key is shown once, replaced and withdrawn', async () => {
    const make = (name: string, scopes: string[], days: number, password = PASSWORD) =>
      ask<{ createIntegrationKey: { id: number; key: string } }>(
        OWNER,
        'mutation ($name: String!, $scopes: [String!]!, $days: Int!, $password: String!) { createIntegrationKey(name: $name, scopes: $scopes, days: $days, password: $password) { id key } }',
        { name, scopes, days, password },
      );
    const { createIntegrationKey: made } = await make('ERP', ['orders:read'], 30);
    expect(made.key).toMatch(/^nuk_/);
    for (const [name, scopes, days, key] of [
      ['', ['orders:read'], 30, 'KEY_NAME'],
      ['ERP', [], 30, 'KEY_SCOPES'],
      ['ERP', ['tout'], 30, 'KEY_SCOPES'],
      ['ERP', ['orders:read'], 0, 'KEY_DAYS'],
    ] as const)
      expect(await refusal(make(name, [...scopes], days))).toMatchObject({ key });
    const state = async () =>
      (
        await ask<{ integrationKeys: { keys: { id: number; state: string }[] } }>(
          READER,
          '{ integrationKeys { keys { id state prefix scopes } scopes { name } } }',
        )
      ).integrationKeys.keys;
    const rotate = (password: string) =>
      ask(
        OWNER,
        'mutation ($id: Int!, $password: String!) { rotateIntegrationKey(id: $id, password: $password) { key } }',
        {
          id: made.id,
          password,
        },
      );
    const left = await state();
    expect(await refusal(make('ERP', ['orders:read'], 30, 'Autre!2026'))).toMatchObject({
      says: 'Le mot de passe ne correspond pas à ce compte.',
    });
    expect(await refusal(rotate(''))).toMatchObject({
      says: 'Le mot de passe ne correspond pas à ce compte.',
    });
    expect(await state(), 'a screen left alone makes no key').toEqual(left);
    await rotate(PASSWORD);
    expect((await state()).find(({ id }) => id === made.id)?.state).toBe('replaced');
    const revoke = (password: string) =>
      ask(
        OWNER,
        'mutation ($id: Int!, $password: String!) { revokeIntegrationKey(id: $id, password: $password) }',
        { id: made.id, password },
      );
    expect(await refusal(revoke('Autre!2026'))).toMatchObject({
      says: 'Le mot de passe ne correspond pas à ce compte.',
    });
    expect((await state()).find(({ id }) => id === made.id)?.state, 'one press ends no key').toBe('replaced');
    await revoke(PASSWORD);
    expect((await state()).find(({ id }) => id === made.id)?.state).toBe('revoked');
    expect(JSON.stringify(await state())).not.toContain(made.key);
    expect(await refusal(revoke(PASSWORD))).toMatchObject({ key: 'UNKNOWN_KEY' });
  });

  it('an address of the open internet is called, tried, stopped and replayed; others are refused', async () => {
    const create = (url: string, types: string[] | null = null, password = PASSWORD) =>
      ask<{ createWebhook: { id: number; secret: string } }>(
        OWNER,
        'mutation ($url: String!, $types: [String!], $password: String!) { createWebhook(name: "ERP", url: $url, types: $types, password: $password) { id secret } }',
        { url, types, password },
      );
    for (const url of ['rien', 'http://192.0.2.1/', 'https://127.0.0.1/', 'https://10.0.0.1/'])
      expect(await refusal(create(url))).toMatchObject({ key: 'WEBHOOK_ADDRESS' });
    expect(await refusal(create('https://192.0.2.1/', ['rien']))).toMatchObject({ key: 'WEBHOOK_TYPES' });
    const server = createServer((_request, answer) => answer.end()).listen(0, '127.0.0.1');
    await new Promise((done) => server.once('listening', done));
    const { port } = server.address() as AddressInfo;
    await published(OWNER, { content: await anyPrice() });
    await sequenceEvents(shop.db);
    const { createWebhook: made } = await create('https://1.1.1.1/', ['import.done']);
    expect(made.secret).toMatch(/^whsec_/);
    expect(await refusal(create('https://1.1.1.1/', null, 'Autre!2026'))).toMatchObject({
      says: 'Le mot de passe ne correspond pas à ce compte.',
    });
    const rotate = (password: string) =>
      ask<{ rotateWebhookSecret: { secret: string } }>(
        OWNER,
        'mutation ($id: Int!, $password: String!) { rotateWebhookSecret(id: $id, password: $password) { secret } }',
        { id: made.id, password },
      );
    expect(await refusal(rotate('Autre!2026'))).toMatchObject({
      says: 'Le mot de passe ne correspond pas à ce compte.',
    });
    expect((await rotate(PASSWORD)).rotateWebhookSecret.secret).not.toBe(made.secret);
    // What is written by hand into the database is judged again when it is called.
    await shop.db
      .updateTable('webhook')
      .set({ url: `http://127.0.0.1:${port}/` })
      .where('id', '=', made.id)
      .execute();
    const tested = await ask<{ testWebhook: { received: boolean; error: string } }>(
      OWNER,
      'mutation ($id: Int!) { testWebhook(id: $id) { received status error } }',
      { id: made.id },
    );
    expect(tested.testWebhook).toMatchObject({ received: false, error: expect.stringContaining('https://') });
    const logged = shop.db.selectFrom('audit_entry').select('event').orderBy('id', 'desc').limit(1);
    expect(await logged.executeTakeFirst()).toEqual({ event: 'webhook-tested' });
    server.close();
    const turn = (on: boolean) =>
      ask<{ switchWebhook: { stopped_for: string | null } }>(
        OWNER,
        'mutation ($id: Int!, $on: Boolean!) { switchWebhook(id: $id, on: $on) { stopped_for } }',
        { id: made.id, on },
      );
    expect((await turn(false)).switchWebhook.stopped_for).toContain('Claire Valbrune');
    expect(await refusal(turn(false))).toMatchObject({ key: 'UNKNOWN_WEBHOOK' });
    expect((await turn(true)).switchWebhook.stopped_for).toBeNull();
    const { webhookReplay: extent } = await ask<{ webhookReplay: { count: number; more: boolean } }>(
      OWNER,
      'query ($id: Int!) { webhookReplay(id: $id) { count more } }',
      { id: made.id },
    );
    const replayed = await ask<{ replayWebhook: number }>(
      OWNER,
      'mutation ($id: Int!) { replayWebhook(id: $id) }',
      { id: made.id },
    );
    expect(replayed.replayWebhook).toBeGreaterThan(0);
    expect(extent, 'told before it is done').toEqual({ count: replayed.replayWebhook, more: false });
    const { webhook } = await ask<{ webhook: { calls: { place: string; state: string }[] } }>(
      READER,
      'query ($id: Int!) { webhook(id: $id) { name url types calls { place state type } } }',
      { id: made.id },
    );
    expect(webhook.calls).toHaveLength(Math.min(replayed.replayWebhook, 50));
    const again = await ask<{ replayWebhook: number }>(
      OWNER,
      'mutation ($id: Int!, $from: String) { replayWebhook(id: $id, from: $from) }',
      { id: made.id, from: webhook.calls[0]?.place },
    );
    expect(again.replayWebhook).toBe(1);
    expect(
      await refusal(
        ask(OWNER, 'mutation ($id: Int!) { replayWebhook(id: $id, from: "rien") }', { id: made.id }),
      ),
    ).toMatchObject({ key: 'WEBHOOK_PLACE' });
  });

  it('the calls of an address are read to their end, and those given up by themselves', async () => {
    const { id } = await shop.db
      .selectFrom('webhook')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    await sql`
      insert into webhook_delivery (webhook_id, position, event_id, type, created_at, next_try_at, tries, failed_at)
      select ${id}, 900000 + nth, gen_random_uuid(), 'order.placed', ${clock}::timestamptz, ${clock}::timestamptz, 9,
        case when nth % 2 = 0 then ${clock}::timestamptz end
      from generate_series(1, 120) nth`.execute(shop.db);
    type Page = { calls: { id: string; state: string }[]; next: string | null };
    const page = async (calls: string | null, after: string | null) =>
      (
        await ask<{ webhook: Page }>(
          READER,
          'query ($id: Int!, $calls: WebhookCallState, $after: ID) { webhook(id: $id, calls: $calls, after: $after) { calls { id state } next } }',
          { id, calls, after },
        )
      ).webhook;
    const first = await page('given_up', null);
    const second = await page('given_up', first.next);
    expect([first.calls.length, second.calls.length, second.next]).toEqual([50, 10, null]);
    expect(new Set([...first.calls, ...second.calls].map(({ state }) => state))).toEqual(
      new Set(['given_up']),
    );
    const all = new Set<string>();
    for (let after: string | null = null, more = true; more; more = after !== null) {
      const { calls, next }: Page = await page(null, after);
      for (const call of calls) all.add(call.id);
      after = next;
    }
    expect(all.size).toBeGreaterThanOrEqual(120);
  });

  it('a job is asked for, and says where it stands', async () => {
    await worked();
    const jobs = await ask<{ runShopJob: { name: string; state: string; schedule: string }[] }>(
      OWNER,
      'mutation { runShopJob(name: "cleaning") { name state title schedule } }',
    );
    expect(jobs.runShopJob).toContainEqual(
      expect.objectContaining({ name: 'cleaning', state: 'waiting', schedule: 'chaque jour à 4\u00A0h' }),
    );
    expect(jobs.runShopJob).toContainEqual(expect.objectContaining({ name: UPLOADS_JOB, state: 'done' }));
    expect(await refusal(ask(OWNER, 'mutation { runShopJob(name: "rien") { name } }'))).toMatchObject({
      key: 'UNKNOWN_JOB',
    });
  });
});
