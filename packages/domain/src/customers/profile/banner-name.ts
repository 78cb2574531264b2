export type PersonName = { firstname: string; lastname: string };

/** Whom a sales representative is connected as: the name on the second address, else on the first, else their own. */
export function bannerName(customer: PersonName, addresses: readonly PersonName[]): string {
  const { firstname, lastname } = addresses[1] ?? addresses[0] ?? customer;
  return `${firstname} ${lastname}`.trim();
}
