import { expect, it } from 'vitest';
import { below, from } from './breakpoints.ts';

it('a width belongs to one side of a step: wide enough, or a pixel less', () => {
  expect([from('md'), below('md')]).toEqual(['(min-width: 768px)', '(max-width: 767px)']);
});
