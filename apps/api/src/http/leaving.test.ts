import { once } from 'node:events';
import { Agent, get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { closingByAnswers, SERVER_OPTIONS } from './leaving.ts';

async function openServer() {
  const app = fastify(SERVER_OPTIONS);
  const begin = closingByAnswers(app.server);
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  app.get('/quick', async () => 'quick');
  app.get('/slow', async () => {
    await finished;
    return 'slow';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return { app, begin, finish, port };
}

it('answers close their connections once the farewell has begun, those under way included', async () => {
  const { app, begin, finish, port } = await openServer();
  const agent = new Agent({ keepAlive: true });
  const ask = async (path: string) => {
    const [answer] = (await once(get({ port, host: '127.0.0.1', path, agent }), 'response')) as [
      IncomingMessage,
    ];
    answer.resume();
    await once(answer, 'end');
    return answer.headers.connection;
  };
  expect(await ask('/quick')).toBe('keep-alive');
  const begun = once(app.server, 'request');
  const underWay = ask('/slow');
  await begun;
  begin();
  finish();
  expect([await underWay, await ask('/quick')]).toEqual(['close', 'close']);
  agent.destroy();
  await app.close();
});

it('a request on a connection that was open before the port was closed is answered, not turned away', async () => {
  const { app, finish, port } = await openServer();
  const client = connect(port, '127.0.0.1');
  const [accepted] = await once(app.server, 'connection');
  const begun = once(app.server, 'request');
  const underWay = get({ port, host: '127.0.0.1', path: '/slow', agent: false }).on('response', (r) =>
    r.resume(),
  );
  await begun;
  const closed = app.close();
  expect(accepted.destroyed).toBe(false);
  client.write('GET /quick HTTP/1.1\r\nhost: localhost\r\n\r\n');
  const [text] = await once(client, 'data');
  expect(String(text)).toMatch(/^HTTP\/1\.1 200/);
  finish();
  client.destroy();
  await once(underWay, 'close');
  await closed;
});
