// What the host hands to loaders and actions with each request.
import { createContext, RouterContextProvider } from 'react-router';
import type { CurrentStaffQuery } from '../../generated/documents.ts';
import { createBackend } from './backend.server.ts';
import type { Backend } from './backend.server.ts';
import type { Transport } from './transport.server.ts';

export type Page = {
  nonce: string;
  /** of the site: the back office is dressed as the shop is */
  theme: string | null;
  /** path and query asked for, below /gestion */
  path: string;
  /** who was signed in last in this browser: compared with, nothing more */
  lastPerson: string | null;
  remember(person: string): void;
  reportFault(error: unknown): void;
};

export const backendContext = createContext<Backend>();
export const pageContext = createContext<Page>();

export type Staff = CurrentStaffQuery['currentStaff'];
/** Who asks: set by the layouts before any loader of theirs runs. */
export const staffContext = createContext<Staff>();

export function contextFor(transport: Transport, page: Page): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(backendContext, createBackend(transport));
  context.set(pageContext, page);
  return context;
}
