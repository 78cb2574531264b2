import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ClonedDatabase } from '../testing/clone-database.ts';
import { testDatabase } from '../testing/test-database.ts';
import { newChallenge, solvedChallenge } from './altcha.ts';
import { createCaptcha } from './captcha.ts';
import type { Captcha } from './captcha.ts';
import { proveHuman } from './prove-human.ts';
import { tokenOf } from './testing/solve.ts';

const NOW = new Date('2026-03-02T08:00:00Z');
const SECRET = 'secret-des-essais';
const proof = (token: string) => ({ token, action: 'login', clientAddress: '203.0.113.7' });

let database: ClonedDatabase;
beforeAll(async () => {
  database = await testDatabase('empty');
});
afterAll(() => database.close());

describe('our own challenges', async () => {
  const challenge = await newChallenge(SECRET, NOW);
  const token = tokenOf(challenge);

  it('are good once, for ten minutes', async () => {
    const captcha = createCaptcha(database.db, { kind: 'altcha', secret: SECRET });
    expect(await captcha.verify(proof(token), NOW)).toBe('good');
    expect(await captcha.verify(proof(token), NOW)).toBe('bad');
    expect(await solvedChallenge(SECRET, token, new Date(NOW.getTime() + 599_000))).not.toBeNull();
    expect(await solvedChallenge(SECRET, token, new Date(NOW.getTime() + 600_000))).toBeNull();
  });

  it('take at most 50,000 tries', () => {
    expect(challenge.maxnumber).toBe(50_000);
  });

  it('made with another secret are bad', async () => {
    const theirs = tokenOf(await newChallenge('autre', NOW));
    expect(await solvedChallenge('autre', theirs, NOW)).not.toBeNull();
    expect(await solvedChallenge(SECRET, theirs, NOW)).toBeNull();
  });

  function changed(change: Record<string, unknown>): string {
    const solved: Record<string, unknown> = JSON.parse(Buffer.from(token, 'base64').toString('utf8'));
    return Buffer.from(JSON.stringify({ ...solved, ...change })).toString('base64');
  }

  it.each([
    ['a number that was not found', changed({ number: 50_001 })],
    ['another challenge’s salt', changed({ salt: (await newChallenge(SECRET, NOW)).salt })],
    ['a longer life', changed({ salt: challenge.salt.replace('&', '9&') })],
    ['a signature of somebody else', changed({ signature: (await newChallenge('autre', NOW)).signature })],
    ['another algorithm', changed({ algorithm: 'MD5' })],
    ['no JSON', 'e30='],
    ['no base64', '***'],
    ['far too much', 'A'.repeat(100_000)],
  ])('with %s are bad', async (_, spoilt) => {
    expect(await solvedChallenge(SECRET, spoilt, NOW)).toBeNull();
  });
});

describe('the outside service', () => {
  let server: Server;
  let answer: { status: number; body: string };
  const asked: URLSearchParams[] = [];
  let captcha: Captcha;
  let url: string;

  beforeAll(async () => {
    const serve: RequestListener = async (request, response) => {
      asked.push(new URLSearchParams(await text(request)));
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
    };
    server = createServer((request, response) => void serve(request, response));
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const place = server.address();
    url = `http://127.0.0.1:${typeof place === 'object' ? place?.port : 0}/siteverify`;
    captcha = createCaptcha(database.db, { kind: 'recaptcha', secret: 'clef', verifyUrl: url });
  });
  afterAll(() => new Promise((closed) => server.close(closed)));

  it.each([
    [200, '{"success":true}', 'good'],
    [200, '{"success":true,"action":"login","score":0.9}', 'good'],
    [200, '{"success":true,"action":"login","score":0.1}', 'bad'],
    [200, '{"success":true,"action":"contact"}', 'bad'],
    [200, '{"success":false,"error-codes":["timeout-or-duplicate"]}', 'bad'],
    [200, '<html>', 'unavailable'],
    [200, '{}', 'unavailable'],
    [503, '{"success":true}', 'unavailable'],
  ])('%i %s: %s', async (status, body, verdict) => {
    answer = { status, body };
    expect(await captcha.verify(proof('jeton'), NOW)).toBe(verdict);
    expect(Object.fromEntries(asked.at(-1) ?? [])).toEqual({
      secret: 'clef',
      response: 'jeton',
      remoteip: '203.0.113.7',
    });
  });

  it('when it is down, three are let through in ten minutes and no more', async () => {
    const nobody = createCaptcha(database.db, {
      kind: 'recaptcha',
      secret: 'clef',
      verifyUrl: 'http://127.0.0.1:9',
    });
    const place = { db: database.db, now: () => NOW, captcha: nobody, clientAddress: '203.0.113.8' };
    const come = () => proveHuman(place, { action: 'login', token: 'jeton', risky: true });
    for (let at = 0; at < 3; at += 1) await expect(come()).resolves.toBeUndefined();
    await expect(come()).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
  });
});

it('off asks nobody', async () => {
  const captcha = createCaptcha(database.db, { kind: 'off' });
  const place = { db: database.db, now: () => NOW, captcha, clientAddress: '203.0.113.9' };
  await expect(proveHuman(place, { action: 'login', token: null, risky: true })).resolves.toBeUndefined();
  expect(await captcha.challenge(NOW)).toBeNull();
});
