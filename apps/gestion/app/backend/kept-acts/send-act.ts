import { BASE } from '../../addresses/paths.ts';
import { KEPT_DOCUMENTS, outcomeOf } from './kept-act.ts';
import type { KeptAct, Outcome } from './kept-act.ts';

/** An answer that takes longer is no answer: the key lets it be asked again. */
const PATIENCE_MS = 10_000;

export async function sendAct({ act, variables, key, by }: KeptAct): Promise<Outcome> {
  try {
    const response = await fetch(`${BASE}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      // Judged by the shop: another tab may have signed somebody else in.
      body: JSON.stringify({ query: KEPT_DOCUMENTS[act], variables: { ...variables, pressedBy: by.id } }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return outcomeOf(await response.json());
  } catch {
    return { kind: 'later', why: 'network' };
  }
}
