import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { testDatabase } from '@nuancier/api/testing/test-database.ts';

const server = path.join(import.meta.dirname, '..', 'server.ts');
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

function start(env: Record<string, string>) {
  const child = spawn(process.execPath, [server], {
    env: { PATH: process.env['PATH'] ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'exit').then(([code]) => ({ code: code as number | null, output }));
  return { child, ended, output: () => output };
}

it('N09 a production start with missing secrets refuses and names the variables', async () => {
  const { code, output } = await start({ NODE_ENV: 'production' }).ended;
  expect(code).toBe(1);
  expect(output).toContain('SESSION_SECRET');
  expect(output).toContain('PUBLIC_URL');
  expect(output).not.toContain('    at ');
});

it('N16 a production start with LOAD_DEMO refuses in a sentence, before anything is written', async () => {
  const database = await testDatabase('empty');
  const { code, output } = await start({
    NODE_ENV: 'production',
    LOAD_DEMO: 'yes',
    DATABASE_URL: database.url,
    PUBLIC_URL: 'https://www.nuancier.test',
    SESSION_SECRET: 'kV7t9Qp2Zx4Lw8Rb3Yc6Hn1Jd5Fg0Ms!aUe',
    SMTP_URL: 'smtps://boutique:secret@smtp.nuancier.test',
    MAIL_FROM: 'Nuancier <ne-pas-repondre@nuancier.test>',
    MAIL_CONTACT: 'contact@nuancier.test',
  }).ended;
  expect(code).toBe(1);
  expect(output).toBe(
    'LOAD_DEMO=yes est refusé en production\u00A0: ouvrez la boutique avec «\u00A0npm run shop -- init\u00A0».\n',
  );
  expect(await database.db.selectFrom('site').selectAll().execute()).toEqual([]);
  expect(await database.db.selectFrom('product').select('id').execute()).toEqual([]);
  await database.close();
});

it('a taken port is said at once, with a way out', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const port = String((taken.address() as { port: number }).port);
  const { code, output } = await start({ PORT: port }).ended;
  taken.close();
  expect(code).toBe(1);
  expect(output).toContain(`Le port ${port} est déjà utilisé`);
});

it('K04 SIGTERM under load: what was asked is answered, then the shop leaves with success', async () => {
  const database = await testDatabase('demo');
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  const shop = start({
    PORT: String(port),
    DATABASE_URL: database.url,
    LOG_LEVEL: 'warn',
    DATA_DIR: path.join('.cache', 'stop-test'),
  });
  const url = `http://127.0.0.1:${port}`;
  await expect
    .poll(
      () =>
        fetch(`${url}/readyz`).then(
          (answer) => answer.status,
          () => 0,
        ),
      { timeout: 90_000 },
    )
    .toBe(200);

  // Cached from here on, so that forty at once are not more than the shop can serve.
  await (await fetch(`${url}/catalogue/facade`)).text();
  const answers = Array.from({ length: 40 }, () =>
    fetch(`${url}/catalogue/facade`).then(async (answer) => [
      answer.status,
      (await answer.text()).endsWith('</html>'),
    ]),
  );
  // All forty are under way once the first is answered.
  await Promise.race(answers);
  shop.child.kill('SIGTERM');

  expect(await Promise.all(answers)).toEqual(Array.from({ length: 40 }, () => [200, true]));
  expect((await shop.ended).code).toBe(0);
  await database.close();
});
