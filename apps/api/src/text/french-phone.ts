/** 0261910000: « 02 61 91 00 00 », two by two and on one line; what is no French number stays as it was given. */
export function frenchPhone(given: string): string {
  const number = given.replaceAll(/\s/g, '');
  return /^0\d{9}$/.test(number) ? number.replaceAll(/(\d{2})(?=\d)/g, '$1\u00A0') : given;
}
