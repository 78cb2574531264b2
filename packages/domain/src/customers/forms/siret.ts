// The number of every French establishment: fourteen digits with a check digit.

/** The one body whose establishments number more than the key allows: its digits sum to a multiple of five. */
const LA_POSTE = '356000000';

export function isSiret(text: string): boolean {
  if (!/^\d{14}$/.test(text)) return false;
  if (luhnSum(text) % 10 === 0) return true;
  return text.startsWith(LA_POSTE) && digitSum(text) % 5 === 0;
}

/** Of the company itself: nine digits, the last of them the key. */
export function isSiren(text: string): boolean {
  return /^\d{9}$/.test(text) && luhnSum(text) % 10 === 0;
}

/** The VAT number that follows from a company's SIREN. */
export function vatNumberOf(siren: string): string {
  const key = (12 + 3 * (Number(siren) % 97)) % 97;
  return `FR${String(key).padStart(2, '0')}${siren}`;
}

function luhnSum(digits: string): number {
  return [...digits].toReversed().reduce((sum, digit, rank) => {
    const value = Number(digit) * (rank % 2 === 0 ? 1 : 2);
    return sum + (value > 9 ? value - 9 : value);
  }, 0);
}

function digitSum(digits: string): number {
  return [...digits].reduce((sum, digit) => sum + Number(digit), 0);
}
