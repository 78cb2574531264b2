import { expect, it } from 'vitest';
import { tintClassOfHex } from './tint-class.ts';

it.each([
  { hex: '#FFFFFF', tintClass: 'A', because: 'white' },
  { hex: '#F5E9D6', tintClass: 'A', because: 'a pale beige' },
  { hex: '#AAAAAA', tintClass: 'B', because: 'a medium grey' },
  { hex: '#6E6E6E', tintClass: 'C', because: 'a dark grey' },
  { hex: '#C4A058', tintClass: 'C', because: 'light, but strong' },
  { hex: '#C7C7C7', tintClass: 'A', because: 'just light enough' },
  { hex: '#C6C6C6', tintClass: 'B', because: 'not quite light enough' },
  { hex: '#7C7C7C', tintClass: 'B', because: 'just not dark' },
  { hex: '#7B7B7B', tintClass: 'C', because: 'just dark' },
  { hex: '#474747', tintClass: 'C', because: 'just not very dark' },
  { hex: '#464646', tintClass: 'D', because: 'just very dark' },
  { hex: '#C8A0E4', tintClass: 'B', because: 'just not strong' },
  { hex: '#C8A05D', tintClass: 'C', because: 'just strong' },
  { hex: '#C8A03F', tintClass: 'C', because: 'just not vivid' },
  { hex: '#C8A03C', tintClass: 'D', because: 'just vivid' },
  { hex: '#1E1E1E', tintClass: 'D', because: 'nearly black' },
  { hex: '#FFE000', tintClass: 'D', because: 'light, but vivid' },
])('$hex is of class $tintClass: $because', ({ hex, tintClass }) => {
  expect(tintClassOfHex(hex)).toBe(tintClass);
});
