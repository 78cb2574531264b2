// One GraphQL endpoint: what comes in, from where, in which form, and how it leaves. The shop has one, the back office
// another.
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { answerMedia, statusIn } from './answer-media.ts';
import { arrivedAt } from './arrival.ts';
import type { AnswerMedia } from './answer-media.ts';
import type { SerialisedAnswer } from '../execution/execution.ts';
import { isForeign } from './foreign-origin.ts';
import { faultError, refusalError } from '../refusals/errors.ts';
import type { ApiError } from '../refusals/errors.ts';
import { readGetRequest, readPostRequest } from './http-request.ts';
import type { HttpRequest } from './http-request.ts';
import { limits } from '../execution/limits/limits.ts';
import type { ApiRequest } from '../request/api-request.ts';
import type { RefusalCode, RefusalTable } from '../refusals/refusal.ts';

/** Without `media`: plain JSON. */
export type SentAnswer = SerialisedAnswer & { media?: AnswerMedia; cookies?: readonly string[] };

export type EndpointParts = {
  path: '/graphql' | '/gestion/graphql';
  publicUrl: string;
  log: Logger;
  refusals: RefusalTable;
  answer: (
    asked: Omit<ApiRequest, 'headers'>,
    request: Pick<FastifyRequest, 'headers'>,
    options: { readOnly: boolean },
  ) => Promise<SentAnswer>;
};

export function graphqlRoutes({
  path,
  publicUrl,
  log,
  refusals,
  ...parts
}: EndpointParts): FastifyPluginAsync {
  const refused = (status: number, refusal: RefusalCode) => failed(status, refusalError(refusals, refusal));

  async function answer(request: FastifyRequest, asked: HttpRequest, readOnly: boolean): Promise<SentAnswer> {
    if (isForeign(request, publicUrl)) return refused(403, 'FOREIGN_ORIGIN');
    if (!asked.ok) return refused(400, asked.refusal);
    const media = answerMedia(request.headers.accept);
    const from = {
      clientAddress: request.ip,
      requestId: idOf(request),
      arrivedAt: arrivedAt(request),
    };
    const answered = await parts.answer({ ...asked.value, ...from }, request, { readOnly });
    return { ...answered, status: statusIn(media, answered), media };
  }

  return async (app) => {
    // Only JSON comes in: a form of another site cannot be sent as such without the browser asking first.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );

    app.setErrorHandler((error: Error & { statusCode?: number; code?: string }, request, reply) => {
      const refusal = refusalOf(error.code);
      if (refusal !== undefined) return send(request, reply, refused(error.statusCode ?? 400, refusal));
      log.error({ err: error, requestId: idOf(request) }, 'request failed');
      return send(request, reply, failed(500, faultError(idOf(request))));
    });

    app.post(path, { bodyLimit: limits.bodyBytes }, async (request, reply) =>
      send(request, reply, await answer(request, readPostRequest(request.body), false)),
    );
    app.get(path, async (request, reply) =>
      send(request, reply, await answer(request, readGetRequest(request.query), true)),
    );
  };
}

const RETRY = { 'retry-after': '10' };

function send(request: FastifyRequest, reply: FastifyReply, answer: SentAnswer): FastifyReply {
  const { status, body, media = 'application/json', cookies = [] } = answer;
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'x-request-id': idOf(request), ...(status === 503 ? RETRY : {}) })
    .headers(cookies.length > 0 ? { 'set-cookie': [...cookies] } : {})
    .type(`${media}; charset=utf-8`)
    .send(body);
}

function failed(status: number, error: ApiError): SerialisedAnswer {
  return { status, body: JSON.stringify({ errors: [error] }) };
}

function refusalOf(code: string | undefined): RefusalCode | undefined {
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return 'BODY_TOO_LARGE';
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return 'NOT_JSON';
  return code?.startsWith('FST_ERR_CTP') ? 'BAD_JSON' : undefined;
}

// A client's own id is kept when it is harmless, so that both logs can be read together.
function idOf(request: FastifyRequest): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w.-]{8,64}$/u.test(given) ? given : request.id;
}
