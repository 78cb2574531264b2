import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { issueConnectAs } from './connect-as.ts';
import { categoryOf, frontDesk, keyOf, NADIA, PASSWORD, YANN } from '../testing/front-desk.ts';
import type { FrontDesk } from '../testing/front-desk.ts';

const SOPHIE = 'sophie.delmas@demo.valbrune.example';
const HUGO = 'hugo.perrin@demo.valbrune.example';
const CONNECT = 'mutation ($token: String!) { connectAs(token: $token) { token persistentLoginToken } }';
const WHO = '{ customer { email representative { firstname lastname customer_name } } }';

let desk: FrontDesk;
let clock: Date;
beforeEach(async () => {
  clock = new Date('2026-11-15T08:00:00Z');
  desk = await frontDesk();
});
afterEach(() => desk.close());

async function issued(customer = YANN, representative = SOPHIE): Promise<string | null> {
  const place = { viewer: { kind: 'visitor' }, clientAddress: 'essai', requestId: 'essai' } as const;
  const link = await issueConnectAs(desk.db, { ...place, now: () => clock }, { representative, customer });
  return link && tokenOf(link.path);
}

const tokenOf = (path: string) => path.replace('/connect-as/', '');

async function connected(customer = YANN): Promise<string> {
  const answer = await desk.send(CONNECT, { token: await issued(customer) });
  const tokens = answer.data?.['connectAs'] as { token: string; persistentLoginToken: null };
  expect(tokens.persistentLoginToken).toBeNull();
  return tokens.token;
}

const eventsOf = async (event: string) =>
  desk.db
    .selectFrom('audit_entry')
    .select(['actor_id', 'representative_id', 'details'])
    .where('event', '=', event)
    .execute();

describe('connect-as', () => {
  it('REP-01 F07 signs a representative in as a customer of its portfolio, without a persistent login', async () => {
    const token = await connected();
    expect((await desk.ask(token, WHO)).data).toEqual({
      customer: {
        email: YANN,
        representative: { firstname: 'Sophie', lastname: 'Delmas', customer_name: 'Yann Kermarrec' },
      },
    });
    expect(await desk.db.selectFrom('persistent_login').selectAll().execute()).toEqual([]);
    const [started] = await eventsOf('connect-as-started');
    expect(started).toMatchObject({
      actor_id: await desk.customerId(YANN),
      representative_id: await desk.customerId(SOPHIE),
    });
  });

  it('F02 is good once, even for ten who come at the same time', async () => {
    const token = await issued();
    const answers = await Promise.all(Array.from({ length: 10 }, () => desk.send(CONNECT, { token })));
    expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1);
    expect(new Set(answers.map(keyOf))).toEqual(new Set([undefined, 'CONNECT_AS']));
  });

  it('F03 D78 lives for five minutes and is dead then', async () => {
    const token = await issued();
    const other = await issued(NADIA);
    desk.later(5 * 60_000 - 1_000);
    expect(keyOf(await desk.send(CONNECT, { token }))).toBeUndefined();
    desk.later(1_000);
    expect(keyOf(await desk.send(CONNECT, { token: other }))).toBe('CONNECT_AS');
  });

  it('F01 guesses are counted by address, and keep nobody out who has a link that is good', async () => {
    const street = { clientAddress: 'rue' };
    const guess = () => desk.send(CONNECT, { token: 'inconnu' }, street);
    // One that went well is no guess.
    expect((await desk.send(CONNECT, { token: await issued() }, street)).errors).toBeUndefined();
    for (let at = 0; at < 20; at += 1) expect(keyOf(await guess())).toBe('CONNECT_AS');
    expect(categoryOf(await guess())).toBe('rate-limit');
    expect((await desk.send(CONNECT, { token: await issued() }, street)).errors).toBeUndefined();
    expect(categoryOf(await guess())).toBe('rate-limit');
  });

  it('the database holds what SHA-256 makes of it', async () => {
    const token = (await issued()) ?? '';
    const rows = JSON.stringify(await desk.db.selectFrom('connect_as_token').selectAll().execute());
    expect(rows).not.toContain(token);
    expect(rows).not.toContain(Buffer.from(token).toJSON().data.join(','));
  });

  it.each([
    ['F05 a customer of another portfolio', HUGO, SOPHIE],
    ['F06 a head of company', NADIA, YANN],
    ['F06 a sub-account', YANN, 'gwen.lebihan@demo.valbrune.example'],
    ['an unknown representative', YANN, 'personne@demo.valbrune.example'],
  ])('%s: no link is made', async (_case, customer, representative) => {
    expect(await issued(customer, representative)).toBeNull();
  });
});

