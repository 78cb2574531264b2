/** A redirect target given by the browser: kept only when it is a path of our own shop, otherwise null. */
export function ownPath(target: string | null | undefined): string | null {
  if (!target || !target.startsWith('/') || target.startsWith('//')) return null;
  // Backslashes and control characters are how a path turns into another host or another header.
  if (/[\\\u0000-\u001f\u007f]/.test(target)) return null;
  const parsed = URL.parse(target, 'https://shop.invalid');
  if (!parsed || parsed.origin !== 'https://shop.invalid') return null;
  // "/.//host" and the like shrink to two leading slashes once the dots are resolved.
  if (parsed.pathname.startsWith('//')) return null;
  return parsed.pathname + parsed.search + parsed.hash;
}
