import type { SignedInViewer } from '../../../backend/frame-viewer.ts';

/** Anchor of the form on the profile. */
export const CLIENT_CODE_ID = 'code-client';

/** For accounts no store knows yet. The API decides; this only says whether to show the form. */
export function mayLinkCompany({ role, company, representative }: SignedInViewer): boolean {
  if (representative) return false;
  return role === 'Dirigeant' ? company?.is_prospect === true : role === null;
}
