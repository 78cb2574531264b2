import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { cutLateBodies } from './late-bodies.ts';

/** Sends half of a body, and the rest once it was cut off or a moment has passed. */
async function answerTo(path: string): Promise<string> {
  const app = fastify();
  app.addContentTypeParser('text/csv', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  cutLateBodies(app.server, 50);
  app.post('*', async () => 'reçu');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  let said = '';
  socket.on('data', (bytes) => (said += bytes.toString('utf8')));
  socket.on('error', () => {});
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: essai\r\nconnection: close\r\ncontent-type: text/csv\r\ncontent-length: 4\r\n\r\nab`,
  );
  const rest = setTimeout(() => socket.write('cd'), 400);
  await once(socket, 'close');
  clearTimeout(rest);
  await app.close();
  return said;
}

it('a form that stops half-way is cut off', async () => {
  expect(await answerTo('/cart')).toBe('');
});

it('a file of the merchant’s systems may take its time', async () => {
  expect(await answerTo('/integration/v1/imports/prices')).toContain('reçu');
});
