// What stands in the frame where there is no page to look at.
import type { StaffAnswer } from '@nuancier/api/gestion-api.ts';
import type { ErrorCategory } from '@nuancier/api/refusals/refusal.ts';
import fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { productView } from './product-view.ts';

const app = fastify();
let answer: StaffAnswer['result'];
beforeAll(async () => {
  const view = productView({
    api: {
      execute: async () => ({ data: {} }),
      executeSeenBy: async () => ({ data: {} }),
      executeForStaff: async () => ({ result: answer, status: 200, session: { kind: 'kept' } }),
    },
    shopPages: () => Promise.reject(new Error('no pages are built')),
    pictureOrigins: [],
    publicUrl: 'http://localhost:3000',
    production: false,
    development: false,
  });
  app.get('/vue/:sku', view);
  await app.ready();
});
afterAll(() => app.close());
beforeEach(() => {
  answer = { data: { seen: null } };
});

async function told(): Promise<[number, string]> {
  const { statusCode, body } = await app.inject('/vue/P1');
  return [statusCode, body];
}

it.each<[ErrorCategory, number]>([
  ['graphql-authorization', 403],
  ['graphql-authentication', 403],
  ['graphql-no-such-entity', 404],
  ['graphql-input', 422],
  ['graphql-already-exists', 422],
  ['rate-limit', 429],
])('a refusal of the kind %s is answered %i in its own words', async (category, status) => {
  answer = { errors: [{ message: 'In English', extensions: { category, french: 'C’est non.' } }] };
  expect(await told()).toEqual([status, 'C’est non.\n']);
  answer = { errors: [{ message: 'C’est encore non.', extensions: { category } }] };
  expect(await told()).toEqual([status, 'C’est encore non.\n']);
});

it('a fault is told as one, without its words', async () => {
  answer = { errors: [{ message: 'Incident technique', extensions: { category: 'internal' } }] };
  expect(await told()).toEqual([503, expect.stringContaining('n’a pas pu être préparé')]);
});

it('so is a page that the shop could not make', async () => {
  answer = { data: { seen: { url: '/produit/p1', customer_id: null, is_seen: true } } };
  expect(await told()).toEqual([503, expect.stringContaining('n’a pas pu être préparé')]);
});

it('nothing to show is no page', async () => {
  expect(await told()).toEqual([404, 'Il n’y a rien à montrer à cette adresse.\n']);
});
