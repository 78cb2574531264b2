// A list of one person or one company alone, as its address says it.
export type Whose = { customer: string | null; company: string | null };

const NAMES = { customer: 'client', company: 'societe' } as const;
const ID = /^\d{1,9}$/;

/** What is no such thing counts as not said. */
export function readWhose(address: URLSearchParams): Whose {
  const idOf = (name: string) => {
    const given = address.get(name)?.trim() ?? '';
    return ID.test(given) ? given : null;
  };
  const company = idOf(NAMES.company);
  return { customer: company === null ? idOf(NAMES.customer) : null, company };
}

/** By its names in the address. */
export function whoseSaid({ customer, company }: Whose): Record<string, string> {
  if (company !== null) return { [NAMES.company]: company };
  return customer === null ? {} : { [NAMES.customer]: customer };
}

/** To stand behind the rest of an address. */
export function whoseSearch(whose: Whose): string {
  return Object.entries(whoseSaid(whose))
    .map(([name, id]) => `&${name}=${id}`)
    .join('');
}
