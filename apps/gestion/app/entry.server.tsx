import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import { isRouteErrorResponse, ServerRouter } from 'react-router';
import type { EntryContext, RouterContextProvider } from 'react-router';
import { pageContext } from './backend/request-context.server.ts';

export { contextFor } from './backend/request-context.server.ts';

export const streamTimeout = 5_000;

/** Sent when it is whole: its readers sit in the house, and a page that fails says so by its status. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce } = context.get(pageContext);
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return Promise.resolve(new Response(null, { status, headers }));
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        onAllReady() {
          const body = new PassThrough();
          body.once('end', () => clearTimeout(timer));
          pipe(body);
          resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
        },
        onShellError: reject,
        onError: (error) => handleError(error, { request, context }),
      },
    );
    const timer = setTimeout(abort, streamTimeout + 1_000);
  });
}

type HandleErrorArgs = { request: Request; context: Readonly<RouterContextProvider> };

/** Faults of loaders and rendering, reported once. Answers such as 404 are no faults and never come here. */
export function handleError(error: unknown, { request, context }: HandleErrorArgs): void {
  if (isRouteErrorResponse(error) && error.status < 500) return;
  if (!request.signal.aborted) context.get(pageContext).reportFault(error);
}
