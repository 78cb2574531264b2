/** « TVA 20 % », in the cart, on papers and in mails. */
export function vatName(percent: number): string {
  return `TVA ${percent.toLocaleString('fr-FR')}\u00A0%`;
}
