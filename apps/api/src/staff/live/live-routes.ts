// /gestion/evenements: server-sent events for open screens. A message is a kind and a key; the screen reads again, so
// that rights are judged in one place.
import { PassThrough } from 'node:stream';
import { reachOf } from '@nuancier/domain/staff/reach.ts';
import type { Staff } from '@nuancier/domain/staff/roles.ts';
import type { FastifyPluginAsync } from 'fastify';
import type { Logger } from 'pino';
import type { ScreenNews } from '../../database/announce-to-screens.ts';
import type { DatabasePool } from '../../database/tables.ts';
import { cursorAt, readCursor } from '../../events/event-cursor.ts';
import { eventKinds } from '../../events/event-kinds.ts';
import { selectEvents, selectHead } from '../../events/events-store.ts';
import { readGestionCookies } from '../../http/gestion-cookies.ts';
import { orEmpty } from '../../refusals/or-empty.ts';
import { watchingStaff } from '../sessions/staff-of-token.ts';
import type { LiveStreams } from './live-streams.ts';
import { heardBy } from './live-subjects.ts';
import type { LiveSubjects } from './live-subjects.ts';

export type LiveParts = {
  db: DatabasePool;
  log: Logger;
  now: () => Date;
  production: boolean;
  streams: LiveStreams;
  subjects: LiveSubjects;
};

/** More than that was missed, or is to be told at once: the screen reads everything again. */
const MOST_READ = 1_000;
const MOST_TOLD = 200;
const RETRY_MS = 3_000;
const START_OVER = 'event: reprise\ndata: {}\n\n';

export function liveRoutes(parts: LiveParts): FastifyPluginAsync {
  const { db, streams } = parts;
  return async (app) => {
    app.get('/gestion/evenements', async (request, reply) => {
      // The screen asks again by itself, and finds another server.
      if (streams.isClosed())
        return reply
          .code(503)
          .header('retry-after', String(RETRY_MS / 1_000))
          .send();
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
      watcher.look([]);
      return reply
        .headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
        .type('text/event-stream; charset=utf-8')
        .send(out);
    });
  };
}

type Watch = { token: string | undefined; out: PassThrough; at: number };

/** One look after the other; the session, and who hears of what, are judged at each. */
function watch(parts: LiveParts, { token, out, at }: Watch) {
  const { db, log, subjects } = parts;
  const types = typesOf(subjects);
  let position = at;
  let looking = false;
  let again = false;
  const beside = new Map<string, ScreenNews>();
  const report = (trouble: unknown) => log.warn({ err: trouble }, 'an open screen could not be told');

  async function tell(): Promise<void> {
    const staff = await whoWatches(parts, token);
    if (staff === null) {
      out.end('event: fin\ndata: {}\n\n');
      return;
    }
    const { position: until } = await selectHead(db);
    const found = await selectEvents(db, { after: position, until, types, most: MOST_READ + 1 });
    const news = [...beside.values()];
    const heard = await heardBy(db, subjects, staff, found.length > MOST_READ ? [] : found);
    const told = await heardBy(db, subjects, staff, news);
    if (out.destroyed || out.writableEnded) return;
    // Only what could be judged is behind us: after a failure the next look takes it up again.
    position = until;
    for (const one of news) if (beside.get(nameOf(one)) === one) beside.delete(nameOf(one));
    const isTooMuch = found.length > MOST_READ || heard.length > MOST_TOLD;
    if (isTooMuch) out.write(`id: ${cursorAt(until)}\n${START_OVER}`);
    else
      for (const { position: place, type, subject } of heard)
        out.write(`id: ${cursorAt(place)}\n${messageOf({ kind: type, subject })}`);
    // Without a number: a stream that begins again asks from the last event on.
    for (const one of told) out.write(messageOf(one));
  }

  function look(news: readonly ScreenNews[]): void {
    for (const one of news) beside.set(nameOf(one), one);
    again = looking;
    if (looking || out.destroyed) return;
    looking = true;
    void once();
  }

  async function once(): Promise<void> {
    await orEmpty(tell(), undefined, report);
    looking = false;
    if (again) look([]);
  }

  return {
    look,
    beat() {
      out.write(': \n\n');
      look([]);
    },
    end: () => void out.end(),
  };
}

/** The kinds of event whose subjects anybody hears of. */
function typesOf(subjects: LiveSubjects): string[] {
  return Object.entries(eventKinds).flatMap(([type, { subject }]) =>
    Object.hasOwn(subjects, subject) ? [type] : [],
  );
}

function nameOf({ kind, subject }: ScreenNews): string {
  return `${kind} ${subject}`;
}

function messageOf({ kind, subject }: ScreenNews): string {
  return `data: ${JSON.stringify({ kind, subject })}\n\n`;
}

/** A screen that is left open is no visit: watching keeps no session alive. */
async function whoWatches(
  { db, now, production }: LiveParts,
  token: string | undefined,
): Promise<Staff | null> {
  const staff = await watchingStaff(db, { token, now: now(), production });
  return staff.kind === 'staff' && reachOf(staff, 'today') !== null ? staff : null;
}
