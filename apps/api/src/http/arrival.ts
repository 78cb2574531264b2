// When a request was there: what it waits for at the door is part of the time its answer may take, its own way is not.
import type { FastifyInstance, FastifyRequest } from 'fastify';

type Arrival = { at: number; /** with its body unread */ waitedMs: number };
const arrivals = new WeakMap<FastifyRequest, Arrival>();

/** Hooks run in the order in which they are given: call it before what makes requests wait. */
export function noteArrivals(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const arrival = { at: performance.now(), waitedMs: 0 };
    arrivals.set(request, arrival);
    // A body may take its time on a slow line; one that a page reads by itself waited at the door before.
    if (request.method !== 'GET' && request.method !== 'HEAD')
      request.raw.once('end', () => {
        arrival.at = performance.now() - arrival.waitedMs;
      });
    done();
  });
}

/** To be told by what made it wait: that time is no part of its body's way. */
export function noteWait(request: FastifyRequest, waitedMs: number): void {
  const arrival = arrivals.get(request);
  if (arrival) arrival.waitedMs += waitedMs;
}

/** By `performance.now()`; of a host that notes none nothing is known. */
export function arrivedAt(request: FastifyRequest): number | undefined {
  return arrivals.get(request)?.at;
}
