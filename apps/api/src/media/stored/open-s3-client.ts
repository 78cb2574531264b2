import type { s3Client } from './s3-client.ts';

/** Loaded only where it is used: it takes time and memory. */
export async function openS3Client(
  ...given: Parameters<typeof s3Client>
): Promise<ReturnType<typeof s3Client>> {
  const loaded = await import('./s3-client.ts');
  return loaded.s3Client(...given);
}
