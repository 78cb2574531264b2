import { ViewerDocument } from '../../../generated/documents.ts';
import { signedInViewer } from '../frame-viewer.ts';
import { BackendRefusal } from '../backend.server.ts';
import type { Backend } from '../backend.server.ts';
import type { Viewer } from '../request-context.server.ts';
import type { Session } from '../session.server.ts';

/** The token's owner: a visitor when the API does not know it, `unknown` when the API failed. */
export async function loadViewer(backend: Backend, session: Session): Promise<Viewer> {
  if (session.customerToken === null) return { kind: 'signed-out' };
  const variables = session.shopToken === null ? {} : { tokenId: session.shopToken };
  try {
    const { customCustomer } = await backend.query(ViewerDocument, variables, { keepsSession: true });
    return customCustomer ? signedInViewer(customCustomer) : { kind: 'signed-out' };
  } catch (fault) {
    const isNobody =
      fault instanceof BackendRefusal &&
      (fault.category === 'graphql-authorization' || fault.category === 'graphql-no-such-entity');
    return isNobody ? { kind: 'signed-out' } : { kind: 'unknown', fault };
  }
}