describe('in the customer’s name', () => {
  it.each([
    'mutation { changeCustomerPassword(currentPassword: "Demo!2026", newPassword: "Chantier-56") { email } }',
    'mutation { updateCustomerEmail(email: "y@exemple.fr", password: "Demo!2026") { customer { email } } }',
    'mutation { deleteCustomer(password: "Demo!2026") }',
    'mutation { setCustomerOptins(input: { email: true }) { email { granted } } }',
    '{ exportCustomerData { content } }',
  ])('F04 refuses %s, says why, and ends nothing', async (document) => {
    const token = await connected();
    const refused = await desk.ask(token, document);
    expect([categoryOf(refused), keyOf(refused)]).toEqual(['graphql-authorization', 'CONNECTED_AS']);
    expect(refused.errors?.[0]?.message).toContain('réservée au client lui-même');
    expect((await desk.ask(token, WHO)).errors).toBeUndefined();
  });

  it('F04 subscribes nobody by way of the profile', async () => {
    const document = `mutation { updateCustomerV2(input: { is_subscribed: true, job_title: "Gérant associé" }) {
      customer { is_subscribed job_title } } }`;
    expect((await desk.ask(await connected(), document)).data?.['updateCustomerV2']).toEqual({
      customer: { is_subscribed: false, job_title: 'Gérant associé' },
    });
  });

  it('every write is in the audit log with both names, reading is not', async () => {
    const token = await connected();
    await desk.ask(token, WHO);
    await desk.ask(token, 'mutation { customCreateEmptyCart }');
    await desk.ask(token, 'mutation { deleteCustomerAddress(id: 0) }');
    const both = {
      actor_id: await desk.customerId(YANN),
      representative_id: await desk.customerId(SOPHIE),
    };
    expect(await eventsOf('acted-as-customer')).toEqual([
      { ...both, details: { operation: 'customCreateEmptyCart' } },
      { ...both, details: { operation: 'deleteCustomerAddress' } },
    ]);
  });

  it('F07 ends within the hour however busy, and at once when the portfolio changes', async () => {
    const token = await connected();
    const other = await connected(NADIA);
    desk.later(59 * 60_000);
    expect((await desk.ask(token, WHO)).errors).toBeUndefined();
    await desk.db
      .deleteFrom('portfolio')
      .where('customer_id', '=', await desk.customerId(NADIA))
      .execute();
    expect(categoryOf(await desk.ask(other, WHO))).toBe('graphql-authorization');
    desk.later(2 * 60_000);
    expect(categoryOf(await desk.ask(token, WHO))).toBe('graphql-authorization');
  });

  it('F08 leaving ends this session only, and the customer keeps the cart', async () => {
    const own = await desk.tokens({ email: YANN, password: PASSWORD });
    const cart = (await desk.ask(own.token, '{ customCustomerCart { id } }')).data;
    const token = await connected();
    expect((await desk.ask(token, '{ customCustomerCart { id } }')).data).toEqual(cart);
    await desk.ask(token, 'mutation { revokeCustomerToken { result } }');
    expect(categoryOf(await desk.ask(token, WHO))).toBe('graphql-authorization');
    expect((await desk.ask(own.token, '{ customCustomerCart { id } }')).data).toEqual(cart);
    expect(await eventsOf('connect-as-ended')).toHaveLength(1);
  });
});

