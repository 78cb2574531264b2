import { expect, it } from 'vitest';
import { tintClassOfHex } from './tint-class.ts';

it.each([
  { hex: '#FFFFFF', tintClass: 'A', because: 'white' },
  { hex: '#F5E9D6', tintClass: 'A', because: 'a pale beige' },
  { hex: '#AAAAAA', tintClass: 'B', because: 'a medium grey' },
  { hex: '#6E6E6E', tintClass: 'C', because: 'a dark grey' },
  { hex: '#C4A058', tintClass: 'C', because: 'light, but strong' },
  { hex: '#1E1E1E', tintClass: 'D', because: 'nearly black' },
  { hex: '#FFE000', tintClass: 'D', because: 'light, but vivid' },
])('$hex is of class $tintClass: $because', ({ hex, tintClass }) => {
  expect(tintClassOfHex(hex)).toBe(tintClass);
});
