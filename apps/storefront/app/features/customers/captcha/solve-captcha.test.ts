import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { solveCaptcha } from './solve-captcha.ts';

const challenge = (number: number) => ({
  algorithm: 'SHA-256',
  challenge: createHash('sha256').update(`sel?expires=1${number}`).digest('hex'),
  salt: 'sel?expires=1',
  maxnumber: 1000,
  signature: 's',
});

it.each([0, 255, 256, 777, 1000])(
  'finds the number %i and hands it back with the challenge',
  async (number) => {
    const token = await solveCaptcha(challenge(number));
    const { maxnumber: _, ...asked } = challenge(number);
    expect(JSON.parse(atob(token ?? ''))).toEqual({ ...asked, number });
  },
);

it('gives up beyond the largest number', async () => {
  expect(await solveCaptcha(challenge(1001))).toBeNull();
});
