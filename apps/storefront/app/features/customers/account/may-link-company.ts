import type { SignedInViewer } from '../../../backend/frame-viewer.ts';

/** Where the form stands on the profile. */
export const CLIENT_CODE_ID = 'code-client';

/** Whoever no store knows yet. The API decides; this only says whether the form is worth showing. */
export function mayLinkCompany({ role, company, representative }: SignedInViewer): boolean {
  if (representative) return false;
  return role === 'Dirigeant' ? company?.is_prospect === true : role === null;
}
