import { safeAddresses, UnsafeAddress } from './safe-address.ts';
import type { Reach } from './safe-address.ts';

/** Why an address may not be called, in French; null when it may. */
export async function addressFault(url: string, reach: Reach): Promise<string | null> {
  if (!URL.canParse(url)) return `«\u00A0${url}\u00A0» n’est pas une adresse.`;
  return safeAddresses(new URL(url), reach).then(
    () => null,
    (trouble: unknown) =>
      trouble instanceof UnsafeAddress ? trouble.message : `«\u00A0${url}\u00A0» ne se trouve pas.`,
  );
}
