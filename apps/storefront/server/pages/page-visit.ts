// All that the making of a page may read of the request.
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { deviceClass } from '@nuancier/domain/site/device-class.ts';
import type { DeviceClass } from '@nuancier/domain/site/device-class.ts';
import type { FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { pageAddress } from './page-address.ts';
import { withoutInternalHeaders } from '../security/security-headers.ts';

export type PageVisit = {
  /** Path and query. */
  address: string;
  cookieHeader: string | null;
  deviceClass: DeviceClass;
  /** The browser's User-Agent; empty for a public page. */
  userAgent: string;
  wholeAtOnce: boolean;
  request(): Request;
};

/** The visitor's own request. */
export function ownVisit(request: FastifyRequest, origin: string): PageVisit {
  const userAgent = request.headers['user-agent'] ?? '';
  const address = pageAddress(request.url);
  return {
    address,
    cookieHeader: request.headers.cookie ?? null,
    deviceClass: deviceClass(userAgent),
    userAgent,
    wholeAtOnce: isbot(userAgent),
    request: () => toRequest(request, new URL(address, origin)),
  };
}

function toRequest(request: FastifyRequest, url: URL): Request {
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  const aborted = new AbortController();
  request.raw.once('close', () => {
    if (!request.raw.complete) aborted.abort();
  });
  return new Request(url, {
    method: request.method,
    headers: withoutInternalHeaders(request.headers),
    signal: aborted.signal,
    ...(hasBody
      ? { body: Readable.toWeb(request.raw) as ReadableStream<Uint8Array> & BodyInit, duplex: 'half' }
      : {}),
  });
}
