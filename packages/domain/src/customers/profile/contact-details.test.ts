import { describe, expect, it } from 'vitest';
import { dialledNumber, isEmail, isName, mobileNumber, phoneNumber } from './contact-details.ts';
import { maskedEmail } from './masked-email.ts';

describe('phone numbers', () => {
  it.each([
    ['02 99 12 34 56', '0299123456', null],
    ['06.39.98.00.01', '0639980001', '0639980001'],
    ['0739980001', '0739980001', '0739980001'],
    ['+33639980001', null, null],
    ['063998000', null, null],
    ['10299123456', null, null],
    ['02991234567', null, null],
    ['0299120634', '0299120634', null],
    ['', null, null],
  ])('%s: %s, mobile %s', (text, phone, mobile) => {
    expect(phoneNumber(text)).toBe(phone);
    expect(mobileNumber(text)).toBe(mobile);
  });
});

it.each([
  ['02 99 12 34 56', '0299123456'],
  ['+33 6 39 98 00 01', '0639980001'],
  ['0033639980001', '0639980001'],
  ['+33 (0)6 39 98 00 01', '0639980001'],
  ['+32 2 123 45 67', null],
  ['0299+3312345', null],
  ['telephone', null],
])('dialled from abroad too: %s is %s', (text, phone) => {
  expect(dialledNumber(text)).toBe(phone);
});

it.each([
  ['Anne-Sophie', true],
  ['L’Hénaff', true],
  ["O'Brien", true],
  ['Le Goff', true],
  [' Le Goff ', true],
  ['Jean3', false],
  ['3Jean', false],
  ['-Jean', false],
  ['<b>Jean</b>', false],
  ['', false],
])('the name %s: %s', (text, good) => {
  expect(isName(text)).toBe(good);
});

it.each([
  ['yann.kermarrec@demo.valbrune.example', true],
  ['a+b@sous.domaine.fr', true],
  ['sans-arobase.fr', false],
  ['deux@@exemple.fr', false],
  ['a@x', false],
  ['a b@exemple.fr', false],
  ['a\u202eb@exemple.fr', false],
  ['a\u0007b@exemple.fr', false],
  ['a@exemple.fr,b@exemple.fr', false],
  [`${'a'.repeat(65)}@exemple.fr`, false],
  [longEmail(58), true],
  [longEmail(59), false],
])('the address %s: %s', (text, good) => {
  expect(isEmail(text)).toBe(good);
});

it.each([
  ['yann.kermarrec@demo.valbrune.example', 'y•••@d•••'],
  ['a@b.fr', 'a•••@b•••'],
  ['sans-arobase', 's•••@•••'],
  ['', '•••@•••'],
])('%s is shown as %s to whoever may not read it', (email, shown) => {
  expect(maskedEmail(email)).toBe(shown);
});

/** 196 characters and so many more: 254 is the most an address can have. */
function longEmail(more: number): string {
  return `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(more)}.fr`;
}
