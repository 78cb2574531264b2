// Sitemaps as search engines read them.

export function sitemapOf(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<url><loc>${escaped(address)}</loc></url>`);
  return `${HEAD}<urlset xmlns="${NAMESPACE}">${entries.join('')}</urlset>\n`;
}

export function sitemapIndexOf(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<sitemap><loc>${escaped(address)}</loc></sitemap>`);
  return `${HEAD}<sitemapindex xmlns="${NAMESPACE}">${entries.join('')}</sitemapindex>\n`;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

function escaped(address: string): string {
  return address.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
