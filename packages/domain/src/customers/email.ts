const EMAIL = /^[^\s@<>"',;:()[\]\\]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
const LONGEST_EMAIL = 254;

/** Loose on purpose: only a letter that arrives proves an address. */
export function isEmail(text: string): boolean {
  const address = text.trim();
  return address.length <= LONGEST_EMAIL && EMAIL.test(address);
}
