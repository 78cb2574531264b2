/** At most one reload a minute: a chunk that stays missing must not make the page blink for ever. */
export const CHUNK_RELOAD_GUARD_MS = 60_000;

export function mayReload(lastReload: number | null, now: number): boolean {
  return lastReload === null || now - lastReload >= CHUNK_RELOAD_GUARD_MS;
}
