// The lanes at the shop's door: a request is worked on when its lane lets it in, and leaves when its answer is ready.
import { noteWait } from '@nuancier/api/http/arrival.ts';
import { WAITS_FOR_DRAWING } from '@nuancier/api/media/media-routes.ts';
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { busyAnswers } from './busy-answer.ts';
import type { BusyAnswer } from './busy-answer.ts';
import { laneOf } from './lane-of.ts';
import type { Lanes } from './lanes.ts';

const BEAT_MS = 20;
/**
 * Node accepts one connection in each turn of its loop. With work in every one of them, a crowd that comes at once would
 * wait unseen before the door, where it can be neither served nor sent away.
 */
const BREATHS = 16;
/**
 * A crowd that is refused at once comes back at once, and refusing it takes the time of those who are served: 300 clients
 * that never pause left one page in eight. A refusal is therefore held back; meanwhile its client asks nothing else.
 */
const REFUSALS = {
  heldMs: 2_000,
  /** Each holds a connection open. Beyond so many the answer goes at once and closes its connection. */
  mostHeld: 2_000,
};

export function admitRequests(
  app: FastifyInstance,
  lanes: Lanes,
  securityHeaders: Readonly<Record<string, string>>,
  { heldMs, mostHeld } = REFUSALS,
): void {
  const busy = busyAnswers(securityHeaders);
  let held = 0;
  const inside = new WeakMap<FastifyRequest, () => void>();

  // Between two turns the event loop accepts other requests: health checks are answered there.
  let isTurning = false;
  function turnSoon(): void {
    if (isTurning) return;
    isTurning = true;
    setImmediate(() => afterBreaths(lanes.isSpent() ? BREATHS : 0, turn));
  }
  function turn(): void {
    isTurning = false;
    if (lanes.turn()) turnSoon();
  }

  function admit(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
    const { method, url, headers, body } = request;
    const { url: route = '' } = request.routeOptions;
    const { cookie, authorization } = headers;
    const lane = laneOf({ method, url, route, cookie, authorization, body });
    if (lane === 'health') return done();
    if (!isTurning) lanes.turn();
    const came = performance.now();
    const leave = lanes.enter(lane, (admitted) => {
      noteWait(request, performance.now() - came);
      if (admitted) return done();
      reply.hijack();
      refuse(reply.raw, {
        answer: /^\/(?:gestion\/)?graphql$/.test(route) ? busy.graphql : busy.page,
        hasBody: method !== 'HEAD',
        waitedMs: performance.now() - came,
      });
    });
    const over = () => {
      leave();
      turnSoon();
    };
    inside.set(request, over);
    reply.raw.once('close', over);
    // Pictures that are made pass those that are being drawn.
    reply.raw.once(WAITS_FOR_DRAWING, over);
    turnSoon();
  }

  function refuse(
    raw: ServerResponse,
    { answer, hasBody, waitedMs }: { answer: BusyAnswer; hasBody: boolean; waitedMs: number },
  ): void {
    const send = (headers: OutgoingHttpHeaders) =>
      raw.writeHead(503, headers).end(hasBody ? answer.body : undefined);
    if (held >= mostHeld) return void send({ ...answer.headers, connection: 'close' });
    held += 1;
    const timer = setTimeout(() => send(answer.headers), Math.max(0, heldMs - waitedMs));
    raw.once('close', () => {
      clearTimeout(timer);
      held -= 1;
    });
  }

  // Without a body, before any other work; with a body, once it is complete: a slow upload holds no place meanwhile,
  // and the lane of a GraphQL request depends on its body.
  app.addHook('onRequest', (request, reply, done) =>
    hasBody(request) ? done() : admit(request, reply, done),
  );
  app.addHook('preHandler', (request, reply, done) =>
    hasBody(request) ? admit(request, reply, done) : done(),
  );

  // The work is done: a client that reads slowly holds no place.
  app.addHook('onSend', (request, _reply, payload, done) => {
    inside.get(request)?.();
    done(null, payload);
  });

  let expected = performance.now() + BEAT_MS;
  const beat = setInterval(() => {
    const now = performance.now();
    lanes.heed(Math.max(0, now - expected));
    turnSoon();
    expected = now + BEAT_MS;
  }, BEAT_MS);
  beat.unref();
  app.addHook('onClose', async () => clearInterval(beat));
}

function afterBreaths(left: number, act: () => void): void {
  if (left === 0) return act();
  setImmediate(() => afterBreaths(left - 1, act));
}

function hasBody({ method }: FastifyRequest): boolean {
  return method !== 'GET' && method !== 'HEAD';
}
