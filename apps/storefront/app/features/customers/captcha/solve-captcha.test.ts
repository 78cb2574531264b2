import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { solveCaptcha } from './solve-captcha.ts';

const riddle = (number: number) => ({
  algorithm: 'SHA-256',
  challenge: createHash('sha256').update(`sel?expires=1${number}`).digest('hex'),
  salt: 'sel?expires=1',
  maxnumber: 1000,
  signature: 's',
});

it.each([0, 255, 256, 777, 1000])('finds the number %i and hands it back with the riddle', async (number) => {
  const token = await solveCaptcha(riddle(number));
  const { maxnumber: _, ...asked } = riddle(number);
  expect(JSON.parse(atob(token ?? ''))).toEqual({ ...asked, number });
});

it('gives up beyond the largest number', async () => {
  expect(await solveCaptcha(riddle(1001))).toBeNull();
});
