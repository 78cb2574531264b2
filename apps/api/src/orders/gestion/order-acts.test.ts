// What the people of the stores do with an order: each act by each role, once, and never behind somebody's back.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { scopeOf } from '@nuancier/domain/staff/rights.ts';
import { STAFF_ROLES } from '@nuancier/domain/staff/roles.ts';
import { lyraTill } from '../../checkout/testing/lyra-till.ts';
import type { LyraTill } from '../../checkout/testing/lyra-till.ts';
import { ACTS, NAMES, numberIn, plain, SEEN } from './testing/acts.ts';
import type { ActName } from './testing/acts.ts';
import { errorOf, orderDesk } from './testing/order-desk.ts';
import type { OrderDesk, Person } from './testing/order-desk.ts';

let desk: OrderDesk;
let till: LyraTill;
let number: string;
beforeAll(async () => {
  till = await lyraTill();
  desk = await orderDesk({ payments: till.payments });
});
afterAll(async () => {
  await desk.close();
  till.close();
});
beforeEach(async () => {
  number = await desk.placed();
});

const send = (person: Person, field: string, key?: string) =>
  desk.as(person, `mutation ($number: String!) { done: ${field} }`, { number }, key);
const act = (person: Person, name: ActName, key?: string) => {
  desk.later(1_000);
  return send(person, ACTS[name], key);
};

type Seen = {
  status: string;
  may: string[];
  picker: { name: string; is_self: boolean } | null;
  lines: { position: number; picked: number; prepared: number; handed_over: number }[];
  timeline: { kind: string; text: string; by: string | null }[];
};
type Answer = Awaited<ReturnType<typeof act>>;
function seen({ data, errors }: Answer): Seen {
  if (errors) throw new Error(errors[0]?.message);
  return data?.['done'] as Seen;
}
const status = () =>
  desk.db.selectFrom('orders').select('status').where('number', '=', number).executeTakeFirstOrThrow();
const mails = async () =>
  (await desk.db.selectFrom('outbox').select('payload').where('order_number', '=', number).execute())
    .map(({ payload }) => (payload as { template: string }).template)
    .filter((template) => !template.startsWith('store_'))
    .toSorted();
const audited = async () => (await desk.audit()).filter(({ details }) => numberIn(details) === number);
const counts = ({ lines }: Seen) =>
  lines
    .toSorted((one, other) => one.position - other.position)
    .map(({ picked, prepared, handed_over }) => [picked, prepared, handed_over]);

describe('each act by each role', () => {
  it.each(NAMES)('%s', async (name) => {
    for (const role of STAFF_ROLES) {
      const { key } = errorOf(await act(role, name));
      const mayEnter = scopeOf(name, role) !== null;
      expect([role, key === 'ROLE_MAY_NOT']).toEqual([role, !mayEnter]);
    }
  });

  it.each(NAMES)('%s finds no order of another store, and says no more', async (name) => {
    const far = await desk.placed({ shopCode: 'VB001' });
    const before = await desk.audit();
    const document = `mutation ($number: String!) { done: ${ACTS[name]} }`;
    const answer = await desk.as('responsable', document, { number: far });
    expect(errorOf(answer)).toEqual({
      key: 'graphql-no-such-entity',
      message: 'Cette commande est introuvable.',
    });
    expect(await desk.audit()).toEqual(before);
  });
});

