/** Marks the address the order is sent to, where the cart may be gone without harm. */
export const PLACING = 'commander';

/** Marks the address that leads on to the bank by itself. */
export const TO_BANK = 'banque';
