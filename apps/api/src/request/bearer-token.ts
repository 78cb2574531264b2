const BEARER = /^Bearer +([\w-]{20,200})$/i;

export function bearerToken(authorization: string | undefined): string | undefined {
  return authorization === undefined ? undefined : BEARER.exec(authorization)?.[1];
}

/** Whether a token was sent at all, of whatever shape. */
export function sendsToken(authorization: string | undefined): boolean {
  return authorization !== undefined && /^Bearer +\S/i.test(authorization);
}
