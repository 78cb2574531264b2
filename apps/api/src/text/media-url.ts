// Where a stored picture name can be fetched.

const hasExtension = /\.[a-z0-9]+$/iu;

/** `drawnAt` is the size served for a picture the shop draws itself, which is named without one. */
export function mediaUrl(name: string, publicUrl: string, drawnAt = ''): string {
  if (/^https?:\/\//u.test(name)) return name;
  const whole = hasExtension.test(name) || drawnAt === '' ? name : `${name}/${drawnAt}`;
  return whole.startsWith('/') ? `${publicUrl}${whole}` : `${publicUrl}/media/${whole}`;
}
