/** Magento's public ids: the number in base64, opaque to clients. */
export function magentoUid(id: number | string): string {
  return Buffer.from(String(id)).toString('base64');
}