describe('a sales representative’s desk', () => {
  const PORTFOLIO = `query ($search: String, $page: Int) {
    portfolio(search: $search, currentPage: $page, pageSize: 2) {
      total_count page_info { total_pages } items { id email company_name client_code }
    }
  }`;
  const PAPERS = `{
    portfolioOrders(pageSize: 100) { number company_name buyer_name customer_id customer_name }
    portfolioQuotations(pageSize: 100) { number status company_name customer_id }
  }`;
  const ISSUE = 'mutation ($id: ID!) { issueConnectAs(customerId: $id) { path expires_at } }';
  const sophie = async () => (await desk.tokens({ email: SOPHIE, password: PASSWORD })).token;
  type Found = { total_count: number; items: { email: string }[] };
  const found = async (search: string) => {
    const answer = await desk.ask(await sophie(), PORTFOLIO, { search });
    const list = answer.data?.['portfolio'] as Found | undefined;
    return list?.items.map(({ email }) => email) ?? [];
  };

  it('shows its own customers page by page, and nobody else’s', async () => {
    const { data } = await desk.ask(await sophie(), PORTFOLIO);
    const own = await desk.db
      .selectFrom('portfolio')
      .select('customer_id')
      .where('representative_id', '=', await desk.customerId(SOPHIE))
      .execute();
    expect(own.length).toBeGreaterThan(0);
    expect(data?.['portfolio']).toMatchObject({ total_count: own.length });
    expect(await found('perrin')).toEqual([]);
    expect(await found('hugo')).toEqual([]);
  });

  it.each([
    ['KERMARREC', [YANN]],
    ['  yann   peintures ', [YANN]],
    ['provencal', [NADIA]],
    ['ravalement yann', []],
    ['%', []],
    ["'", []],
  ])('finds by company, code or name, whatever the accents: %s', async (search, emails) => {
    expect((await found(search)).filter((email) => email === YANN || email === NADIA)).toEqual(emails);
  });

  it('a search beyond a hundred characters is refused', async () => {
    const answer = await desk.ask(await sophie(), PORTFOLIO, { search: 'a'.repeat(101) });
    expect(categoryOf(answer)).toBe('graphql-input');
  });

  it('its customers’ orders and open quotations, each with whom to connect as', async () => {
    const { data } = await desk.ask(await sophie(), PAPERS);
    const papers = data as Record<string, { customer_id: string; company_name: string | null }[]>;
    const members = new Set<string>();
    for (const email of [YANN, NADIA]) members.add(String(await desk.customerId(email)));
    expect(papers['portfolioOrders']?.length).toBeGreaterThan(3);
    expect(papers['portfolioQuotations']?.length).toBeGreaterThan(0);
    const all = [...(papers['portfolioOrders'] ?? []), ...(papers['portfolioQuotations'] ?? [])];
    const strangers = all.filter(({ company_name: name }) => name?.includes('Décor et Murs'));
    expect(strangers).toEqual([]);
    expect(all.every(({ customer_id: id }) => members.has(id))).toBe(true);
    // A sub-account's order opens in the shop of the head who is in the portfolio.
    expect(papers['portfolioOrders']).toContainEqual(
      expect.objectContaining({ buyer_name: 'Bruno Ferri', customer_name: 'Nadia Castellan' }),
    );
    await desk.db.deleteFrom('portfolio').execute();
    expect((await desk.ask(await sophie(), PAPERS)).data).toEqual({
      portfolioOrders: [],
      portfolioQuotations: [],
    });
  });

  it('REP-01 D78 hands out a link for one of its customers, good once, written down with both', async () => {
    const id = String(await desk.customerId(YANN));
    const { data } = await desk.ask(await sophie(), ISSUE, { id });
    const link = data?.['issueConnectAs'] as { path: string; expires_at: string };
    expect(link.expires_at).toBe('2026-11-15T08:05:00.000Z');
    const entered = await desk.send(CONNECT, { token: tokenOf(link.path) });
    const session = entered.data?.['connectAs'] as { token: string } | undefined;
    expect((await desk.ask(session?.token, WHO)).data?.['customer']).toMatchObject({ email: YANN });
    expect(keyOf(await desk.send(CONNECT, { token: tokenOf(link.path) }))).toBe('CONNECT_AS');
    const [issuedBy] = await desk.db
      .selectFrom('audit_entry')
      .select(['actor_id', 'customer_id'])
      .where('event', '=', 'connect-as-issued')
      .execute();
    expect(issuedBy).toEqual({
      actor_id: await desk.customerId(SOPHIE),
      customer_id: await desk.customerId(YANN),
    });
  });

  it.each(['0', '-1', 'abc', '99999999999', ''])(
    'F05 a customer that is none of its own is one that does not exist: %s',
    async (id) => {
      expect(keyOf(await desk.ask(await sophie(), ISSUE, { id }))).toBe('NOT_IN_PORTFOLIO');
    },
  );

  it('F05 F06 neither another’s customer nor, in a customer’s name, anybody', async () => {
    const hugo = String(await desk.customerId(HUGO));
    expect(keyOf(await desk.ask(await sophie(), ISSUE, { id: hugo }))).toBe('NOT_IN_PORTFOLIO');
    const yann = await desk.tokens({ email: YANN, password: PASSWORD });
    for (const token of [yann.token, await connected(NADIA)])
      expect(categoryOf(await desk.ask(token, ISSUE, { id: hugo }))).toBe('graphql-authorization');
    expect(await desk.db.selectFrom('connect_as_token').selectAll().execute()).toEqual([]);
  });

  const entered = async (token: string) => {
    const { data } = await desk.send(CONNECT, { token });
    return (data?.['connectAs'] as { token: string } | undefined)?.token;
  };
  /** A laptop that is lost: a visit to one customer's shop, and a link to another's that is not used yet. */
  const lostLaptop = async (at = '') => {
    const laptop = await desk.tokens({ email: SOPHIE, password: PASSWORD, device: { token: at } });
    const link = async (customer: string) => {
      const answer = await desk.ask(laptop.token, ISSUE, { id: String(await desk.customerId(customer)) });
      const handed = answer.data?.['issueConnectAs'] as { path: string } | undefined;
      return tokenOf(handed?.path ?? '');
    };
    const visit = await entered(await link(YANN));
    expect((await desk.ask(visit, WHO)).errors).toBeUndefined();
    return { token: laptop.token, visit, unused: await link(NADIA) };
  };

  it.each([
    [
      'a new password',
      'mutation { changeCustomerPassword(currentPassword: "Demo!2026", newPassword: "Chantier-56") { email } }',
    ],
    ['ending the other devices', 'mutation { endOtherCustomerDevices }'],
  ])(
    'F04 %s ends its visits and its unused links on a lost laptop, nobody else’s',
    async (_case, document) => {
      const lost = await lostLaptop('a'.repeat(43));
      const yann = await desk.tokens({ email: YANN, password: PASSWORD });
      const desktop = await desk.tokens({
        email: SOPHIE,
        password: PASSWORD,
        device: { token: 'b'.repeat(43) },
      });
      expect((await desk.ask(desktop.token, document)).errors).toBeUndefined();
      for (const token of [lost.token, lost.visit])
        expect(categoryOf(await desk.ask(token, WHO))).toBe('graphql-authorization');
      expect(keyOf(await desk.send(CONNECT, { token: lost.unused }))).toBe('CONNECT_AS');
      for (const token of [desktop.token, yann.token])
        expect((await desk.ask(token, WHO)).errors).toBeUndefined();
    },
  );

  it('F04 ending the other devices ends a visit also where the device has signed out before', async () => {
    const lost = await lostLaptop();
    await desk.ask(lost.token, 'mutation { revokeCustomerToken { result } }');
    expect((await desk.ask(lost.visit, WHO)).errors).toBeUndefined();
    await desk.ask(await sophie(), 'mutation { endOtherCustomerDevices }');
    expect(categoryOf(await desk.ask(lost.visit, WHO))).toBe('graphql-authorization');
  });

  it('F04 no link outlives signing out; leaving a customer’s shop keeps those to others', async () => {
    const lost = await lostLaptop();
    const other = await entered((await issued(YANN)) ?? '');
    await desk.ask(other, 'mutation { revokeCustomerToken { result } }');
    expect(await desk.db.selectFrom('connect_as_token').selectAll().execute()).toHaveLength(1);
    await desk.ask(lost.token, 'mutation { revokeCustomerToken { result } }');
    expect(keyOf(await desk.send(CONNECT, { token: lost.unused }))).toBe('CONNECT_AS');
  });
});
