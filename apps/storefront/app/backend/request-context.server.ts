// What the server hands to loaders and actions with each request.
import { randomBytes } from 'node:crypto';
import type { DeviceClass } from '@nuancier/domain/site/device-class.ts';
import { createContext, RouterContextProvider } from 'react-router';
import type { FrameViewer } from './frame-viewer.ts';
import { createBackend } from './backend.server.ts';
import type { Backend, Device } from './backend.server.ts';
import { readDeviceToken, readSession } from './session.server.ts';
import type { Session } from './session.server.ts';
import type { Transport } from './transport.server.ts';
import type { ReadListFile } from './list-file.ts';

export type Page = {
  nonce: string;
  /** The shop's own origin, from the configuration and never from a header. */
  origin: string;
  secureCookies: boolean;
  /** The shop is a demo, and says so. */
  showsDemo: boolean;
  /** Only outside production: `?theme=` on the address. */
  themeOverride: string | null;
  deviceClass: DeviceClass;
  /** Sent when it is finished instead of piece by piece. */
  wholeAtOnce: boolean;
  /** How long a page waits for what may also come after it. */
  patienceMs: number;
  reportFault(error: unknown): void;
  /** Told by a loader that knows every parameter of the address and its value: only then is such a page kept. */
  knowsAddress(): void;
  /** Told by the loader of a search: what was typed, and what came of it. */
  searched(search: SearchTold): void;
};

export type SearchTold = {
  typed: string;
  results: number;
  /** it named a product or an article of ours */
  isReference: boolean;
  /** it led straight to what was meant */
  isOpened: boolean;
};

export const backendContext = createContext<Backend>();
export const sessionContext = createContext<Session>();
export const pageContext = createContext<Page>();

/** `unknown`: the API could not resolve the token. The session stays, and guarded pages stay closed. */
export type Viewer = FrameViewer | { kind: 'unknown'; fault: unknown };

/** Who asks. The middleware of the root sets it before any loader runs. */
export const viewerContext = createContext<Viewer>({ kind: 'signed-out' });

/** Makes the door anew when a session begins in the middle of a request. */
export const openBackendContext = createContext<(session: Session) => Backend>();

/** The requesting device; a browser without a token gets a new one, set as a cookie on signing in. */
export const deviceContext = createContext<Device>();

export const listFileContext = createContext<ReadListFile>();

export type RequestParts = {
  transport: Transport;
  requestId: string;
  clientAddress: string;
  cookieHeader: string | null;
  userAgent: string;
  path: string;
  page: Page;
  readListFile: ReadListFile;
};

/** The server's modules and the built screens are loaded apart, so the build itself makes the context. */
export function contextFor({
  transport,
  requestId,
  clientAddress,
  cookieHeader,
  userAgent,
  path,
  page,
  readListFile,
}: RequestParts): RouterContextProvider {
  const session = readSession(cookieHeader);
  const device = {
    token: readDeviceToken(cookieHeader) ?? randomBytes(24).toString('base64url'),
    agent: userAgent,
  };
  const context = new RouterContextProvider();
  context.set(deviceContext, device);
  context.set(sessionContext, session);
  context.set(pageContext, page);
  context.set(listFileContext, readListFile);
  const open = (current: Session) =>
    createBackend({
      transport,
      session: current,
      requestId,
      clientAddress,
      device,
      secureCookies: page.secureCookies,
      path,
    });
  context.set(openBackendContext, open);
  context.set(backendContext, open(session));
  return context;
}
