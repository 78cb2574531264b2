// `/gestion/vue/produits/…`: the page of a product as a visitor sees it today, or as this customer does.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Answer } from '../../../../gestion/app/backend/transport.server.ts';
import { inProcessTransport } from '../../in-process-transport.ts';
import { staffTransport } from '../staff-transport.ts';
import { drawShop, lookAsked, sendNoView, sendView } from './shop-view.ts';
import type { ShopViewParts } from './shop-view.ts';

const SEEN = 'url customer_id is_seen';
const BY_VISITOR = `query ProductView($sku: String!) { seen: productPreview(sku: $sku) { ${SEEN} } }`;
// Whose page was looked at is in the log, by this very question.
const BY_CUSTOMER = `query ProductViewFor($sku: String!, $customer: String!) {
  seen: productPreviewFor(sku: $sku, customer: $customer) { ${SEEN} }
}`;

type Seen = { url: string; customer_id: number | null; is_seen: boolean };
type Asked = { Params: { sku: string }; Querystring: Record<string, unknown> };

export function productView(parts: ShopViewParts) {
  return async (request: FastifyRequest<Asked>, reply: FastifyReply): Promise<FastifyReply> => {
    const { client } = request.query;
    const customer = typeof client === 'string' ? client.trim() : '';
    const cookies: string[] = [];
    const ask = staffTransport(request, parts, cookies);
    const { sku } = request.params;
    const answer = await (customer === ''
      ? ask({ document: BY_VISITOR, variables: { sku } })
      : ask({ document: BY_CUSTOMER, variables: { sku, customer } }));
    if (cookies.length > 0) reply.header('set-cookie', cookies);
    const seen = seenIn(answer);
    if (seen === null || !seen.is_seen) return sendNoView(reply, answer);
    const { customer_id: customerId } = seen;
    const { api } = parts;
    const drawn = await drawShop(request, parts, {
      address: seen.url,
      transport:
        customerId === null
          ? inProcessTransport(api)
          : inProcessTransport({ execute: (asked) => api.executeSeenBy(customerId, asked) }),
      isCustomer: customerId !== null,
      ...lookAsked(request.query),
    });
    return sendView(reply, drawn, parts);
  };
}

function seenIn({ data }: Answer): Seen | null {
  const seen = typeof data === 'object' && data !== null && 'seen' in data ? data.seen : null;
  return typeof seen === 'object' && seen !== null ? (seen as Seen) : null;
}
