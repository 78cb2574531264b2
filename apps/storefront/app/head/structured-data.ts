// What all structured data of the shop has in common.

/** How stores and pages refer to the company, which the home page describes. */
export function organizationId(origin: string): string {
  return `${origin}/#organization`;
}

/** `02 61 91 00 00` -> `+33261910000` */
export function internationalPhone(phone: string): string {
  return phone.replace(/\D/g, '').replace(/^0/, '+33');
}
