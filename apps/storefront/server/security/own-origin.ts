// Forms of other sites must not act in the customer's name: a writing request has to come from our own pages.

type WritingRequest = { method: string; origin: string | undefined; fetchSite: string | undefined };

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

export function comesFromOurPages(request: WritingRequest, ownOrigin: string): boolean {
  if (readingMethods.has(request.method)) return true;
  // With no-referrer the browser sends `Origin: null` for our own forms too: Sec-Fetch-Site decides.
  if (request.origin === 'null') return request.fetchSite === 'same-origin';
  if (request.origin !== undefined) return request.origin === ownOrigin;
  // Old browsers send neither header with a form; every browser of today sends one of the two.
  return request.fetchSite === 'same-origin' || request.fetchSite === 'none';
}

/** Other host names that reach a shop on loopback: its forms would then come from a foreign origin. */
export function otherLoopbackHosts(publicUrl: string, production: boolean): ReadonlySet<string> {
  const { hostname, host, port } = new URL(publicUrl);
  if (production || !LOOPBACK.includes(hostname)) return new Set();
  const hosts = LOOPBACK.map((name) => (port === '' ? name : `${name}:${port}`));
  return new Set(hosts.filter((other) => other !== host));
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
