// A day in the back office: the counter, what is to be done, the table of orders, and screens that are told of changes.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { HOUR_MS } from '@nuancier/domain/durations.ts';
import { announceToScreens } from '../../database/announce-to-screens.ts';
import { recordEvent } from '../../events/events.ts';
import { pino } from 'pino';
import { insertRun } from '../../intake/import-runs-store.ts';
import { noteMissed } from '../../integration/webhooks/webhooks-store.ts';
import { doRun, takeRun } from '../../jobs/do-run.ts';
import { insertRunNow, upsertJobs } from '../../jobs/jobs-store.ts';
import { orderDesk } from './testing/order-desk.ts';
import type { OrderDesk, Person } from './testing/order-desk.ts';

let desk: OrderDesk;
beforeAll(async () => {
  desk = await orderDesk();
  // The demonstration has orders of its own; these tests count theirs.
  await desk.db.deleteFrom('orders').execute();
});
afterAll(() => desk.close());

const soon = (hours: number) => new Date(desk.now().getTime() + hours * HOUR_MS);

describe('the counter', () => {
  it('says that there are more than the two hundred it shows', async () => {
    const number = await desk.placed({ promisedAt: soon(1) });
    const shown = async () =>
      (await desk.as('preparateur', '{ pickups { rows { number } more } }')).data?.['pickups'] as {
        rows: unknown[];
        more: boolean;
      };
    await desk.copies(number, 199);
    expect(await shown()).toMatchObject({ rows: { length: 200 }, more: false });
    await desk.placed({ promisedAt: soon(1) });
    expect(await shown()).toMatchObject({ rows: { length: 200 }, more: true });
    await desk.db.deleteFrom('orders').execute();
  });

  it('has what waits and what is promised for today, found by name or number', async () => {
    const soonDue = await desk.placed({ promisedAt: soon(2), buyerName: 'Nolwenn Tanguy' });
    const later = await desk.placed({ promisedAt: soon(30) });
    const sent = await desk.placed({ mode: 'LIV', promisedAt: null, deliveryOn: '2026-11-16' });
    const at = async (person: Person, query: string | null) => {
      const { data, errors } = await desk.as(
        person,
        'query ($query: String) { pickups(query: $query) { rows { number } } }',
        { query },
      );
      const { rows = [] } = (data?.['pickups'] ?? {}) as { rows?: { number: string }[] };
      return errors?.[0]?.extensions.key ?? rows.map(({ number }) => number);
    };
    expect(await at('preparateur', null)).toEqual([soonDue]);
    expect(await at('preparateur', 'nolwenn')).toEqual([soonDue]);
    expect(await at('preparateur', later)).toEqual([]);
    expect(await at('preparateur', sent)).toEqual([]);
    expect(await at('elsewhere', null)).toEqual([]);
    expect(await at('comptabilite', null)).toBe('ROLE_MAY_NOT');

    const act = (text: string) => desk.as('preparateur', `mutation { ${text} { number } }`);
    await act(`startPreparation(number: "${soonDue}")`);
    await act(`prepareLines(number: "${soonDue}", lines: [{ position: 2, from: 0, to: 2 }])`);
    await act(`markReady(number: "${soonDue}", partly: true)`);
    const waiting = async () => {
      const { data } = await desk.as(
        'preparateur',
        '{ pickups { rows { waiting { position name from to } } } }',
      );
      return (data?.['pickups'] as { rows: unknown } | undefined)?.rows;
    };
    const name = expect.stringContaining('Peinture à teinter');
    expect(await waiting()).toEqual([{ waiting: [{ position: 2, name, from: 0, to: 2 }] }]);
    await act(
      `handOverLines(number: "${soonDue}", lines: [{ position: 2, from: 0, to: 1 }], proof: { received_by: "Nolwenn" })`,
    );
    expect(await waiting()).toEqual([{ waiting: [{ position: 2, name, from: 1, to: 2 }] }]);
    await desk.db.deleteFrom('orders').execute();
  });
});

