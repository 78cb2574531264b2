export const LONGEST_PAPER_NUMBER = 100;

/**
 * Whether it can be a paper's number: as the merchant's accounts write them, « FA/2026-11.0042 ». Signs that nobody sees
 * would make two numbers look like one.
 */
export function isPaperNumber(text: string): boolean {
  return text === text.trim() && /^[^\p{C}\p{Zl}\p{Zp}]{1,100}$/u.test(text);
}
