// /gestion/evenements: server-sent events for open screens. A message is a kind and a key; the screen reads again, so
// that rights are judged in one place.
import { PassThrough } from 'node:stream';
import { reachOf } from '@nuancier/domain/staff/reach.ts';
import type { FastifyPluginAsync } from 'fastify';
import type { Logger } from 'pino';
import type { DatabasePool } from '../../database/tables.ts';
import { cursorAt, readCursor } from '../../events/event-cursor.ts';
import { selectHead } from '../../events/events-store.ts';
import { readGestionCookies } from '../../http/gestion-cookies.ts';
import { orEmpty } from '../../refusals/or-empty.ts';
import { watchingStaff } from '../../staff/staff.ts';
import { deskReach } from '../desk/desk-reach-store.ts';
import type { DeskReach } from '../desk/desk-reach-store.ts';
import { selectLiveEvents } from './live-events-store.ts';
import type { LiveStreams } from './live-streams.ts';

export type LiveParts = {
  db: DatabasePool;
  log: Logger;
  now: () => Date;
  production: boolean;
  streams: LiveStreams;
};

/** More than that was missed: the screen reads everything again. */
const MOST = 200;
const RETRY_MS = 3_000;
const START_OVER = 'event: reprise\ndata: {}\n\n';

export function liveRoutes(parts: LiveParts): FastifyPluginAsync {
  const { db, streams } = parts;
  return async (app) => {
    app.get('/gestion/evenements', async (request, reply) => {
      const { sessionToken: token } = readGestionCookies(request.headers.cookie);
      const entered = await whoWatches(parts, token);
      if (entered === null) return reply.code(401).send();
      const head = await selectHead(db);
      const said = request.headers['last-event-id'];
      const from = typeof said === 'string' ? readCursor(said) : head.position;
      const isLost = from === null || from < head.forgotten || from > head.position;
      const out = new PassThrough();
      out.write(`retry: ${RETRY_MS}\n\n${isLost ? START_OVER : ''}`);
      const watcher = watch(parts, { token, out, at: isLost ? head.position : from });
      const leave = streams.add({ staffId: entered.staffId, ...watcher });
      out.once('close', leave);
      request.raw.once('close', () => out.destroy());
      watcher.look();
      return reply
        .headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
        .type('text/event-stream; charset=utf-8')
        .send(out);
    });
  };
}

type Watch = { token: string | undefined; out: PassThrough; at: number };

/** One look after the other; the session and its reach are judged at each. */
function watch(parts: LiveParts, { token, out, at }: Watch) {
  const { db, log } = parts;
  let position = at;
  let looking = false;
  let again = false;
  const report = (trouble: unknown) => log.warn({ err: trouble }, 'an open screen could not be told');

  async function tell(): Promise<void> {
    const who = await whoWatches(parts, token);
    if (who === null) {
      out.end('event: fin\ndata: {}\n\n');
      return;
    }
    const { position: until } = await selectHead(db);
    const found = await selectLiveEvents(db, who.reach, { after: position, until, most: MOST + 1 });
    position = until;
    if (out.destroyed || out.writableEnded) return;
    if (found.length > MOST) out.write(`id: ${cursorAt(until)}\n${START_OVER}`);
    else for (const event of found) out.write(messageOf(event));
  }

  function look(): void {
    again = looking;
    if (looking || out.destroyed) return;
    looking = true;
    void once();
  }

  async function once(): Promise<void> {
    await orEmpty(tell(), undefined, report);
    looking = false;
    if (again) look();
  }

  return {
    look,
    beat() {
      out.write(': \n\n');
      look();
    },
    end: () => void out.end(),
  };
}

function messageOf({ position, type, subject }: { position: number; type: string; subject: string }): string {
  return `id: ${cursorAt(position)}\ndata: ${JSON.stringify({ kind: type, subject })}\n\n`;
}

/** A screen that is left open is no visit: watching keeps no session alive. */
async function whoWatches(
  { db, now, production }: LiveParts,
  token: string | undefined,
): Promise<{ staffId: number; reach: DeskReach } | null> {
  const staff = await watchingStaff(db, { token, now: now(), production });
  const reach = staff.kind === 'staff' ? reachOf(staff, 'shopOrders') : null;
  if (staff.kind !== 'staff' || reach === null) return null;
  return { staffId: staff.staffId, reach: await deskReach(db, reach) };
}
