// Forms of other sites must not act in the customer's name: a writing request has to come from our own pages.

type WritingRequest = { method: string; origin: string | undefined; fetchSite: string | undefined };

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

export function comesFromOurPages(request: WritingRequest, ownOrigins: ReadonlySet<string>): boolean {
  if (readingMethods.has(request.method)) return true;
  if (request.origin !== undefined) return ownOrigins.has(request.origin);
  // Old browsers send neither header with a form; every browser of today sends one of the two.
  return request.fetchSite === 'same-origin' || request.fetchSite === 'none';
}

/** The configured origin; a demo on loopback answers to both of its names. */
export function ownOriginsOf(publicUrl: string, production: boolean): ReadonlySet<string> {
  const url = new URL(publicUrl);
  const origins = new Set([url.origin]);
  if (!production && ['localhost', '127.0.0.1'].includes(url.hostname)) {
    for (const host of ['localhost', '127.0.0.1'])
      origins.add(`${url.protocol}//${host}:${url.port || '80'}`);
  }
  return origins;
}
