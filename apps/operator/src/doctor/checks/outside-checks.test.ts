import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { smtpServer } from '@nuancier/api/mail/testing/smtp-server.ts';
import { DAY_MS } from '@nuancier/domain/durations.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inWords, PRODUCTION, surroundings } from '../testing/patient.ts';
import { directoryCheck } from './directory-check.ts';
import { folderFinding, foldersCheck, spaceFinding } from './folders-check.ts';
import {
  bankCheck,
  certificateFinding,
  connectionFault,
  proxyFindings,
  publicAddressCheck,
  smtpCheck,
} from './outside-checks.ts';
import { settingsCheck, settingsFindings } from './settings-check.ts';

const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.close();
});

/** Answers with this status and body to whatever path it is asked for, and tells what was asked. */
async function serve(
  answer: (
    path: string,
    authorization: string | undefined,
  ) => { status: number; body: string; location?: string },
): Promise<string> {
  const server = createServer((request, response) => {
    const { status, body, location } = answer(request.url ?? '', request.headers.authorization);
    response
      .writeHead(status, { 'content-type': 'application/json', ...(location ? { location } : {}) })
      .end(body);
  });
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('the directory of the staff', () => {
  const looked = async (issuer: string) => {
    const env = { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'nuancier', OIDC_CLIENT_SECRET: 'secret' };
    return inWords(await directoryCheck.look(surroundings(env)));
  };

  it('is well where it says who it is, and nothing is amiss without one', async () => {
    const url = await serve(() => ({ status: 200, body: JSON.stringify({ issuer: url }) }));
    expect(await looked(url)).toMatch(/^ok \| 127\.0\.0\.1:\d+ se présente comme il faut/);
    expect(inWords(await directoryCheck.look(surroundings()))).toMatch(/^ok \| aucun/);
  });

  it('is to be mended where it says it is another, or nobody answers', async () => {
    const other = await serve(() => ({
      status: 200,
      body: JSON.stringify({ issuer: 'https://autre.test' }),
    }));
    expect(await looked(other)).toMatch(/^à corriger \|.*OIDC_ISSUER/);
    expect(await looked('http://127.0.0.1:1')).toMatch(/^à corriger \|/);
  });
});

describe('the mail server', () => {
  it('that takes the name and the password is well, and no mail has left', async () => {
    const server = await smtpServer({ account: { user: 'boutique', password: 'secret' } });
    const env = { SMTP_URL: `smtp://boutique:secret@127.0.0.1:${server.port}` };
    expect(inWords(await smtpCheck.look(surroundings(env)))).toMatch(/^ok \|/);
    expect(server.mails).toEqual([]);
    await server.close();
  });

  it('that refuses them, or does not answer, is told without the password', async () => {
    const server = await smtpServer({ account: { user: 'boutique', password: 'secret' } });
    const wrong = { SMTP_URL: `smtp://boutique:mauvais@127.0.0.1:${server.port}` };
    const refused = inWords(await smtpCheck.look(surroundings(wrong)));
    expect(refused).toMatch(/^à corriger \| 127\.0\.0\.1:\d+\u00A0: .*535.*SMTP_URL/);
    expect(refused).not.toContain('mauvais');
    await server.close();
    expect(inWords(await smtpCheck.look(surroundings(wrong)))).toMatch(/^à corriger \|.*ECONNREFUSED/);
  });

  it('that is not named leaves mails at home', async () => {
    expect(inWords(await smtpCheck.look(surroundings()))).toMatch(/^attention \|.*\/dev\/mails/);
  });
});

describe('the bank', () => {
  const lyra = (url: string) =>
    surroundings({
      PAYMENTS: 'lyra',
      LYRA_SITE_ID: '12345678',
      LYRA_KEY: 'cleDesEssais1234',
      LYRA_API_PASSWORD: 'mot',
      LYRA_MODE: 'TEST',
      LYRA_FORM_URL: `${url}/vads-payment/`,
    });
  const answers = (body: object, status = 200) => serve(() => ({ status, body: JSON.stringify(body) }));

  it('that knows the keys is well; it is asked to repeat a word, under them', async () => {
    const asked: unknown[] = [];
    const url = await serve((path, authorization) => {
      asked.push(path, authorization);
      const body = { status: 'SUCCESS', mode: 'TEST', answer: { value: 'nuancier' } };
      return { status: 200, body: JSON.stringify(body) };
    });
    expect(inWords(await bankCheck.look(lyra(url)))).toBe('ok | la banque accepte les clés, mode TEST | ');
    expect(asked).toEqual([
      '/api-payment/V4/Charge/SDKTest',
      `Basic ${Buffer.from('12345678:mot').toString('base64')}`,
    ]);
  });

  it.each([
    [
      'refuses the keys',
      { status: 'ERROR', answer: { errorCode: 'INT_905' } },
      200,
      /la banque refuse les clés \(INT_905\)/,
    ],
    [
      'knows them of the other mode',
      { status: 'SUCCESS', mode: 'PRODUCTION', answer: { value: 'nuancier' } },
      200,
      /celui du mode PRODUCTION, LYRA_MODE vaut TEST/,
    ],
    ['is out of order', {}, 500, /ne répond pas comme il faut\u00A0: The bank answered 500/],
  ])('that %s is told', async (_, body, status, words) => {
    const told = inWords(await bankCheck.look(lyra(await answers(body, status))));
    expect(told).toMatch(/^à corriger \|/);
    expect(told).toMatch(words);
  });

  it('none is worth a word, the demonstration’s is well', async () => {
    expect(inWords(await bankCheck.look(surroundings({ PAYMENTS: 'none' })))).toMatch(/^attention \|/);
    expect(inWords(await bankCheck.look(surroundings()))).toMatch(/^ok \|/);
  });
});

describe('the public address', () => {
  const at = (url: string) => surroundings({ PUBLIC_URL: url });

  it('where the shop answers is well', async () => {
    const url = await serve((path) => ({ status: path === '/healthz' ? 200 : 404, body: '{"alive":true}' }));
    expect(inWords(await publicAddressCheck.look(at(url)))).toMatch(/^ok \|/);
  });

  it.each([
    [
      'leads elsewhere',
      { status: 301, body: '', location: 'https://ailleurs.example/' },
      'renvoie vers https://ailleurs.example/',
    ],
    ['is another page', { status: 200, body: 'It works!' }, 'une autre page que la boutique répond (200)'],
  ])('that %s is told', async (_, answer, words) => {
    expect(inWords(await publicAddressCheck.look(at(await serve(() => answer))))).toContain(words);
  });

  it('that nobody answers at is to be put right in production', async () => {
    expect(inWords(await publicAddressCheck.look(surroundings(PRODUCTION)))).toMatch(
      /^à corriger \| https:\/\/boutique\.invalid\u00A0: .*npm start/,
    );
  });

  const now = new Date('2026-11-17T08:00:00Z');
  it.each([
    [-1, 'à corriger'],
    [20, 'attention'],
    [22, 'ok'],
  ])('a certificate that ends in %i days: %s', (days, state) => {
    const until = new Date(now.getTime() + days * DAY_MS);
    expect(certificateFinding('https://x', until, now).state).toBe(state);
  });

  it.each([
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'son certificat est signé par lui-même', 'Remplacez le certificat'],
    ['CERT_HAS_EXPIRED', 'son certificat a pris fin', 'Remplacez le certificat'],
    ['ECONNREFUSED', 'refused', 'Démarrez la boutique'],
  ])('%s is told in French, with what to do about it', (code, says, advice) => {
    const cause = Object.assign(new Error('connect refused'), { code });
    const told = connectionFault(new TypeError('fetch failed', { cause }));
    expect(told.says).toContain(says);
    expect(told.advice).toContain(advice);
  });

  it('a certificate without an end is worth a word', () => {
    expect(certificateFinding('https://x', null, now).state).toBe('attention');
  });
});

