// PostgreSQL servers of Debian's, each in a folder of its own, and PgBouncer in front of one.
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const ROLES = path.join(import.meta.dirname, '../../postgresql/roles.sql');
export const PASSWORD = 'drill';

export type Server = {
  port: number;
  folder: string;
  sql: (text: string) => string;
  /** Every process of it at once, as when the machine dies. */
  kill: () => void;
  /** It hangs, and goes on. */
  freeze: () => void;
  thaw: () => void;
  stop: () => void;
};

export function startPrimary(
  work: string,
  port: number,
  { isSynchronous }: { isSynchronous: boolean },
): Server {
  const folder = path.join(work, `primary-${port}`);
  program('initdb', '-D', folder, '--auth=trust');
  certify(work, folder);
  writeFileSync(
    path.join(folder, 'postgresql.auto.conf'),
    `port = ${port}
listen_addresses = 'localhost'
unix_socket_directories = '${work}'
max_connections = 200
ssl = on
ssl_cert_file = 'server.crt'
ssl_key_file = 'server.key'
wal_keep_size = '512MB'
${isSynchronous ? "synchronous_standby_names = 'standby'" : ''}
`,
  );
  // The shop's roles come by TLS or not at all; PgBouncer beside the server comes in plain.
  writeFileSync(
    path.join(folder, 'pg_hba.conf'),
    `local all all trust
hostssl nuancier nuancier_shop,nuancier_owner samehost scram-sha-256
host pooled nuancier_shop,nuancier_owner samehost scram-sha-256
host replication postgres samehost trust
`,
  );
  return started(work, folder, port);
}

export function startStandby(work: string, primary: Server, port: number): Server {
  const folder = path.join(work, `standby-${port}`);
  const from = `host=localhost port=${primary.port} user=postgres application_name=standby`;
  program('pg_basebackup', '-D', folder, '-R', '-X', 'stream', '-c', 'fast', '-d', from);
  const settings = path.join(folder, 'postgresql.auto.conf');
  writeFileSync(
    settings,
    `${readFileSync(settings, 'utf8')}\nport = ${port}\nsynchronous_standby_names = ''\n`,
  );
  return started(work, folder, port);
}

/** The two roles, and a database of this name that is theirs. */
export function makeDatabase(server: Server, name: string): void {
  server.sql(`create database ${name}`);
  program(
    'psql',
    '-X',
    '-q',
    '-h',
    path.dirname(server.folder),
    '-p',
    String(server.port),
    '-d',
    name,
    '-f',
    ROLES,
  );
  for (const role of ['nuancier_owner', 'nuancier_shop'])
    server.sql(`alter role ${role} password '${PASSWORD}'`);
}

export type Pooler = { port: number; version: string; stop: () => void };

export async function startPgbouncer(
  work: string,
  bouncer: string,
  server: Server,
  port: number,
): Promise<Pooler> {
  const folder = path.join(work, `pgbouncer-${port}`);
  mkdirSync(folder);
  const version = execFileSync(bouncer, ['--version'], { encoding: 'utf8' }).split('\n')[0] ?? '';
  const keepsNames = Number(/1\.(\d+)/.exec(version)?.[1] ?? 0) >= 21;
  writeFileSync(path.join(folder, 'users.txt'), `"nuancier_shop" "${PASSWORD}"\n`);
  writeFileSync(
    path.join(folder, 'pgbouncer.ini'),
    `[databases]
pooled = host=localhost port=${server.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = plain
auth_file = ${folder}/users.txt
pool_mode = transaction
default_pool_size = 8
max_client_conn = 200
${keepsNames ? 'max_prepared_statements = 300' : ''}
`,
  );
  const uid = userId();
  for (const name of ['', 'users.txt', 'pgbouncer.ini']) chownSync(path.join(folder, name), uid, uid);
  const child = spawn(bouncer, ['-q', path.join(folder, 'pgbouncer.ini')], {
    stdio: 'ignore',
    uid,
    gid: uid,
  });
  await wait(500);
  return { port, version, stop: () => void child.kill('SIGKILL') };
}

function started(work: string, folder: string, port: number): Server {
  const ctl = (...words: string[]) =>
    program('pg_ctl', '-D', folder, '-l', path.join(folder, 'log.txt'), '-w', ...words);
  ctl('start');
  const postmaster = Number(readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
  const all = () => [postmaster, ...childrenOf(postmaster)];
  const signal = (name: NodeJS.Signals) => {
    for (const pid of all()) {
      try {
        process.kill(pid, name);
      } catch {
        // It has just ended by itself.
      }
    }
  };
  return {
    port,
    folder,
    sql: (text) =>
      program(
        'psql',
        '-X',
        '-q',
        '-A',
        '-t',
        '-h',
        work,
        '-p',
        String(port),
        '-d',
        'postgres',
        '-c',
        text,
      ).trim(),
    kill: () => signal('SIGKILL'),
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    stop() {
      signal('SIGCONT');
      signal('SIGKILL');
    },
  };
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        return (
          Number(/^\d+ \(.*\) \S (\d+)/.exec(readFileSync(`/proc/${name}/stat`, 'utf8'))?.[1]) === parent
        );
      } catch {
        return false;
      }
    })
    .map(Number);
}

/** An authority of our own, and a certificate by it for « localhost ». */
export function makeAuthority(work: string): string {
  openssl(
    work,
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    '-subj',
    '/CN=drill',
    '-keyout',
    'ca.key',
    '-out',
    'ca.pem',
  );
  chmodSync(path.join(work, 'ca.pem'), 0o644);
  return path.join(work, 'ca.pem');
}

function certify(work: string, folder: string): void {
  openssl(
    work,
    'req',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-subj',
    '/CN=localhost',
    '-keyout',
    `${folder}/server.key`,
    '-out',
    'server.csr',
  );
  writeFileSync(path.join(work, 'san.cnf'), 'subjectAltName=DNS:localhost\n');
  openssl(
    work,
    'x509',
    '-req',
    '-in',
    'server.csr',
    '-CA',
    'ca.pem',
    '-CAkey',
    'ca.key',
    '-CAcreateserial',
    '-days',
    '2',
    '-extfile',
    'san.cnf',
    '-out',
    `${folder}/server.crt`,
  );
  for (const name of ['server.key', 'server.crt']) chownSync(path.join(folder, name), userId(), userId());
  chmodSync(path.join(folder, 'server.key'), 0o600);
}

function openssl(work: string, ...words: string[]): void {
  execFileSync('openssl', words, { cwd: work, stdio: 'ignore' });
}

/** Of PostgreSQL's own programs, as its own user. */
function program(name: string, ...words: string[]): string {
  const newest =
    readdirSync('/usr/lib/postgresql').toSorted((one, other) => Number(other) - Number(one))[0] ?? '';
  const at = `/usr/lib/postgresql/${newest}/bin/${name}`;
  return execFileSync('runuser', ['-u', 'postgres', '--', at, ...words], {
    encoding: 'utf8',
    cwd: '/tmp',
    stdio: ['ignore', 'pipe', name === 'psql' ? 'inherit' : 'ignore'],
  });
}

function userId(): number {
  return Number(execFileSync('id', ['-u', 'postgres'], { encoding: 'utf8' }));
}
