// What the server hands to loaders and actions with each request.
import { createContext, RouterContextProvider } from 'react-router';
import { createBackend } from './backend.server.ts';
import type { Backend } from './backend.server.ts';
import { readSession } from './session.server.ts';
import type { Session } from './session.server.ts';
import type { Transport } from './transport.server.ts';

export type Page = {
  nonce: string;
  /** The shop's own origin, from the configuration and never from a header. */
  origin: string;
  secureCookies: boolean;
  /** Only outside production: `?theme=` on the address. */
  themeOverride: string | null;
  userAgent: string;
  reportFault(error: unknown): void;
};

export const backendContext = createContext<Backend>();
export const sessionContext = createContext<Session>();
export const pageContext = createContext<Page>();

export type RequestParts = {
  transport: Transport;
  requestId: string;
  clientAddress: string;
  cookieHeader: string | null;
  path: string;
  page: Page;
};

/** The server's modules and the built screens are loaded apart, so the build itself makes the context. */
export function contextFor({
  transport,
  requestId,
  clientAddress,
  cookieHeader,
  path,
  page,
}: RequestParts): RouterContextProvider {
  const session = readSession(cookieHeader);
  const context = new RouterContextProvider();
  context.set(sessionContext, session);
  context.set(pageContext, page);
  context.set(
    backendContext,
    createBackend({ transport, session, requestId, clientAddress, secureCookies: page.secureCookies, path }),
  );
  return context;
}