describe('today', () => {
  const TODAY = `{ today { counts { tab count } late { rows { number } more } to_prepare { rows { number } more }
    in_preparation { rows { number } } ready { rows { number } } withdrawals { count legal_day } link_requests { count } messages { count } reviews { count }
    quotations { count } failed_imports { count } failed_webhooks { count } } }`;
  const told = async (person: Person) => {
    const { data, errors } = await desk.as(person, TODAY);
    if (errors) throw new Error(errors[0]?.message);
    return data?.['today'] as Record<string, unknown>;
  };

  it('is of one’s own stores, and tells no more than the role is told', async () => {
    const late = await desk.placed({ promisedAt: soon(-1) });
    await desk.placed({ shopCode: 'VB001' });
    const { id } = await desk.db
      .selectFrom('orders')
      .select('id')
      .where('number', '=', late)
      .executeTakeFirstOrThrow();
    const declaration = { order_id: id, line_ids: [], declaration: 'Je me rétracte' };
    await desk.db
      .insertInto('withdrawal')
      .values({ ...declaration, declared_at: desk.now() })
      .execute();
    expect(await told('preparateur')).toMatchObject({
      late: { rows: [{ number: late }], more: false },
      to_prepare: { rows: [] },
      withdrawals: null,
      messages: null,
      failed_webhooks: null,
    });
    expect(await told('responsable')).toMatchObject({
      withdrawals: { count: 1, legal_day: '2026-11-30' },
      messages: { count: expect.any(Number) },
      reviews: null,
    });
    expect(await told('elsewhere')).toMatchObject({ late: { rows: [] } });
    const all = await told('proprietaire');
    expect(Object.entries(all).filter(([, part]) => part === null)).toEqual([]);
    expect(all).toMatchObject({ late: { rows: [{ number: late }] }, to_prepare: { rows: [] } });
    const commercial = await told('commercial');
    expect(commercial).toMatchObject({ quotations: { count: expect.any(Number) }, withdrawals: null });
    expect(await told('contenu')).toMatchObject({
      counts: [],
      late: { rows: [] },
      messages: null,
      failed_imports: null,
    });
    await desk.db.deleteFrom('orders').execute();
  });
});

describe('today, of a busy store', () => {
  it('late orders hide nothing of what is to be prepared, and each list says that there are others', async () => {
    for (let nth = 1; nth <= 21; nth += 1) await desk.placed({ promisedAt: soon(-nth) });
    const inTime = await desk.placed({ promisedAt: soon(3) });
    const asked = '{ today { late { rows { number } more } to_prepare { rows { number } more } } }';
    const { data } = await desk.as('preparateur', asked);
    expect(data?.['today']).toMatchObject({
      late: { rows: { length: 20 }, more: true },
      to_prepare: { rows: [{ number: inTime }], more: false },
    });
    await desk.db.deleteFrom('orders').execute();
  });
});

describe('the table of orders', () => {
  const csv = async (person: Person | null, query = '') => {
    const cookie = person === null ? '' : `nuancier_gestion=${await desk.tokenFor(person)}`;
    return desk.inject({ url: `/gestion/fichiers/commandes.csv${query}`, headers: { cookie } });
  };

  it('holds what the list holds, whole, within reach, and nothing a spreadsheet would run', async () => {
    const number = await desk.placed({ buyerName: '=1+1' });
    await desk.placed({ shopCode: 'VB001' });
    await desk.copies(number, 600);
    const lines = (await csv('responsable', '?tab=a_preparer')).body.trim().split('\r\n');
    expect(lines).toHaveLength(602);
    expect(lines[1]).toContain(`${number};2026-11-16 `);
    expect(lines[1]).toContain(";'=1+1;");
    expect(lines[1]).toMatch(/;À encaisser au magasin;60;$/);
    expect((await csv('responsable', `?query=${number}`)).body.trim().split('\r\n')).toHaveLength(2);
    await desk.db.deleteFrom('orders').execute();
  });

  it.each([
    [null, '', 401],
    ['preparateur', '', 403],
    ['contenu', '', 403],
    ['responsable', '?since=hier', 400],
    ['responsable', '?query=ab', 400],
  ] as const)('of %s, %j: %i', async (person, query, status) => {
    expect((await csv(person, query)).statusCode).toBe(status);
  });
});

