/** Who asks. Customers join with sign-in; until then everybody is a visitor. */
export type Viewer = { kind: 'visitor' };

/**
 * A token nobody knows makes a visitor, not an error: public pages stay open when a session has ended, and
 * the fields that need a customer answer graphql-authorization themselves.
 */
export function viewerOf(_authorization: string | undefined): Viewer {
  return { kind: 'visitor' };
}
