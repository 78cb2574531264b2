// What no text of the shop holds and PostgreSQL has no place for: a stranger's probe, not a fault.

/** Control characters, but those of a text of several lines. */
const UNSTORABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/** Of what an address says: its places and its filter. */
export function saysUnstorable(said: unknown): boolean {
  if (typeof said === 'string') return UNSTORABLE.test(said);
  if (typeof said !== 'object' || said === null) return false;
  return Object.entries(said).some(([name, value]) => UNSTORABLE.test(name) || saysUnstorable(value));
}

/** As the database refuses it, wherever it came from. */
export function isUnstorableText(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && (cause.code === '22021' || cause.code === '22P05');
}