describe('the headers of the proxy', () => {
  const seen = {
    trustedProxies: ['10.0.0.0/8'],
    isProduction: true,
    visits: 50,
    addresses: ['203.0.113.7', '198.51.100.2'],
  };
  it.each([
    ['believed', {}, 'ok'],
    ['not set', { trustedProxies: [] }, 'attention'],
    ['believed from everybody', { trustedProxies: ['0.0.0.0/0'] }, 'à corriger'],
    ['of a proxy whose own address is all that is seen', { addresses: ['10.0.0.4'] }, 'à corriger'],
    ['too few to tell', { addresses: ['10.0.0.4'], visits: 19 }, 'ok'],
    ['of one customer on the open net', { addresses: ['203.0.113.7'] }, 'ok'],
    ['of a demonstration', { isProduction: false, trustedProxies: [] }, 'ok'],
  ])('%s', (_, changes, state) => {
    expect(proxyFindings({ ...seen, ...changes }).map((finding) => finding.state)).toEqual([state]);
  });
});

describe('the folders', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'nuancier-doctor-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('are written to, also one that the shop has yet to make, and nothing stays behind', async () => {
    const told = await foldersCheck.look(surroundings({ DATA_DIR: join(folder, 'a', 'b') }));
    expect(told.map(({ says }) => says)).toEqual([
      expect.stringContaining('Gio libres'),
      expect.stringContaining('Gio libres'),
    ]);
    expect(await rm(join(folder, 'a')).catch(() => 'absent')).toBe('absent');
  });

  it('one that is none is told', async () => {
    const file = join(folder, 'fichier');
    await writeFile(file, '');
    expect(await folderFinding('DATA_DIR', join(file, 'dedans'))).toMatchObject({
      state: 'à corriger',
      says: expect.stringContaining('ne se laisse pas écrire'),
    });
  });

  it.each([
    [0.5, 'à corriger'],
    [4, 'attention'],
    [6, 'ok'],
  ])('%d GiB free: %s', (gib, state) => {
    expect(spaceFinding('x', gib * 1024 ** 3).state).toBe(state);
  });
});

