/**
 * Longer than a customer's and of any signs: length is what resists guessing, and a second factor stands behind it.
 * Common ones are refused as a customer's are.
 */
export const STAFF_PASSWORD_RULE = { minimumLength: 12, classes: 0 };
