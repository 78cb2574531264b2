/**
 * What strokes are drawn with: fetched where somebody may have to sign, before they do, since the network may be gone by
 * then. Null: it did not come.
 */
export async function fetchPad(): Promise<typeof import('signature_pad').default | null> {
  const fetched = await import('signature_pad').catch(() => null);
  return fetched?.default ?? null;
}
