/** Null for what is no return's id at all. */
export function readReturnId(id: string): number | null {
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null;
}
