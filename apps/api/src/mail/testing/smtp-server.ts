// An SMTP server for tests: accepts mails, or refuses them as configured.
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { readMail } from './read-mail.ts';
import type { ReceivedMail } from './read-mail.ts';

export type SmtpServer = {
  url: string;
  port: number;
  mails: ReceivedMail[];
  close(): Promise<void>;
};

type Behaviour = {
  port?: number;
  /** Another answer to RCPT TO than yes. */
  recipient?: (address: string) => string | undefined;
  /** Asks for a name and a password, and takes these alone. */
  account?: { user: string; password: string };
  /** The mail is taken and written down; the sender does not know yet. */
  taken?: (mail: ReceivedMail) => Promise<void> | void;
};

export async function smtpServer(behaviour: Behaviour = {}): Promise<SmtpServer> {
  const mails: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    void converse(socket, behaviour, mails);
  });
  server.listen(behaviour.port ?? 0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    mails,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

async function converse(socket: Socket, behaviour: Behaviour, mails: ReceivedMail[]): Promise<void> {
  const say = (line: string) => socket.write(`${line}\r\n`);
  let recipients: string[] = [];
  let data: string[] | undefined;
  say('220 essai');
  for await (const line of createInterface({ input: socket, crlfDelay: Infinity })) {
    if (data !== undefined) {
      if (line !== '.') {
        data.push(line.replace(/^\./, ''));
        continue;
      }
      const mail = readMail(data.join('\r\n'), recipients);
      data = undefined;
      mails.push(mail);
      await behaviour.taken?.(mail);
      say('250 pris');
      continue;
    }
    const word = line.slice(0, 4).toUpperCase();
    if (word === 'EHLO') say(behaviour.account ? '250-essai\r\n250 AUTH PLAIN' : '250-essai\r\n250 8BITMIME');
    else if (word === 'AUTH') say(isAccount(line, behaviour.account) ? '235 bienvenue' : '535 inconnu');
    else if (word === 'MAIL') {
      recipients = [];
      say('250 oui');
    } else if (word === 'RCPT') {
      const address = /<(.*)>/.exec(line)?.[1] ?? '';
      const refusal = behaviour.recipient?.(address);
      if (refusal === undefined) recipients.push(address);
      say(refusal ?? '250 oui');
    } else if (word === 'DATA') {
      data = [];
      say('354 allez-y');
    } else if (word === 'QUIT') {
      say('221 au revoir');
      socket.end();
    } else say('250 oui');
  }
}

function isAccount(line: string, account: Behaviour['account']): boolean {
  const [, user, password] = Buffer.from(line.split(' ')[2] ?? '', 'base64')
    .toString()
    .split('\0');
  return account === undefined || (user === account.user && password === account.password);
}
