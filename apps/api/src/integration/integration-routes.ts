// The integration API over HTTP: for the merchant's own systems, by key.
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { MINUTE_MS } from '@nuancier/domain/durations.ts';
import { recordAudit } from '../audit/audit.ts';
import type { AuditPlace } from '../audit/audit.ts';
import { isDatabaseAway } from '../database/is-database-away.ts';
import type { DatabasePool, DatabaseTransaction } from '../database/tables.ts';
import type { MediaStores } from '../media/media.ts';
import { allow } from '../rate-limit/rate-limit.ts';
import { answerOnce } from './answers/answer-once.ts';
import type { Answer } from './answers/answer-once.ts';
import { badMediaType, missingScope, Problem, PROBLEM_TYPE, problemBody } from './answers/problem.ts';
import { keyHolder } from './keys/integration-keys.ts';
import type { KeyRecord } from './keys/integration-keys.ts';
import { BASE_PATH, openApi } from './openapi.ts';
import { routes } from './routes/routes.ts';
import type { Caller, Raw, Route } from './routes/route.ts';

export type IntegrationParts = {
  db: DatabasePool;
  now: () => Date;
  log: Logger;
  publicUrl: string;
  stores: MediaStores;
};

const MOST_BYTES = 1_048_576;
const FILE_TYPES = ['text/csv', 'application/x-ndjson', 'application/zip', 'application/pdf'] as const;
const PER_KEY = { name: 'integration-key', most: 1_200, perMs: MINUTE_MS };
const REFUSED = { name: 'integration-refused', most: 20, perMs: MINUTE_MS };
/** Signs that no name, number or text of the shop has. */
const UNWRITABLE = /\p{Cc}/u;
const NUL_IN_JSON = /\\u0000/;
const IDEMPOTENCY_KEY = /^[\x21-\x7E]{1,200}$/;

export function integrationRoutes(parts: IntegrationParts): FastifyPluginAsync {
  const { log, publicUrl } = parts;
  const description = openApi(publicUrl);
  return async (root) => {
    await root.register(
      async (app) => {
        app.removeAllContentTypeParsers();
        app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
          done(null, body),
        );
        // Files stay streams, and are measured by whoever receives them.
        app.addContentTypeParser([...FILE_TYPES], (_request, stream, done) => done(null, stream));
        app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
          const problem = problemOf(error);
          if (problem.status >= 500) log.error({ err: error, requestId: request.id }, 'request failed');
          return refuse(request, reply, problem);
        });
        app.get('/openapi.json', async (_request, reply) =>
          reply.header('cache-control', 'public, max-age=300').send(description),
        );
        for (const route of routes) offer(app, route, parts);
        // Told here: elsewhere the shop answers what is unknown with a page.
        for (const rest of ['/', '/*']) app.all(rest, (request, reply) => refuseUnknown(request, reply));
      },
      { prefix: BASE_PATH },
    );
  };
}

