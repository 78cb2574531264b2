import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import type { EntryContext, RouterContextProvider } from 'react-router';
import { isRouteErrorResponse, ServerRouter } from 'react-router';
import { refusedMention } from './backend/frame/frame-mentions.ts';
import { pageContext } from './backend/request-context.server.ts';

export { contextFor } from './backend/request-context.server.ts';

export const streamTimeout = 5_000;

/** Streams the page once its shell is ready; crawlers get it whole. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, wholeAtOnce } = context.get(pageContext);
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'POST' && status >= 400) markRefused(routerContext);
  if (request.method === 'HEAD') return Promise.resolve(new Response(null, { status, headers }));

  return new Promise((resolve, reject) => {
    let shellStands = false;
    const ready = () => {
      shellStands = true;
      const body = new PassThrough({
        final(done) {
          clearTimeout(timer);
          done();
        },
      });
      pipe(body);
      resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
    };
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        ...(wholeAtOnce ? { onAllReady: ready } : { onShellReady: ready }),
        onShellError: reject,
        onError(error) {
          // Before the shell is ready the error rejects this promise and is reported once, by handleError.
          if (shellStands) handleError(error, { request, context });
        },
      },
    );
    const timer = setTimeout(abort, streamTimeout + 1_000);
  });
}

/** Only here is known both that a form was sent and what became of it; titles are made from the frame's data. */
function markRefused({ staticHandlerContext: { loaderData } }: EntryContext): void {
  const frame: unknown = loaderData['root'];
  if (typeof frame === 'object') loaderData['root'] = { ...frame, refused: refusedMention };
}

/** Faults of loaders and rendering, reported once. Answers such as 404 are no faults and never come here. */
export function handleError(error: unknown, { request, context }: HandleErrorArgs): void {
  if (isRouteErrorResponse(error) && error.status < 500) return;
  if (!request.signal.aborted) context.get(pageContext).reportFault(error);
}

type HandleErrorArgs = { request: Request; context: Readonly<RouterContextProvider> };
