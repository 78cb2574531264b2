/** Magento's public ids: the number in base64, opaque to clients. */
export function magentoUid(id: number | string): string {
  return Buffer.from(String(id)).toString('base64');
}

/** Null for what is no such id. */
export function numberOfUid(uid: string): number | null {
  const text = Buffer.from(uid, 'base64').toString('latin1');
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}
