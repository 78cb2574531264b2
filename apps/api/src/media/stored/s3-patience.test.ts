import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { expect, it } from 'vitest';
import { s3MediaStore } from './s3-media-store.ts';

it('nobody waits for a storage that says nothing, however often it would be tried again', async () => {
  const open = new Set<Socket>();
  const mute = createServer((socket) => void open.add(socket.on('error', () => {}))).listen(0, '127.0.0.1');
  await once(mute, 'listening');
  const { port } = mute.address() as AddressInfo;
  const setting = {
    kind: 's3',
    bucket: 'nuancier',
    endpoint: `http://127.0.0.1:${port}`,
    region: 'eu-west-3',
    accessKeyId: 'nobody',
    secretAccessKey: 'nothing',
    pathStyle: true,
  } as const;
  const store = s3MediaStore(setting, undefined, 300);
  const began = performance.now();
  await expect(store.find(`${'ab'.repeat(16)}/800x450.webp`)).rejects.toMatchObject({ name: 'AbortError' });
  expect(performance.now() - began).toBeLessThan(10_000);
  expect(open.size).toBeGreaterThan(0);
  for (const socket of open) socket.destroy();
  mute.close();
});
