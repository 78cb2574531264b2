import { setTimeout as wait } from 'node:timers/promises';
import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { noteArrivals } from '@nuancier/api/http/arrival.ts';
import { backendContext, contextFor } from '../../app/backend/request-context.server.ts';
import type { ApiAnswer } from '../../app/backend/transport.server.ts';
import { pageMaker } from './page-maker.ts';
import { ownVisit } from './page-visit.ts';

const ORIGIN = 'http://localhost:3000';

/** A page that asks these one after the other: since when each has its time. */
async function timesOf(steps: readonly { text: string; answer: ApiAnswer }[]): Promise<number[]> {
  const times: number[] = [];
  const make = pageMaker(
    {
      publicUrl: ORIGIN,
      production: false,
      pictureOrigins: [],
      theme: null,
      readListFile: () => Promise.reject(new Error('never asked')),
      async transport({ document, arrivedAt = Number.NaN }) {
        times.push(arrivedAt);
        await wait(2);
        return steps.find(({ text }) => text === document)?.answer ?? { data: {} };
      },
      pages: async () => ({
        contextFor,
        async handle(_request, context) {
          const backend = context?.get(backendContext);
          for (const { text } of steps) {
            await backend?.customQuery(text).catch(() => undefined);
          }
          return new Response('made');
        },
      }),
    },
    ORIGIN,
  );
  const app = fastify();
  noteArrivals(app);
  app.get('/', async (request) => {
    await make(ownVisit(request, ORIGIN), request, 'nonce');
    return 'sent';
  });
  expect((await app.inject('/')).body).toBe('sent');
  await app.close();
  return times;
}

const done = { data: {} };
const refused = { data: null, errors: [{ message: 'no' }] };

it('a step that is written gives the time anew to those after it; reading and what is refused do not', async () => {
  const [first, ...others] = await timesOf([
    { text: 'query A { a }', answer: done },
    { text: 'mutation B { b }', answer: refused },
    { text: 'mutation C { c }', answer: done },
    { text: 'mutation D { d }', answer: done },
    { text: '{ e }', answer: done },
    { text: '{ f }', answer: done },
  ]);
  let before = first ?? Number.NaN;
  const isLater = others.map((time) => {
    const later = time > before;
    before = time;
    return later;
  });
  expect(isLater).toEqual([false, false, true, true, false]);
});
