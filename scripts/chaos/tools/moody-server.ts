// A neighbour of the shop that is well, away, mute or late.
import { createServer } from 'node:net';
import type { Server, Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../bench/child-server.ts';

export type Neighbour = {
  port: number;
  /** Away, mute and late, for so long each and until `meanwhile` is done; then well again. */
  fail: (eachMs: number, meanwhile?: (mood: Bad) => Promise<void>) => Promise<void>;
  /** Until somebody calls while it is like that, or not at all. At a closed door nobody can count who knocks. */
  untilCalled: (mood: Bad, mostMs: number) => Promise<void>;
  /** Of mute and late: what nobody noticed. A fault that nobody met proves nothing. */
  uncalled: () => Mood[];
  close: () => void;
};

export type Bad = 'away' | 'mute' | 'late';
type Mood = 'well' | Bad;

const LATE_MS = 10_000;

/** `converse` is what it does when it is well. */
export async function openNeighbour(converse: (socket: Socket) => void): Promise<Neighbour> {
  const port = await freePort();
  const open = new Set<Socket>();
  let mood: Mood = 'well';
  const called = new Set<Mood>();
  const answer = (socket: Socket) => {
    called.add(mood);
    open.add(socket);
    socket.on('error', () => socket.destroy());
    socket.once('close', () => open.delete(socket));
    if (mood === 'well') converse(socket);
    if (mood === 'late') setTimeout(() => socket.destroyed || converse(socket), LATE_MS);
  };
  const hangUp = () => {
    for (const socket of open) socket.destroy();
  };
  let server: Server | undefined = await listen(port, answer);
  return {
    port,
    async untilCalled(bad, mostMs) {
      const end = performance.now() + mostMs;
      if (bad === 'away') return;
      while (!called.has(bad) && performance.now() < end) await wait(50);
    },
    uncalled: () => (['mute', 'late'] as const).filter((one) => !called.has(one)),
    async fail(eachMs, meanwhile = async () => {}) {
      const lasts = async (bad: Bad) => {
        mood = bad;
        await Promise.all([wait(eachMs), meanwhile(bad)]);
      };
      server?.close();
      server = undefined;
      hangUp();
      await lasts('away');
      server = await listen(port, answer);
      await lasts('mute');
      await lasts('late');
      mood = 'well';
      hangUp();
    },
    close() {
      server?.close();
      hangUp();
    },
  };
}

function listen(port: number, answer: (socket: Socket) => void): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer(answer);
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

/** Says the same to every request. */
export function speakHttp(status: string, body: string): (socket: Socket) => void {
  const answer = `HTTP/1.1 ${status}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`;
  return (socket) => {
    socket.once('data', () => socket.end(answer));
  };
}
