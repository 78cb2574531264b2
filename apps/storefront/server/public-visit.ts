import { deviceClass } from '@nuancier/domain/site/device-class.ts';
import type { FastifyRequest } from 'fastify';
import { readSession } from '../app/backend/session.server.ts';

// A cookie of this list makes the page somebody's own.
const personal =
  /(?:^|;\s*)(?:vsf-customer|persistent_token|shop_token_id|vsf-cart|vsf-message|vsf-role|nuancier-offered-login)=/;

/** What a public page depends on, as one key; null when the visitor has a session or asks for something else. */
export function publicVisit(request: FastifyRequest): string | null {
  const cookies = request.headers.cookie ?? '';
  const isData = (request.url.split('?', 1)[0] ?? '').endsWith('.data');
  if (request.method !== 'GET' || isData || personal.test(cookies)) return null;
  const { store, currency, consent } = readSession(cookies);
  return [request.url, store, currency, consent, deviceClass(request.headers['user-agent'] ?? '')].join('\n');
}
