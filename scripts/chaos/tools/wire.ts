// A line to PostgreSQL that can be cut when a commit passes.
import { connect, createServer } from 'node:net';
import type { Socket } from 'node:net';
import { freePort } from '../../../bench/child-server.ts';

export type Mood = 'pass' | 'cut before' | 'cut after' | 'swallow';

export type Wire = {
  url: string;
  onCommit: (mood: Mood) => void;
  commitsHit: () => number;
  close: () => void;
};

/** Every third commit is hit while it lasts, so that others get through. */
const ONE_IN = 3;
const COMMIT = /\bcommit\b/i;

export async function layWire(databaseUrl: string): Promise<Wire> {
  const { place, url } = endsOf(databaseUrl, await freePort());
  const open = new Set<Socket>();
  let mood: Mood = 'pass';
  let passed = 0;
  let hit = 0;

  const server = createServer((shop) => {
    const base = connect(place);
    let isDeaf = false;
    for (const end of [shop, base]) {
      open.add(end);
      end.on('error', () => end.destroy());
      end.once('close', () => open.delete(end));
    }
    shop.on('data', (chunk) => {
      if (isDeaf) return;
      const isHit = mood !== 'pass' && COMMIT.test(chunk.toString('latin1')) && (passed += 1) % ONE_IN === 0;
      if (!isHit) return void base.write(chunk);
      hit += 1;
      if (mood === 'cut before') return (base.destroy(), void shop.destroy());
      base.write(chunk);
      if (mood === 'cut after') shop.destroy();
      isDeaf = true;
    });
    base.on('data', (chunk) => {
      if (!isDeaf) shop.write(chunk);
    });
    shop.once('close', () => base.end());
    // A line that swallows does not tell that the other end has gone.
    base.once('close', () => {
      if (!isDeaf) shop.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(Number(new URL(url).port), '127.0.0.1', resolve));
  return {
    url,
    onCommit: (next) => (mood = next),
    commitsHit: () => hit,
    close() {
      server.close();
      for (const end of open) end.destroy();
    },
  };
}

/** The embedded server listens on a socket of the file system: `postgresql://user:password@/name?host=…&port=…`. */
function endsOf(
  databaseUrl: string,
  port: number,
): { place: { path: string } | { host: string; port: number }; url: string } {
  const parts = /^postgresql:\/\/([^@]*)@([^/]*)\/([^?]*)\??(.*)$/.exec(databaseUrl);
  const [, who = '', at = '', name = '', query = ''] = parts ?? [];
  const asked = new URLSearchParams(query);
  const folder = asked.get('host');
  const [host = '127.0.0.1', own = '5432'] = at.split(':');
  const place =
    folder === null
      ? { host, port: Number(own) }
      : { path: `${folder}/.s.PGSQL.${asked.get('port') ?? '5432'}` };
  return { place, url: `postgresql://${who}@127.0.0.1:${port}/${name}` };
}
