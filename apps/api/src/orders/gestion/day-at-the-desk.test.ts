// A day in the back office: the counter, what is to be done, the table of orders, and screens that are told of changes.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS } from '@nuancier/domain/durations.ts';
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
  it('has what waits and what is promised for today, found by name or number', async () => {
    const soonDue = await desk.placed({ promisedAt: soon(2), buyerName: 'Nolwenn Tanguy' });
    const later = await desk.placed({ promisedAt: soon(30) });
    const sent = await desk.placed({ mode: 'LIV', promisedAt: null, deliveryOn: '2026-11-16' });
    const at = async (person: Person, query: string | null) => {
      const { data, errors } = await desk.as(
        person,
        'query ($query: String) { pickups(query: $query) { number } }',
        { query },
      );
      const rows = (data?.['pickups'] ?? []) as { number: string }[];
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
      const { data } = await desk.as('preparateur', '{ pickups { waiting { position name from to } } }');
      return data?.['pickups'];
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
  const TODAY = `{ today { counts { tab count } late { number } to_prepare { number } in_preparation { number }
    ready { number } withdrawals { count legal_day } link_requests { count } messages { count } reviews { count }
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
      late: [{ number: late }],
      to_prepare: [{ number: late }],
      withdrawals: null,
      messages: null,
      failed_webhooks: null,
    });
    expect(await told('responsable')).toMatchObject({
      withdrawals: { count: 1, legal_day: '2026-11-30' },
      messages: { count: expect.any(Number) },
      reviews: null,
    });
    expect(await told('elsewhere')).toMatchObject({ late: [] });
    const all = await told('proprietaire');
    expect(Object.entries(all).filter(([, part]) => part === null)).toEqual([]);
    expect(all).toMatchObject({ late: [{ number: late }], to_prepare: [] });
    const commercial = await told('commercial');
    expect(commercial).toMatchObject({ quotations: { count: expect.any(Number) }, withdrawals: null });
    expect(await told('contenu')).toMatchObject({
      counts: [],
      late: [],
      messages: null,
      failed_imports: null,
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
    expect(lines[1]).toContain(`${number};2026-11-16T`);
    expect(lines[1]).toContain(";'=1+1;");
    expect(lines[1]).toMatch(/;À encaisser au magasin;60$/);
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

  it('are nobody’s without a session, or without the right; and end with the session', async () => {
    expect((await watch(null)).status).toBe(401);
    expect((await watch('contenu')).status).toBe(401);
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
