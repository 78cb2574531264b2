/** PostgreSQL's word for what the role of a connection may not do. */
export function lacksRights(trouble: unknown): boolean {
  return trouble instanceof Error && 'code' in trouble && trouble.code === '42501';
}
