// The integration API over HTTP: for the merchant's own systems, by key.
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { MINUTE_MS } from '@nuancier/domain/durations.ts';
import { recordAudit } from '../audit/audit.ts';
import type { AuditPlace } from '../audit/audit.ts';
import { isDatabaseAway } from '../database/is-database-away.ts';
import type { DatabasePool, DatabaseTransaction } from '../database/tables.ts';
import { allow, hitsOf } from '../rate-limit/rate-limit.ts';
import { answerOnce } from './answers/answer-once.ts';
import type { Answer } from './answers/answer-once.ts';
import { Problem, PROBLEM_TYPE, problemBody } from './answers/problem.ts';
import { keyHolder } from './keys/integration-keys.ts';
import type { KeyRecord } from './keys/integration-keys.ts';
import { BASE_PATH, openApi } from './openapi.ts';
import { routes } from './routes/routes.ts';
import type { Raw, Route } from './routes/route.ts';

export type IntegrationParts = { db: DatabasePool; now: () => Date; log: Logger; publicUrl: string };

const MOST_BYTES = 1_048_576;
const PER_KEY = { name: 'integration-key', most: 1_200, perMs: MINUTE_MS };
const REFUSED = { name: 'integration-refused', most: 20, perMs: MINUTE_MS };
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
        app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
          const problem = problemOf(error);
          if (problem.status >= 500) log.error({ err: error, requestId: request.id }, 'request failed');
          return refuse(request, reply, problem);
        });
        app.setNotFoundHandler((request, reply) =>
          refuse(request, reply, new Problem(404, 'unknown_path', 'Cette adresse n’existe pas.')),
        );
        app.get('/openapi.json', async (_request, reply) =>
          reply.header('cache-control', 'public, max-age=300').send(description),
        );
        for (const route of routes) offer(app, route, parts);
      },
      { prefix: BASE_PATH },
    );
  };
}

function offer(app: FastifyInstance, route: Route, parts: IntegrationParts): void {
  app.route({
    method: route.method,
    url: route.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    bodyLimit: MOST_BYTES,
    handler: async (request, reply) => {
      const key = await admit(parts, request, route);
      const { status, body } = await answer(parts, { request, route, key });
      return reply
        .code(status)
        .header('cache-control', 'no-store')
        .header('x-request-id', request.id)
        .send(body);
    },
  });
}

type Work = { request: FastifyRequest; route: Route; key: KeyRecord };

async function answer({ db, now }: IntegrationParts, { request, route, key }: Work): Promise<Answer> {
  const place: AuditPlace = {
    viewer: { kind: 'visitor' },
    clientAddress: request.ip,
    requestId: request.id,
    now,
  };
  const author = `intégration ${key.name}`;
  const asked = askedBy(request);
  if (route.method === 'GET') return { status: 200, body: await route.act({ db, place, author }, asked) };
  const { method, act } = route;
  const work = async (transaction: DatabaseTransaction): Promise<Answer> => {
    const body = await act({ db: transaction, place, author }, asked);
    const details = { key: key.id, name: key.name, method, path: request.url };
    await recordAudit(transaction, place, { event: 'integration-write', details });
    return { status: 200, body };
  };
  const idempotencyKey = request.headers['idempotency-key'];
  if (method === 'PUT' || idempotencyKey === undefined) return db.transaction().execute(work);
  if (typeof idempotencyKey !== 'string' || !IDEMPOTENCY_KEY.test(idempotencyKey))
    throw new Problem(400, 'bad_idempotency_key', 'La clé d’idempotence compte 1 à 200 signes sans espace.');
  const said = typeof request.body === 'string' ? request.body : '';
  return answerOnce(
    db,
    { keyId: key.id, idempotencyKey },
    { request: `${method} ${request.url}\n${said}`, now: now(), work },
  );
}

/** The holder of a good key with the right that is asked for. */
async function admit(
  { db, now }: IntegrationParts,
  request: FastifyRequest,
  { scope }: Route,
): Promise<KeyRecord> {
  const refused = { ...REFUSED, key: request.ip };
  if ((await hitsOf(db, refused, now())) >= REFUSED.most) throw tooMany();
  const given = /^Bearer (\S{20,200})$/.exec(request.headers.authorization ?? '')?.[1];
  const key = given === undefined ? undefined : await keyHolder(db, given, now());
  if (key === undefined) {
    await allow(db, refused, now());
    throw new Problem(401, 'unknown_key', 'La clé manque, n’est pas connue, ou n’est plus valable.');
  }
  if (!(await allow(db, { ...PER_KEY, key: `integration ${key.id}` }, now()))) throw tooMany();
  if (!key.scopes.includes(scope))
    throw new Problem(403, 'missing_scope', `Cette clé n’a pas le droit «\u00A0${scope}\u00A0».`, { scope });
  return key;
}

function tooMany(): Problem {
  return new Problem(429, 'too_many_requests', 'Trop de demandes. Réessayez dans une minute.');
}

function askedBy({ params, query, body }: FastifyRequest): Raw {
  return { params: { ...Object(params) }, query: { ...Object(query) }, body: jsonOf(body) };
}

function jsonOf(body: unknown): unknown {
  if (typeof body !== 'string' || body === '') return undefined;
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
  if (error.statusCode === 415)
    return new Problem(415, 'bad_media_type', 'Le corps s’envoie en application/json.');
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
