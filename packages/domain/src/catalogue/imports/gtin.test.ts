import { expect, it } from 'vitest';
import { isGtin } from './gtin.ts';

it.each(['3250390000006', '4006381333931', '96385074', '036000291452', '10614141000415'])(
  'takes %s for the number of a bar code',
  (digits) => {
    expect(isGtin(digits)).toBe(true);
  },
);

it.each(['4006381333932', '3,25E+12', '325039000000', '', '12345', '40063813339311'])(
  'does not take %s for one',
  (digits) => {
    expect(isGtin(digits)).toBe(false);
  },
);