const offered = [{ method: 'GET', path: '/openapi.json' }, ...routes].map(({ method, path }) => ({
  method,
  address: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));

/** An address that exists answers which methods it has. */
function refuseUnknown(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = pathOf(request).slice(BASE_PATH.length);
  const methods = offered.filter(({ address }) => address.test(path)).map(({ method }) => method);
  if (methods.length === 0)
    return refuse(request, reply, new Problem(404, 'unknown_path', 'Cette adresse n’existe pas.'));
  const allowed = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ');
  void reply.header('allow', allowed);
  const sentence = `Cette adresse ne connaît pas ${request.method}\u00A0: ${allowed}.`;
  return refuse(request, reply, new Problem(405, 'method_not_allowed', sentence));
}

/** Without what is asked of it: a key put there by mistake is kept nowhere. */
function pathOf({ url }: FastifyRequest): string {
  return url.split('?', 1)[0] ?? url;
}

function offer(app: FastifyInstance, route: Route, parts: IntegrationParts): void {
  app.route({
    method: route.method,
    url: route.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    bodyLimit: MOST_BYTES,
    handler: async (request, reply) => {
      const key = await admit(parts, request, route);
      void reply.headers({ 'cache-control': 'no-store', 'x-request-id': request.id });
      if ('open' in route) {
        const file = await route.open(
          { ...placeOf(parts), ...callerOf(parts, request, key) },
          askedBy(request),
        );
        return reply
          .type(`${file.type}; charset=utf-8`)
          .header('content-disposition', `attachment; filename="${file.name}"`)
          .send(Readable.from(file.bytes));
      }
      const { status, body, location } = await answer(parts, { request, route, key });
      if (location !== undefined) void reply.header('location', `${parts.publicUrl}${BASE_PATH}${location}`);
      return reply.code(status).send(body);
    },
  });
}

type Work = { request: FastifyRequest; route: Exclude<Route, { open: unknown }>; key: KeyRecord };
type Located = Answer & { location?: string };

const placeOf = ({ db, stores }: IntegrationParts) => ({ db, papers: stores.papers });

function callerOf({ now }: IntegrationParts, request: FastifyRequest, key: KeyRecord): Caller {
  const place: AuditPlace = {
    viewer: { kind: 'visitor' },
    clientAddress: request.ip,
    requestId: request.id,
    now,
  };
  return { place, author: `intégration ${key.name}`, scopes: key.scopes };
}

async function answer(parts: IntegrationParts, { request, route, key }: Work): Promise<Located> {
  const caller = callerOf(parts, request, key);
  const asked = askedBy(request);
  if ('receive' in route) return receive(parts, { request, route, key });
  if (route.method === 'GET')
    return { status: 200, body: await route.act({ ...placeOf(parts), ...caller }, asked) };
  if (request.body !== undefined && typeof request.body !== 'string')
    throw badMediaType(['application/json']);
  const said = typeof request.body === 'string' ? request.body : '';
  return once(parts, { request, key, method: route.method, said }, async (transaction) => ({
    status: 200,
    body: await route.act({ db: transaction, ...caller }, asked),
  }));
}

type Receiver = Omit<Work, 'route'> & { route: Extract<Route, { receive: unknown }> };

async function receive(parts: IntegrationParts, { request, route, key }: Receiver): Promise<Located> {
  idempotencyKeyOf(request);
  const caller = callerOf(parts, request, key);
  const type = route.takes.find((one) => request.headers['content-type']?.split(';')[0]?.trim() === one);
  if (type === undefined || !isStream(request.body)) throw badMediaType(route.takes);
  const { 'content-encoding': packed = 'identity' } = request.headers;
  if (packed !== 'identity')
    throw new Problem(415, 'bad_encoding', 'Le fichier s’envoie tel quel, sans compression.');
  const sent = { type, bytes: request.body };
  const file = await route.receive({ ...placeOf(parts), ...caller }, askedBy(request), sent);
  let isKept = false;
  const answered = once(
    parts,
    { request, key, method: route.method, said: file.fingerprint },
    async (transaction) => {
      const body = await file.keep({ db: transaction, ...caller });
      isKept = true;
      return { status: file.locationOf === null ? 200 : 202, body };
    },
  );
  // One that came before has its answer already, and a refused one is not worked on.
  return answered
    .then(async (first) => {
      if (!isKept) await file.drop();
      return file.locationOf === null ? first : { ...first, location: file.locationOf(first.body) };
    })
    .catch(async (trouble: unknown) => {
      await file.drop();
      throw trouble;
    });
}

type Writer = { request: FastifyRequest; key: KeyRecord; method: string; said: string };

/** In a transaction, with its line in the audit log; under an Idempotency-Key, the first answer again. */
async function once(
  { db, now }: IntegrationParts,
  { request, key, method, said }: Writer,
  act: (transaction: DatabaseTransaction) => Promise<Answer>,
): Promise<Answer> {
  const place = {
    viewer: { kind: 'visitor' },
    clientAddress: request.ip,
    requestId: request.id,
    now,
  } as const;
  const work = async (transaction: DatabaseTransaction): Promise<Answer> => {
    const done = await act(transaction);
    const details = { key: key.id, name: key.name, method, path: pathOf(request) };
    await recordAudit(transaction, place, { event: 'integration-write', details });
    return done;
  };
  const idempotencyKey = method === 'PUT' ? undefined : idempotencyKeyOf(request);
  if (idempotencyKey === undefined) return db.transaction().execute(work);
  return answerOnce(
    db,
    { keyId: key.id, idempotencyKey },
    { request: `${method} ${request.url}\n${said}`, now: now(), work },
  );
}

function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
  const given = headers['idempotency-key'];
  if (given === undefined) return undefined;
  if (typeof given === 'string' && IDEMPOTENCY_KEY.test(given)) return given;
  throw new Problem(400, 'bad_idempotency_key', 'La clé d’idempotence compte 1 à 200 signes sans espace.');
}

