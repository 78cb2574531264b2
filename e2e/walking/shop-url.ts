export function shopUrl(): string {
  const url = process.env['SHOP_URL'];
  if (!url) throw new Error('SHOP_URL is set by e2e/set-up/start-shop.ts');
  return url;
}