describe('open screens', () => {
  const watch = async (person: Person | null, headers: Record<string, string> = {}) => {
    const cookie = person === null ? '' : `nuancier_gestion=${await desk.tokenFor(person)}`;
    const url = '/gestion/evenements';
    const answer = await desk.inject({ url, headers: { cookie, ...headers }, payloadAsStream: true });
    return { status: answer.statusCode, type: answer.headers['content-type'], stream: answer.stream() };
  };
  async function heard(stream: AsyncIterable<unknown>, until: string): Promise<string> {
    let text = '';
    for await (const piece of stream) {
      text += String(piece);
      if (text.includes(until)) return text;
    }
    return text;
  }

  it('hear of the orders within reach: kind and number, no more', async () => {
    const own = await watch('preparateur');
    expect([own.status, own.type]).toEqual([200, 'text/event-stream; charset=utf-8']);
    const far = await desk.placed({ shopCode: 'VB001', buyerName: 'Secret' });
    const near = await desk.placed({ buyerName: 'Secret' });
    const start = 'mutation ($number: String!) { startPreparation(number: $number) { number } }';
    await desk.as('elsewhere', start, { number: far });
    await desk.as('preparateur', start, { number: near });
    const text = await heard(own.stream, near);
    expect(text).toContain(`data: {"kind":"order.status_changed","subject":"order/${near}"}`);
    expect([text.includes(far), text.includes('Secret')]).toEqual([false, false]);
    const [, id = ''] = /id: (\S+)\n/.exec(text) ?? [];
    const later = await desk.placed();
    await desk.as('preparateur', start, { number: later });
    const again = await watch('preparateur', { 'last-event-id': id });
    const rest = await heard(again.stream, later);
    expect(rest).not.toContain(near);
    const lost = await watch('preparateur', { 'last-event-id': 'inconnu' });
    expect(await heard(lost.stream, 'event: reprise')).toContain('event: reprise');
    await desk.db.deleteFrom('orders').execute();
  });

  it('hear of what a colleague sets aside, as long as it is theirs to see; the merchant’s systems do not', async () => {
    const [near, far] = [await desk.placed(), await desk.placed({ shopCode: 'VB001' })];
    const start = 'mutation ($number: String!) { startPreparation(number: $number) { number } }';
    await desk.as('elsewhere', start, { number: far });
    await desk.as('responsable', start, { number: near });
    const open = await watch('preparateur');
    const pick = `mutation ($number: String!) { prepareLines(number: $number,
      lines: [{ position: 1, from: 0, to: 1 }]) { number } }`;
    await desk.as('elsewhere', pick, { number: far });
    await desk.as('responsable', pick, { number: near });
    const told = `data: {"kind":"order.lines_picked","subject":"order/${near}"}`;
    const text = await heard(open.stream, told);
    expect([text.includes(told), text.includes(far)]).toEqual([true, false]);
    const kinds = await desk.db
      .selectFrom('event')
      .select('type')
      .where('subject', '=', `order/${near}`)
      .where('type', 'like', '%picked%')
      .execute();
    expect(kinds).toEqual([]);
    await desk.db.deleteFrom('orders').execute();
  });

  it('hear of what is set aside by a process of the release before', async () => {
    const number = await desk.placed();
    const open = await watch('preparateur');
    await sql`select pg_notify('order_lines_picked', ${number})`.execute(desk.db);
    const told = `data: {"kind":"order.lines_picked","subject":"order/${number}"}`;
    expect(await heard(open.stream, told)).toContain(told);
    await desk.db.deleteFrom('orders').execute();
  });

  const writes = async (shopCode: string) => {
    const found = await sql<{ id: number }>`
      insert into contact_message (name, email, message, reason, shop_code, created_at)
      values ('Paul', 'paul@exemple.fr', 'Bonjour', 'Livraison', ${shopCode}, ${desk.now()}) returning id::int as id`.execute(
      desk.db,
    );
    const id = found.rows[0]?.id ?? 0;
    const data = { message_id: id, reason: 'Livraison', shop_code: shopCode, customer_id: null };
    await recordEvent(desk.db, { type: 'message.received', of: id, data }, desk.now());
    return `message/${id}`;
  };
  const reviewed = async (id: number) => {
    const data = { review_id: id, product_sku: 'P101000', rating: 4 };
    await recordEvent(desk.db, { type: 'review.written', of: id, data }, desk.now());
    return `review/${id}`;
  };
  const asked = async (number: string) => {
    const data = { quotation_number: number, client_code: null, customer_id: 1, wished_on: null };
    await recordEvent(desk.db, { type: 'quotation.asked', of: number, data }, desk.now());
    return `quotation/${number}`;
  };
  const listed = async (person: Person) => {
    const { data } = await desk.as(person, '{ shopQuotations(tab: envoyes) { rows { number } } }');
    const found = data?.['shopQuotations'] as { rows: { number: string }[] } | undefined;
    return (found?.rows ?? []).map(({ number }) => number);
  };
  const subjectsIn = (text: string) =>
    [...text.matchAll(/"subject":"([^"]+)"/g)].map(([, subject]) => subject);

  it('hear of messages, reviews and quotations as far as their part of the day goes, and another store’s of none', async () => {
    const foreign = await listed('manager_elsewhere');
    const theirs = (await listed('commercial')).find((number) => !foreign.includes(number)) ?? '';
    const isNear = (await listed('responsable')).includes(theirs);
    const streams = {
      service_client: await watch('service_client'),
      responsable: await watch('responsable'),
      commercial: await watch('commercial'),
      contenu: await watch('contenu'),
      elsewhere: await watch('elsewhere'),
      manager_elsewhere: await watch('manager_elsewhere'),
    };
    const [near, far] = [await writes('VB006'), await writes('VB001')];
    const review = await reviewed(7_001);
    const quotation = await asked(theirs);
    await desk.as(
      'responsable',
      'mutation { setStoreDay(code: "VB006", on: "2026-12-28", hours: "x") { code } }',
    );
    await announceToScreens(desk.db, { kind: 'file.ended', subject: 'today/waiting_files' });
    await announceToScreens(desk.db, { kind: 'job.failed', subject: 'today/failed_jobs' });
    const [own, other] = [await desk.placed(), await desk.placed({ shopCode: 'VB001' })];
    const start = 'mutation ($number: String!) { startPreparation(number: $number) { number } }';
    await desk.as('elsewhere', start, { number: other });
    await desk.as('preparateur', start, { number: own });
    const told = async (person: keyof typeof streams, until: string) =>
      new Set(subjectsIn(await heard(streams[person].stream, until)));
    const orders = (number: string) => `order/${number}`;
    expect(await told('service_client', own)).toEqual(
      new Set([near, far, review, orders(other), orders(own)]),
    );
    expect([...(await told('responsable', own))]).toEqual([
      near,
      ...(isNear ? [quotation] : []),
      'store/VB006',
      orders(own),
    ]);
    expect([...(await told('commercial', quotation))]).toEqual([quotation]);
    expect([...(await told('contenu', 'waiting_files'))]).toEqual(['today/waiting_files']);
    expect([...(await told('elsewhere', other))]).toEqual([orders(other)]);
    expect([...(await told('manager_elsewhere', other))]).toEqual([far, orders(other)]);
    await desk.db.deleteFrom('orders').execute();
  });

  it('hear of what fails and of what a colleague takes on, which no event tells', async () => {
    const message = await writes('VB006');
    const [owner, manager] = [await watch('proprietaire'), await watch('responsable')];
    const run = {
      at: desk.now(),
      kind: 'stocks',
      file_name: 's.csv',
      sha256: 'a'.repeat(64),
      given_by: 'ERP',
      is_full: false,
    };
    const counts = { lines: 1, added: 0, changed: 0, removed: 0, refused: 1, image: null };
    await insertRun(desk.db, { ...run, ...counts, outcome: 'refused' });
    await noteMissed(desk.db, '0', { status: 500, error: 'x', nextTryAt: null, now: desk.now() });
    const job = {
      name: 'essai',
      title: 'Essai',
      schedule: { kind: 'every' as const, minutes: 5 },
      work: () => Promise.reject(new Error('panne')),
    };
    const clock = async () => desk.now();
    const place = { db: desk.db, now: desk.now, clock, log: pino({ enabled: false }), jobs: [job] };
    await upsertJobs(desk.db, [{ name: 'essai', schedule: '', dueAt: desk.now() }]);
    await insertRunNow(desk.db, 'essai', desk.now());
    const held = await takeRun(place);
    if (held !== undefined) await doRun(place, held, new AbortController().signal);
    await desk.as('service_client', 'mutation ($id: ID!) { takeMessage(id: $id) { id } }', {
      id: message.slice('message/'.length),
    });
    const told = async ({ stream }: { stream: AsyncIterable<unknown> }) =>
      new Set(subjectsIn(await heard(stream, '"message.changed"')));
    const failures = ['today/failed_imports', 'today/failed_webhooks', 'today/failed_jobs'];
    expect(await told(owner)).toEqual(new Set([message, ...failures]));
    expect(await told(manager)).toEqual(new Set([message]));
  });

  it('are nobody’s without a session; and end with the session', async () => {
    expect((await watch(null)).status).toBe(401);
    const open = await watch('service_client');
    await desk.as('service_client', 'mutation { signOut { standing } }');
    const number = await desk.placed();
    const start = 'mutation ($number: String!) { startPreparation(number: $number) { number } }';
    await desk.as('preparateur', start, { number });
    const text = await heard(open.stream, 'event: fin');
    expect(text).toContain('event: fin');
    expect(text).not.toContain(number);
  });
});