function isStream(body: unknown): body is AsyncIterable<Buffer> {
  return typeof body === 'object' && body !== null && Symbol.asyncIterator in body;
}

/** The holder of a good key with the right that is asked for. */
async function admit(
  { db, now }: IntegrationParts,
  request: FastifyRequest,
  { scope }: Route,
): Promise<KeyRecord> {
  const given = /^bearer +(\S{20,200})$/i.exec(request.headers.authorization ?? '')?.[1];
  const key = given === undefined ? undefined : await keyHolder(db, given, now());
  if (key === undefined) {
    // Who holds a good key is not shut out by a neighbour's bad ones.
    if (!(await allow(db, { ...REFUSED, key: request.ip }, now()))) throw tooMany();
    throw new Problem(401, 'unknown_key', 'La clé manque, n’est pas connue, ou n’est plus valable.');
  }
  if (!(await allow(db, { ...PER_KEY, key: `integration ${key.id}` }, now()))) throw tooMany();
  if (!key.scopes.includes(scope)) throw missingScope(scope);
  return key;
}

function tooMany(): Problem {
  return new Problem(429, 'too_many_requests', 'Trop de demandes. Réessayez dans une minute.');
}

function askedBy({ params, query, body }: FastifyRequest): Raw {
  const named: Raw = { params: { ...Object(params) }, query: { ...Object(query) }, body: jsonOf(body) };
  if (Object.values(named.params).some((value) => UNWRITABLE.test(value)))
    throw new Problem(404, 'unknown_path', 'Cette adresse n’existe pas.');
  if (UNWRITABLE.test(JSON.stringify(named.query)) || NUL_IN_JSON.test(JSON.stringify(named.query)))
    throw new Problem(400, 'bad_request', 'La demande contient un signe qui ne s’écrit pas.');
  return named;
}

function jsonOf(body: unknown): unknown {
  if (typeof body !== 'string' || body === '') return undefined;
  if (NUL_IN_JSON.test(body))
    throw new Problem(422, 'invalid_request', 'La demande contient un signe qui ne s’écrit pas (U+0000).');
  try {
    return JSON.parse(body);
  } catch {
    throw new Problem(400, 'bad_json', 'Le corps de la demande n’est pas du JSON.');
  }
}

function problemOf(error: Error & { statusCode?: number }): Problem {
  if (error instanceof Problem) return error;
  if (isDatabaseAway(error))
    return new Problem(503, 'unavailable', 'La boutique ne répond pas. Réessayez dans un instant.');
  if (error.statusCode === 413) return new Problem(413, 'too_long', 'La demande dépasse 1 Mio.');
  if (error.statusCode === 415) return badMediaType(['application/json', ...FILE_TYPES]);
  if (error.statusCode === 400) return new Problem(400, 'bad_request', 'La demande n’est pas lisible.');
  return new Problem(
    500,
    'fault',
    'Une erreur est survenue. Donnez ce numéro de demande à qui s’occupe de la boutique.',
  );
}

function refuse(request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply {
  if (problem.status === 429 || problem.status === 503) void reply.header('retry-after', '60');
  if (problem.status === 401) void reply.header('www-authenticate', 'Bearer');
  return reply
    .code(problem.status)
    .headers({ 'cache-control': 'no-store', 'x-request-id': request.id })
    .type(PROBLEM_TYPE)
    .send(JSON.stringify(problemBody(problem, request.id)));
}
