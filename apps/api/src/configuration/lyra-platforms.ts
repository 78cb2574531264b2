// The same gateway under the names of several French banks: where each shows its card page, and where it is asked.

const PLATFORMS: Readonly<Record<string, string>> = {
  'secure.payzen.eu': 'https://api.payzen.eu',
  'secure.lyra.com': 'https://api.lyra.com',
  'paiement.systempay.fr': 'https://api.systempay.fr',
  'scelliuspaiement.labanquepostale.fr': 'https://api.scelliuspaiement.labanquepostale.fr',
  'sogecommerce.societegenerale.eu': 'https://api-sogecommerce.societegenerale.eu',
};

export const LYRA_HOSTS = Object.keys(PLATFORMS);

const LOOPBACK = new Set(['localhost', '127.0.0.1']);

/**
 * The web service that belongs to a card page; null for an unknown host. Outside production a fake bank is allowed.
 */
export function lyraApiUrl(formUrl: string, { production }: { production: boolean }): string | null {
  const { protocol, hostname, port, origin } = new URL(formUrl);
  if (!production && LOOPBACK.has(hostname)) return origin;
  return protocol === 'https:' && port === '' ? (PLATFORMS[hostname] ?? null) : null;
}
