import type { DirectoryClaims } from '@nuancier/domain/staff/directory.ts';

type Said = Readonly<Record<string, unknown>> & { sub: string };

/** Whether an address is spoken of, for good or bad. */
export function vouches({ email, email_verified, xms_edov }: Said): boolean {
  return email !== undefined && (email_verified !== undefined || xms_edov !== undefined);
}

const VOUCHED: ReadonlySet<unknown> = new Set([true, 1, '1', 'true']);

/** `xms_edov`: how Microsoft's directory vouches for an address, having no `email_verified`. */
export function claimsOf({ sub, email, email_verified, xms_edov, amr, acr }: Said): DirectoryClaims {
  const isVouched = email_verified === true || (email_verified === undefined && VOUCHED.has(xms_edov));
  return {
    subject: sub,
    verifiedEmail: typeof email === 'string' && isVouched ? email : null,
    amr: Array.isArray(amr) ? amr.filter((way) => typeof way === 'string') : [],
    acr: typeof acr === 'string' ? acr : null,
  };
}