describe('preparing', () => {
  it('goes from the bench to the customer’s hands, and tells it when it is ready', async () => {
    const begun = seen(await act('preparateur', 'startPreparation'));
    expect([begun.status, begun.picker]).toEqual(['EN_PREPARATION', { name: 'Loïc Tanguy', is_self: true }]);
    const picked = seen(await act('preparateur', 'prepareLines'));
    expect([picked.status, counts(picked)]).toEqual([
      'EN_PREPARATION',
      [
        [3, 0, 0],
        [2, 0, 0],
      ],
    ]);
    expect(await mails()).toEqual(['order_status_changed']);
    const ready = seen(await act('preparateur', 'markReady'));
    expect([ready.status, counts(ready)]).toEqual([
      'DISPONIBLE',
      [
        [3, 3, 0],
        [2, 2, 0],
      ],
    ]);
    expect(await mails()).toEqual(['click_collect_ready', 'order_status_changed']);
    expect(ready.may).toEqual(['handOverLines', 'takeBackLines', 'noteOrder', 'resendOrderMail']);
    const fetched = seen(await act('preparateur', 'handOverLines'));
    expect([fetched.status, counts(fetched)]).toEqual([
      'RETIREE',
      [
        [3, 3, 3],
        [2, 2, 2],
      ],
    ]);
    expect(fetched.timeline.filter(({ by }) => by === 'Loïc Tanguy').map(({ text }) => plain(text))).toEqual([
      'Préparation commencée',
      'En préparation',
      expect.stringMatching(/^Mis de côté : Peinture blanche.*, 0 → 3 ; Peinture à teinter.*, 0 → 2$/),
      'Disponible',
      '5 articles prêts',
      '60,00 € encaissés au magasin',
      'Retirée',
      '5 articles remis ou partis, reçu par Jeanne Le Goff',
    ]);
    const staff = new Set((await audited()).map(({ staff_id }) => staff_id));
    expect([staff.size, staff.has(null)]).toEqual([1, false]);
  });

  it('tells the second person who has it since when, and lets it help', async () => {
    await act('preparateur', 'startPreparation');
    const second = errorOf(await act('responsable', 'startPreparation'));
    expect(second.key).toBe('PREPARATION_STARTED');
    expect(second.message).toMatch(/^Loïc Tanguy l’a commencée à \d+ h( \d\d)?\. Vous pouvez l’aider/);
    expect(seen(await act('preparateur', 'startPreparation')).status).toBe('EN_PREPARATION');
    const helped = seen(
      await send(
        'responsable',
        `prepareLines(number: $number, lines: [{ position: 1, from: 0, to: 1 }]) ${SEEN}`,
      ),
    );
    expect([helped.picker?.name, counts(helped)]).toEqual([
      'Loïc Tanguy',
      [
        [1, 0, 0],
        [0, 0, 0],
      ],
    ]);
    const stale = errorOf(
      await send(
        'preparateur',
        `prepareLines(number: $number, lines: [{ position: 1, from: 0, to: 2 }]) ${SEEN}`,
      ),
    );
    expect(stale.key).toBe('LINE_STALE');
    expect(stale.message).toMatch(
      /^« Peinture blanche – 2,5 L » en est maintenant à 1 \(Marc Leroy, à \d+ h( \d\d)?\)\.$/,
    );
  });

  it('of two who begin at once, one has it', async () => {
    const answers = await Promise.all([
      act('preparateur', 'startPreparation'),
      act('responsable', 'startPreparation'),
    ]);
    expect(answers.map((answer) => errorOf(answer).key).toSorted()).toEqual([
      'PREPARATION_STARTED',
      undefined,
    ]);
    expect((await audited()).filter(({ event }) => event === 'order-preparation-started')).toHaveLength(1);
  });

  it('is ready in part only when that is meant, and the rest follows', async () => {
    await act('preparateur', 'startPreparation');
    await send(
      'preparateur',
      `prepareLines(number: $number, lines: [{ position: 1, from: 0, to: 2 }]) ${SEEN}`,
    );
    const incomplete = errorOf(await act('preparateur', 'markReady'));
    expect([incomplete.key, incomplete.message]).toEqual([
      'READY_INCOMPLETE',
      'Il reste 3 articles à préparer. Terminez, ou dites que le reste suivra.',
    ]);
    const part = seen(await send('preparateur', `markReady(number: $number, partly: true) ${SEEN}`));
    expect([part.status, counts(part)]).toEqual([
      'PARTIELLE',
      [
        [2, 2, 0],
        [0, 0, 0],
      ],
    ]);
    const gone = seen(await act('preparateur', 'handOverLines'));
    expect([gone.status, counts(gone)]).toEqual([
      'PARTIEL_RETIREE',
      [
        [2, 2, 2],
        [0, 0, 0],
      ],
    ]);
    const rest = '[{ position: 1, from: 2, to: 3 }, { position: 2, from: 0, to: 2 }]';
    await send('preparateur', `prepareLines(number: $number, lines: ${rest}) ${SEEN}`);
    const whole = seen(await act('preparateur', 'markReady'));
    expect(counts(whole)).toEqual([
      [3, 3, 2],
      [2, 2, 0],
    ]);
    expect(seen(await act('preparateur', 'handOverLines')).status).toBe('RETIREE');
  });

  it('takes back what nobody has fetched', async () => {
    await act('preparateur', 'startPreparation');
    await act('preparateur', 'prepareLines');
    await act('preparateur', 'markReady');
    const back = seen(await act('preparateur', 'takeBackLines'));
    expect([back.status, counts(back)]).toEqual([
      'PARTIELLE',
      [
        [0, 0, 0],
        [2, 2, 0],
      ],
    ]);
  });

  it('sends what is delivered, and neither hands it over nor says it is ready', async () => {
    number = await desk.placed({ mode: 'LIV', promisedAt: null, deliveryOn: '2026-11-20' });
    await act('preparateur', 'startPreparation');
    await act('preparateur', 'prepareLines');
    expect(errorOf(await act('preparateur', 'markReady')).key).toBe('ORDER_IS_SENT');
    expect(errorOf(await act('preparateur', 'handOverLines')).key).toBe('ORDER_IS_SENT');
    const sent = seen(await act('preparateur', 'shipOrder'));
    expect([sent.status, counts(sent)]).toEqual([
      'EXPEDIEE',
      [
        [3, 3, 3],
        [2, 2, 2],
      ],
    ]);
  });

  it.each([
    ['waits for its bank', { paymentMethod: 'card', paymentState: 'pending' }],
    ['was refused by its bank', { paymentMethod: 'card', paymentState: 'refused' }],
  ] as const)('leaves alone what %s', async (_what, paying) => {
    number = await desk.placed(paying);
    expect(errorOf(await act('preparateur', 'startPreparation')).key).toBe('ORDER_NOT_FOR_STORE');
    expect((await status()).status).toBe('EN_ATTENTE');
  });

  it.each([
    [{ from: 0, to: 4 }, 'LINE_SURPLUS', /« Peinture blanche – 2,5 L » ne peut pas dépasser 3/],
    [{ from: 0, to: -1 }, 'PARTS_BAD_QUANTITY', /« Peinture blanche – 2,5 L » : saisissez un nombre entier/],
    [{ from: 2, to: 3 }, 'LINE_STALE', /« Peinture blanche – 2,5 L » en est maintenant à 0/],
  ])('a count refused, %o, names its article and tells its line', async (count, key, words) => {
    await act('responsable', 'startPreparation');
    const document = `mutation ($number: String!, $lines: [LineMoveInput!]!) {
      prepareLines(number: $number, lines: $lines) { number }
    }`;
    const lines = [{ position: 1, ...count }];
    const refused = await desk.as('responsable', document, { number, lines });
    expect(refused.errors?.[0]?.extensions).toMatchObject({ key, line: 1 });
    expect(errorOf(refused).message).toMatch(words);
  });

  it.each([
    ['nothing is set aside', 'markReady', 'READY_NOTHING'],
    ['nothing waits', 'handOverLines', 'HAND_OVER_NOTHING'],
    [
      'more than was ordered',
      'prepareLines(number: $number, lines: [{ position: 1, from: 0, to: 4 }])',
      'LINE_SURPLUS',
    ],
    [
      'no such line',
      'prepareLines(number: $number, lines: [{ position: 9, from: 0, to: 1 }])',
      'PARTS_UNKNOWN_LINE',
    ],
    ['a nameless receiver', 'handOverLines(number: $number, proof: { received_by: " " })', 'RECEIVER_NAME'],
    ['no reason', 'cancelShopOrder(number: $number, reason: " ")', 'REASON_NEEDED'],
    ['an empty note', 'noteOrder(number: $number, text: " ")', 'ORDER_NOTE'],
  ])('refuses when %s', async (_what, asked, key) => {
    await act('responsable', 'startPreparation');
    const field = asked.includes('(') ? `${asked} ${SEEN}` : ACTS[asked as ActName];
    expect(errorOf(await send('responsable', field)).key).toBe(key);
  });
});

