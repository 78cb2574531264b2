/** Words are looked for; an address is placed as it is. */
export function isAddress(typed: string): boolean {
  return /^(?:\/|#|https?:|mailto:|tel:)/i.test(typed.trim());
}
