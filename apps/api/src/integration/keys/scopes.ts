// What a key may do; each operation of the integration API asks for one.

import { INTEGRATION_SCOPE_WORDS } from '../../text/integration-scope-words.ts';

export const SCOPES = INTEGRATION_SCOPE_WORDS;

export type Scope = keyof typeof SCOPES;

export function isScope(text: string): text is Scope {
  return Object.hasOwn(SCOPES, text);
}