describe('the settings', () => {
  it('of a sound production shop are well', async () => {
    const env = {
      ...PRODUCTION,
      DATABASE_URL: 'postgresql://u:p@db/nuancier',
      METRICS_TOKEN: '8f3ac27b91d5e640',
    };
    expect(inWords(await settingsCheck.look(surroundings(env)))).toMatch(
      /^ok \| 8 variable\(s\) données sur \d+, toutes admises/,
    );
  });

  it('a name that nearly is one of ours is told, others are left alone', async () => {
    const env = { ...PRODUCTION, SMPT_URL: 'smtp://x', METRIC_TOKEN: 'x', EDITOR: 'vi' };
    const told = inWords(await settingsCheck.look(surroundings(env)));
    expect(told).toContain('attention | SMPT_URL n’est lue par personne\u00A0: est-ce SMTP_URL\u00A0?');
    expect(told).toContain('METRIC_TOKEN n’est lue par personne\u00A0: est-ce METRICS_TOKEN\u00A0?');
    expect(told).not.toContain('EDITOR');
  });

  it.each([
    [{}, 'DATABASE_URL manque'],
    [{}, 'METRICS_TOKEN manque'],
    [{ CUSTOMER_CONFIRMATION: 'off' }, 'CUSTOMER_CONFIRMATION=off'],
    [{ ADMISSION: 'off' }, 'ADMISSION=off'],
    [{ WEBHOOK_NETWORKS: 'private' }, 'WEBHOOK_NETWORKS=private'],
    [{ LOG_LEVEL: 'silent' }, 'LOG_LEVEL=silent'],
  ])('%o: a word about %s', async (env, words) => {
    expect(inWords(await settingsCheck.look(surroundings({ ...PRODUCTION, ...env })))).toContain(
      `attention | ${words}`,
    );
  });

  it('a demonstration says that it is one', async () => {
    expect(inWords(await settingsCheck.look(surroundings()))).toContain('La boutique est en démonstration');
  });

  it('wrong ones are each to be put right', () => {
    expect(settingsFindings(['PORT doit…', 'MAIL_FROM manque…'])).toMatchObject([
      { state: 'à corriger', says: 'PORT doit…' },
      { state: 'à corriger', says: 'MAIL_FROM manque…' },
    ]);
  });
});
