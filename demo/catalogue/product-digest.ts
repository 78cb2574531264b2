import { createHash } from 'node:crypto';

/** The fingerprint of a product: its fields in alphabetical order, whatever order they were made in. */
export function productDigest(product: object): string {
  return createHash('sha256').update(canonical(product)).digest('hex');
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`).join(',')}}`;
}
