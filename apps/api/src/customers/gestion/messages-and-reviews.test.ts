// What customers wrote, answered or judged by the people who answer for it.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { scopeOf } from '@nuancier/domain/staff/rights.ts';
import { STAFF_ROLES } from '@nuancier/domain/staff/roles.ts';
import { errorOf, orderDesk } from '../../orders/gestion/testing/order-desk.ts';
import type { OrderDesk, Person } from '../../orders/gestion/testing/order-desk.ts';

const SCRIPT = '<img src=x onerror=alert(1)>';

let desk: OrderDesk;
let id: string;
beforeAll(async () => {
  desk = await orderDesk();
});
afterAll(() => desk.close());
beforeEach(async () => {
  desk.later(1_000);
  id = await written('VB006');
});

async function written(shop: string | null, message = SCRIPT): Promise<string> {
  const { id: made } = await desk.db
    .insertInto('contact_message')
    .values({
      created_at: desk.now(),
      customer_id: null,
      shop_code: shop,
      name: 'Zoé',
      email: 'zoe@chantier.example',
      telephone: null,
      reason: 'Autre',
      message,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return made;
}

const ACTS = {
  takeMessage: 'takeMessage(id: $id) { is_mine assigned_to }',
  answerMessage: 'answerMessage(id: $id, text: "Demain, entre 8 h et 10 h.") { settled_by answer may }',
  settleMessage: 'settleMessage(id: $id) { settled_by answer may }',
} as const;
type ActName = keyof typeof ACTS;
const NAMES = Object.keys(ACTS) as ActName[];
const send = (person: Person, name: ActName, key?: string) =>
  desk.as(person, `mutation ($id: ID!) { done: ${ACTS[name]} }`, { id }, key);
const LIST = 'query ($state: MessageState!) { found: shopMessages(state: $state) { rows { id message } } }';
const listed = async (person: Person, state = 'attente') => {
  const { data } = await desk.as(person, LIST, { state });
  return ((data ?? {})['found'] as { rows: { id: string; message: string }[] }).rows;
};
const answers = async () =>
  (await desk.mails()).filter(({ template }) => template === 'contact_answer').length;
const entries = async (event: string) => (await desk.audit()).filter((entry) => entry.event === event);

describe('messages', () => {
  it.each(NAMES)('%s opens to the roles of its row', async (name) => {
    for (const role of STAFF_ROLES) {
      id = await written('VB006');
      const { key } = errorOf(await send(role, name));
      expect([role, key === 'ROLE_MAY_NOT']).toEqual([role, scopeOf(name, role) === null]);
    }
  });

  it('are of the store they were written to: another’s manager finds none', async () => {
    const far = await written('VB001');
    const ids = new Set((await listed('responsable')).map((row) => row.id));
    expect([ids.has(id), ids.has(far)]).toEqual([true, false]);
    id = far;
    for (const name of NAMES)
      expect(errorOf(await send('responsable', name))).toEqual({
        key: 'UNKNOWN_MESSAGE',
        message: 'Ce message est introuvable.',
      });
    const one = await desk.as('responsable', '{ shopMessage(id: "' + far + '") { id } }');
    expect(one.data).toEqual({ shopMessage: null });
  });

  it('are narrowed to one store of several, in the table too; to one out of reach there is nothing', async () => {
    const far = await written('VB001');
    await written(null);
    const document =
      'query ($store: String) { found: shopMessages(state: attente, store: $store, first: 100) { rows { id } } }';
    const found = async (person: Person, store: string) => {
      const { data } = await desk.as(person, document, { store });
      return ((data ?? {})['found'] as { rows: { id: string }[] }).rows.map((row) => row.id);
    };
    const here = await found('service_client', 'VB006');
    expect([here.includes(id), here.includes(far)]).toEqual([true, false]);
    const there = await found('service_client', 'VB001');
    expect([there.includes(id), there.includes(far)]).toEqual([false, true]);
    expect(await found('responsable', 'VB001')).toEqual([]);
    const csv = async (person: Person) => {
      const { body } = await desk.inject({
        url: '/gestion/fichiers/messages.csv?state=attente&store=VB001',
        headers: { cookie: `nuancier_gestion=${await desk.tokenFor(person)}` },
      });
      return body.trim().split('\r\n').slice(1);
    };
    expect((await csv('service_client')).map((line) => line.split(';')[0])).toEqual(there);
    expect(await csv('responsable')).toEqual([]);
  });

  it('are found by words with whichever accents or with none, and by either apostrophe', async () => {
    const wanted = await written('VB006', 'Peinture de l’atelier Sánchez, España');
    const document =
      'query ($query: String!) { found: shopMessages(state: attente, query: $query) { rows { id } } }';
    for (const query of ['sánchez', 'sanchez', 'espana', 'l’atelier', "l'atelier", 'ESPAÑA']) {
      const { data } = await desk.as('responsable', document, { query });
      expect([query, (data ?? {})['found']]).toEqual([query, { rows: [{ id: wanted }] }]);
    }
  });

  it('wait until they are answered, by mail and once for each press', async () => {
    const today = async () =>
      (await desk.as('service_client', '{ today { messages { count } } }')).data?.['today'] as {
        messages: { count: number };
      };
    const { messages: before } = await today();
    const [sent, key] = [await answers(), randomUUID()];
    for (let press = 0; press < 2; press += 1)
      expect((await send('service_client', 'answerMessage', key)).data).toEqual({
        done: { settled_by: 'Camille Dupuis', answer: 'Demain, entre 8 h et 10 h.', may: [] },
      });
    expect(await answers()).toBe(sent + 1);
    const mail = (await desk.mails()).findLast(({ template }) => template === 'contact_answer');
    expect(mail).toMatchObject({
      to: 'zoe@chantier.example',
      variables: { message: null, by: 'Camille Dupuis' },
    });
    expect((await today()).messages.count).toBe(before.count - 1);
    expect((await listed('service_client', 'traites'))[0]).toEqual({ id, message: SCRIPT });
    expect((await entries('message-answered')).at(-1)?.details).toMatchObject({ before: 'attente' });
  });

  it('of two who answer, one does, and the other reads who and when', async () => {
    const sent = await answers();
    const both = await Promise.all([
      send('service_client', 'answerMessage'),
      send('proprietaire', 'answerMessage'),
    ]);
    const refused = both.map(errorOf).filter(({ key }) => key !== undefined);
    expect(refused).toMatchObject([
      { key: 'MESSAGE_SETTLED', message: expect.stringMatching(/a déjà traité/) },
    ]);
    expect(await answers()).toBe(sent + 1);
  });

  it('are taken by somebody, and settled without a mail', async () => {
    const sent = await answers();
    expect((await send('responsable', 'takeMessage')).data).toEqual({
      done: { is_mine: true, assigned_to: 'Marc Leroy' },
    });
    expect((await send('responsable', 'settleMessage')).data).toMatchObject({
      done: { settled_by: 'Marc Leroy', answer: null },
    });
    expect(await answers()).toBe(sent);
  });

  it('an empty answer is none', async () => {
    const mute = 'mutation ($id: ID!) { answerMessage(id: $id, text: " ") { id } }';
    expect(errorOf(await desk.as('service_client', mute, { id })).key).toBe('MESSAGE_ANSWER');
  });
});

describe('reviews', () => {
  const JUDGE = `mutation ($id: ID!, $read: ReviewState!, $accepted: Boolean!, $reason: String) {
    done: judgeShopReview(id: $id, read: $read, accepted: $accepted, reason: $reason) { state text } }`;
  async function reviewed(): Promise<string> {
    const made = await desk.db
      .insertInto('product_review')
      .values({
        product_sku: 'P102001',
        product_name: 'Peinture',
        customer_id: null,
        nickname: 'Zoé',
        summary: 'Bien',
        body: SCRIPT,
        rating: 4,
        status: 'PENDING',
        created_at: desk.now(),
        judged_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return String(made.id);
  }
  type Judged = { accepted: boolean; reason?: string; read?: 'attente' | 'publies' | 'refuses' };
  const judge = (person: Person, review: string, { accepted, reason, read = 'attente' }: Judged) =>
    desk.as(person, JUDGE, { id: review, read, accepted, reason: reason ?? null });

  it('are judged by the roles of the row', async () => {
    for (const role of STAFF_ROLES) {
      const { key } = errorOf(await judge(role, await reviewed(), { accepted: true }));
      expect([role, key === 'ROLE_MAY_NOT']).toEqual([role, scopeOf('judgeShopReview', role) === null]);
    }
  });

  it('a refusal says why, in the log; the decision can be reversed, and counts once', async () => {
    const review = await reviewed();
    expect(errorOf(await judge('service_client', review, { accepted: false })).key).toBe('REASON_NEEDED');
    const refused = await judge('service_client', review, { accepted: false, reason: 'Injurieux' });
    expect(refused.data).toEqual({ done: { state: 'refuses', text: SCRIPT } });
    expect((await entries('review-judged')).at(-1)?.details).toMatchObject({
      from: 'PENDING',
      to: 'REJECTED',
      reason: 'Injurieux',
      author: 'Camille Dupuis',
    });
    const late = await judge('proprietaire', review, { accepted: false, reason: 'Injurieux' });
    expect(errorOf(late).key).toBe('REVIEW_JUDGED');
    const stale = await judge('proprietaire', review, { accepted: true });
    expect(errorOf(stale).key, 'a page that still showed it waiting').toBe('REVIEW_JUDGED');
    expect((await judge('proprietaire', review, { accepted: true, read: 'refuses' })).data).toMatchObject({
      done: { state: 'publies' },
    });
    expect(errorOf(await judge('proprietaire', '0', { accepted: true })).key).toBe('NO_SUCH_REVIEW');
  });

  it('wait in the order of their arrival, page by page', async () => {
    const made = [await reviewed()];
    desk.later(1_000);
    made.push(await reviewed());
    const PAGE =
      'query ($after: String) { found: shopReviews(state: attente, first: 1, after: $after) { rows { id } next } }';
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { data } = await desk.as('lecture_seule', PAGE, { after });
      const page = (data ?? {})['found'] as { rows: { id: string }[]; next: string | null };
      seen.push(...page.rows.map((row) => row.id));
      after = page.next;
    } while (after !== null);
    expect(seen.slice(-2)).toEqual(made);
    expect(new Set(seen).size).toBe(seen.length);
  });
});
