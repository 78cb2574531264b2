/** Marks the address the order is sent to, where the cart may be gone without harm. */
export const PLACING = 'commander';
