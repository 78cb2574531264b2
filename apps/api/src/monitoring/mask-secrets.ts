// Keeps secrets out of the log, however deep in a line they hide.

export const MASK = '[masqué]';
const secretName =
  /password|passwd|token|secret|^authorization$|^proxy-authorization$|cookie|recaptcha|captcha/iu;
// Deeper than any variable of ours: what lies below is a stranger's doing and is not worth a line.
const DEEPEST = 8;

/** A copy in which every value under a secret's name is masked. Errors stay errors, for pino to write out. */
export function maskSecrets(line: Record<string, unknown>): Record<string, unknown> {
  return maskEntries(line, 0);
}

const LONGEST_PATH = 300;

/** An address, as the router reads it, without what may be secret in it: the query, and the token of a connect-as link. */
export function maskedPath(url: string): string {
  const [written = ''] = url.split(/[?#]/u);
  const path = decoded(written).replaceAll(/\/{2,}/gu, '/');
  return path.replace(/(\/connect-as\/)[^/]+/u, `$1${MASK}`).slice(0, LONGEST_PATH);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function maskEntries(value: object, depth: number): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      secretName.test(name) ? MASK : maskValue(inner, depth + 1),
    ]),
  );
}

function maskValue(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Error || value instanceof Date)
    return value;
  if (depth > DEEPEST) return '[…]';
  if (Array.isArray(value)) return value.map((item) => maskValue(item, depth + 1));
  // Sockets, requests and the like are written by pino's serializers, which pick their own fields.
  return isPlain(value) ? maskEntries(value, depth) : value;
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
