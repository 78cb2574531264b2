// GET and HEAD /media/…: pictures drawn from facts when first requested, and what follows them while idle. Nothing is
// rendered at start-up.

import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { readMediaAddress } from './media-address.ts';
import type { MediaFormat, MediaReading } from './media-address.ts';
import { mediaCopy } from './media-copy.ts';
import type { MediaParts } from './media-parts.ts';
import { countMedia } from './media-stats.ts';
import { pictureStore } from './picture-store.ts';

const PREFIX = '/media/';
const RETRY_SECONDS = 5;
const TYPES: Readonly<Record<MediaFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
};

/**
 * Emitted on the response when its picture must first be drawn: drawings have a bounded queue of their own, so the
 * request gives up its place in the admission lanes.
 */
export const WAITS_FOR_DRAWING = 'waits-for-drawing';

export const mediaRoutes =
  (parts: MediaParts): FastifyPluginAsync =>
  async (app) => {
    const store = pictureStore(parts);

    // In the background: the shop opens without waiting for its picture folder.
    app.addHook('onReady', async () => {
      void store
        .prune()
        .then(undefined, (err: unknown) => parts.log.warn({ err }, 'the media cache was not pruned'));
    });

    app.route({
      method: ['GET', 'HEAD'],
      url: `${PREFIX}*`,
      handler: async (request, reply) => {
        reply.header('x-content-type-options', 'nosniff');
        const reading = readRequest(request);
        if (reading.kind === 'malformed') return refuse(reply, 400, mediaCopy.malformed);
        if (reading.kind === 'unknown') return refuse(reply, 404, mediaCopy.unknown);
        const found = await store.find(reading.address, {
          knows: (etag) => isKnown(request, etag),
          waits: () => reply.raw.emit(WAITS_FOR_DRAWING),
        });
        if (found.kind === 'unknown') return refuse(reply, 404, mediaCopy.unknown);
        if (found.kind === 'busy') {
          countMedia('turnedAway');
          return refuse(reply.header('retry-after', RETRY_SECONDS), 503, mediaCopy.busy);
        }
        reply.header('cache-control', 'public, max-age=31536000, immutable');
        // Public pictures: a storefront on another host shows them too.
        reply.header('cross-origin-resource-policy', 'cross-origin');
        if (found.kind === 'not-modified') {
          countMedia('notModified');
          return reply.header('etag', found.etag).code(304).send();
        }
        const { etag, bytes, body } = found.picture;
        reply.header('etag', etag).header('content-length', bytes).type(TYPES[reading.address.format]);
        if (request.method !== 'HEAD') return reply.send(body);
        if (!Buffer.isBuffer(body)) body.destroy();
        return reply.send();
      },
      errorHandler: (err, request, reply) => {
        countMedia('failed');
        parts.log.error({ err, url: request.url }, 'a picture could not be made');
        void refuse(reply, 500, mediaCopy.failed);
      },
    });
  };

// The path as received, undecoded. Query parameters of Magento's picture services are accepted and ignored; any other
// query is malformed.
function readRequest(request: FastifyRequest): MediaReading {
  const url = request.raw.url ?? '';
  const start = url.indexOf(PREFIX);
  if (start === -1) return { kind: 'malformed' };
  const [path = '', query, ...more] = url.slice(start + PREFIX.length).split('?');
  if (more.length > 0 || (query !== undefined && !isPictureWish(query))) return { kind: 'malformed' };
  return readMediaAddress(path);
}

const LONGEST_WISH = 200;
const PICTURE_WISH =
  /^(?:auto|format|fm|fit|crop|bg-color|canvas|optimize|width|height|w|h|q|quality|dpr|disable)=[a-z0-9,.:-]{0,20}$/u;

function isPictureWish(query: string): boolean {
  return query.length <= LONGEST_WISH && query.split('&').every((wish) => PICTURE_WISH.test(wish));
}

function isKnown(request: FastifyRequest, etag: string): boolean {
  const header = request.headers['if-none-match'];
  if (header === undefined) return false;
  return header.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === etag);
}

function refuse(reply: FastifyReply, status: number, text: string): FastifyReply {
  if (status < 500) countMedia('refused');
  return reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(text);
}