describe('cancelling', () => {
  it('happens once with the same key, says why, and tells the late who did it', async () => {
    const key = randomUUID();
    const first = seen(await act('responsable', 'cancelShopOrder', key));
    expect(first.status).toBe('ANNULEE');
    expect(
      first.timeline.some(
        ({ text, by }) => plain(text) === 'Motif : Le client a changé d’avis' && by === 'Marc Leroy',
      ),
    ).toBe(true);
    expect(seen(await act('responsable', 'cancelShopOrder', key)).status).toBe('ANNULEE');
    expect((await audited()).filter(({ event }) => event === 'order-status-changed')).toHaveLength(1);
    expect(await mails()).toEqual(['order_status_changed']);
    const late = errorOf(await act('preparateur', 'startPreparation'));
    expect(late.key).toBe('PREPARATION_OVER');
    expect(late.message).toMatch(/Elle est « Annulée » : Marc Leroy, à \d+ h( \d\d)?\.$/);
  });

  it('another request under the same key is refused', async () => {
    const key = randomUUID();
    await act('responsable', 'noteOrder', key);
    expect(errorOf(await act('responsable', 'cancelShopOrder', key)).key).toBe('IDEMPOTENCY_CONFLICT');
    expect(errorOf(await act('responsable', 'cancelShopOrder', 'x')).key).toBe('IDEMPOTENCY_KEY');
    expect((await status()).status).toBe('EN_ATTENTE');
  });

  it('one person’s key is not another’s', async () => {
    const key = randomUUID();
    await act('responsable', 'noteOrder', key);
    const { timeline } = seen(await act('preparateur', 'noteOrder', key));
    expect(timeline.filter(({ kind }) => kind === 'note')).toHaveLength(2);
  });
});

