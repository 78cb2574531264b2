import type SignaturePad from 'signature_pad';

/**
 * What strokes are drawn with: fetched where somebody may have to sign, before they do, since the network may be gone by
 * then. Null: it did not come.
 */
export async function fetchPad(): Promise<typeof SignaturePad | null> {
  const fetched = await import('signature_pad').catch(() => null);
  return fetched?.default ?? null;
}
