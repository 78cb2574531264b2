// A host of the test server: a port that leads to it, and can be shut. For tests of several hosts.
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

export type DatabaseHost = { host: string; shut: () => Promise<void> };

/** It knows the database under the name of another, as every host of one shop calls its database alike. */
export async function openDatabaseHost(url: string, calledAs: string): Promise<DatabaseHost> {
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const database = connect(placeOf(url));
    for (const end of [client, database]) {
      open.add(end);
      end.on('error', () => {});
      end.on('close', () => {
        open.delete(end);
        client.destroy();
        database.destroy();
      });
    }
    client.once('data', (start) => {
      database.write(Buffer.from(start.toString('latin1').replace(calledAs, nameOf(url)), 'latin1'));
      client.pipe(database);
    });
    database.pipe(client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    host: `127.0.0.1:${port}`,
    async shut() {
      server.close();
      for (const end of open) end.destroy();
      await once(server, 'close');
    },
  };
}

export function nameOf(url: string): string {
  return /\/(\w+)(?:\?|$)/.exec(url)?.[1] ?? '';
}

/** The same user and database, on other hosts. */
export function urlOn(url: string, hosts: readonly DatabaseHost[]): string {
  const who = /^postgresql:\/\/[^@]*@/.exec(url)?.[0] ?? '';
  return `${who}${hosts.map(({ host }) => host).join(',')}/${nameOf(url)}`;
}

function placeOf(url: string): { path: string } | { port: number; host: string } {
  const given = new URL(url.replace('@/', '@socket/'));
  const folder = given.searchParams.get('host');
  return folder === null
    ? { port: Number(given.port), host: given.hostname }
    : { path: `${folder}/.s.PGSQL.${given.searchParams.get('port')}` };
}