describe('words', () => {
  it('a script in a note, a name or a reference is kept and answered as the text it is, for the page to escape', async () => {
    const script = '<script>alert(1)</script><img src=x onerror=alert(2)>';
    number = await desk.placed({ buyerName: script, customerNotes: script, purchaseRef: script });
    const field = `noteOrder(number: $number, text: ${JSON.stringify(script)})
      { buyer { name } customer_notes purchase_ref timeline { kind text } }`;
    const { data } = await send('preparateur', field);
    expect(data?.['done']).toMatchObject({
      buyer: { name: script },
      customer_notes: script,
      purchase_ref: script,
      timeline: expect.arrayContaining([{ kind: 'note', text: script }]),
    });
    expect((await desk.audit()).at(-1)).toMatchObject({
      event: 'order-noted',
      details: { number, after: script },
    });
  });

  it('sends the confirmation again, and says who did', async () => {
    const { timeline } = seen(await act('service_client', 'resendOrderMail'));
    expect(await mails()).toEqual(['order_confirmation']);
    expect(
      timeline
        .filter(({ kind }) => kind === 'mail' || kind === 'act')
        .map(({ text, by }) => [plain(text), by]),
    ).toEqual([
      ['E-mail renvoyé au client : confirmation de commande', 'Camille Dupuis'],
      ['E-mail : Confirmation de commande', 'jeanne@exemple.fr'],
    ]);
  });
});

it('a press that somebody else left in a browser is given up on record, once, by who does so, and changes nothing', async () => {
  const idOf = async (person: Person) => {
    const { data } = await desk.as(person, '{ currentStaff { person { id } } }');
    const me = data?.['currentStaff'] as { person: { id: string } } | undefined;
    return me?.person.id ?? '';
  };
  const [loic, marc] = [await idOf('preparateur'), await idOf('responsable')];
  const giveUp = (by: string, key: string, of = loic) =>
    desk.as(
      'responsable',
      `mutation ($number: String!, $of: ID!, $by: ID) { giveUpAct(number: $number, act: handOverLines, of: $of,
        pressedAt: "2026-11-16T08:00:00Z", pressedBy: $by) { status lines { handed_over } } }`,
      { number, of, by },
      key,
    );
  const key = randomUUID();
  expect(errorOf(await giveUp(loic, randomUUID())).key).toBe('PRESSED_BY_OTHER');
  expect(errorOf(await giveUp(marc, randomUUID(), 'x')).key).toBe('NO_SUCH_STAFF');
  const before = (await desk.audit()).length;
  for (let nth = 0; nth < 2; nth += 1)
    expect((await giveUp(marc, key)).data?.['giveUpAct']).toMatchObject({
      lines: [{ handed_over: 0 }, { handed_over: 0 }],
    });
  expect((await desk.audit()).slice(before)).toEqual([
    {
      event: 'order-act-given-up',
      staff_id: Number(marc),
      details: { number, kind: 'HANDED_OVER', of: Number(loic), at: '2026-11-16T08:00:00.000Z' },
    },
  ]);
  const { data } = await desk.as(
    'responsable',
    `{ shopOrder(number: "${number}") { timeline { text by } } }`,
  );
  expect(JSON.stringify(data)).toContain('abandonnée sans être envoyée","by":"Marc Leroy"');
});
