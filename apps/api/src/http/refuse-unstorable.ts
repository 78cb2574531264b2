// Files of the shop by their address: one that says what no text of the shop holds is refused before it is read.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { requestRefusalMessages } from '../refusals/request-refusal-messages.ts';
import { saysUnstorable } from '../refusals/unstorable-text.ts';

export async function refuseUnstorable(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (!saysUnstorable([request.params, request.query])) return;
  await reply
    .code(400)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(requestRefusalMessages.UNSTORABLE_TEXT.message);
}
