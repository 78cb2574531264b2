// A mail server that takes every mail and notes when it took the confirmation of which order.
import type { Socket } from 'node:net';
import { readMail } from '@nuancier/api/mail/testing/read-mail.ts';
import { openNeighbour } from './moody-server.ts';
import type { Neighbour } from './moody-server.ts';

export type PostOffice = {
  env: Record<string, string>;
  server: Neighbour;
  /** By the number of the order: when each of its confirmations was taken. */
  confirmed: ReadonlyMap<string, readonly number[]>;
  /** For so long the sender of a mail that begins now waits for the word that it is taken. */
  takesMs(slowMs: number): void;
};

export async function openPostOffice(): Promise<PostOffice> {
  let slowMs = 0;
  const confirmed = new Map<string, number[]>();
  const take = (source: string) => {
    const subject = readMail(source, []).headers['subject'] ?? '';
    const [, number] = /^Confirmation de votre commande n°\s(\S+)$/.exec(subject) ?? [];
    if (number !== undefined) confirmed.set(number, [...(confirmed.get(number) ?? []), performance.now()]);
  };
  const server = await openNeighbour((socket) => converse(socket, take, () => slowMs));
  const env = { SMTP_URL: `smtp://127.0.0.1:${server.port}`, MAIL_FROM: 'Boutique <boutique@exemple.fr>' };
  return {
    env,
    server,
    confirmed,
    takesMs(ms) {
      slowMs = ms;
    },
  };
}

function converse(socket: Socket, take: (source: string) => void, slowMs: () => number): void {
  let mail: string[] | undefined;
  let rest = '';
  const say = (words: string) => socket.write(`${words}\r\n`);
  const takeSlowly = (source: string) =>
    setTimeout(() => {
      if (socket.destroyed) return;
      take(source);
      say('250 taken');
    }, slowMs());
  say('220 ready');
  socket.on('data', (chunk) => {
    const lines = (rest + chunk.toString('latin1')).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const said = line.toUpperCase();
      if (mail !== undefined && line !== '.') mail.push(line);
      else if (mail !== undefined) {
        takeSlowly(mail.join('\r\n'));
        mail = undefined;
      } else if (said === 'DATA') {
        mail = [];
        say('354 go on');
      } else if (said === 'QUIT') socket.end('221 bye\r\n');
      else say('250 well');
    }
  });
}
