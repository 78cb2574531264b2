export type PersonName = { firstname: string; lastname: string };

/**
 * The customer a sales representative acts for: the name on the second address, else on the first, else the account's.
 */
export function bannerName(customer: PersonName, addresses: readonly PersonName[]): string {
  const { firstname, lastname } = addresses[1] ?? addresses[0] ?? customer;
  return `${firstname} ${lastname}`.trim();
}
