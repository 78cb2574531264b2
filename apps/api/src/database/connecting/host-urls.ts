// A password may hold an @ as it is: the driver, too, takes the last one for the end of it.
const PARTS = /^(postgres(?:ql)?:\/\/(?:[^/?]*@)?)([^/?]*)(.*)$/;

/** `postgresql://user@first:5432,second:5432/shop`: one address for each host, in their order. */
export function hostUrls(url: string): string[] {
  const plain = withLastingTls(url);
  const [, who, hosts = '', rest] = PARTS.exec(plain) ?? [];
  if (!hosts.includes(',')) return [plain];
  return hosts.split(',').map((host) => `${who}${host.trim()}${rest}`);
}

/** « db-2:5432 », or the folder of a socket: to be told, without the password. */
export function hostOf(url: string): string {
  const [, , host = '', rest = ''] = PARTS.exec(url) ?? [];
  return host === '' ? (new URLSearchParams(rest.split('?')[1] ?? '').get('host') ?? 'localhost') : host;
}

export function isOnThisMachine(url: string): boolean {
  const host = hostOf(url);
  return host.startsWith('/') || HERE.test(host);
}

const HERE = /^(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$|^%2f/i;

/**
 * The driver takes these three for `verify-full` today and announces libpq's weaker meaning for its next version: what
 * is verified now stays so. Whoever wants libpq's meaning asks for it with `uselibpqcompat=true`.
 */
function withLastingTls(url: string): string {
  return /[?&]uselibpqcompat=true(?:&|$)/.test(url)
    ? url
    : url.replace(/([?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/, '$1verify-full');
}
