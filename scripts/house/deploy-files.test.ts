// What stands in deploy/ speaks of settings, addresses and limits of the shop: it must not outlive them.
import { readFileSync, globSync } from 'node:fs';
import path from 'node:path';
import { knownVariables, readConfiguration } from '@nuancier/api/configuration/configuration.ts';
import { READINESS_ANSWER_MS } from '@nuancier/api/monitoring/readiness.ts';
import { EXIT } from '@nuancier/api/process/exit-codes.ts';
import { expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';

const root = path.join(import.meta.dirname, '..', '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const sheets = globSync('deploy/**/*.yaml', { cwd: root });
const KINDS = ['ConfigMap', 'Secret', 'Secret', 'Job', 'CronJob', 'Deployment', 'Service'];
const MORE_KINDS = ['PodDisruptionBudget', 'HorizontalPodAutoscaler', 'Ingress', 'NetworkPolicy'];

type Sheet = { kind?: string; [key: string]: unknown };
const parsed: Sheet[] = sheets.flatMap((file) =>
  parseAllDocuments(read(file), { merge: true }).map((document) => {
    // A file that cannot be read fails every test here.
    const [trouble] = document.errors;
    if (trouble !== undefined) throw trouble;
    return document.toJS() as Sheet;
  }),
);
/** Every value under this key, however deep. */
function all(key: string, within: unknown): unknown[] {
  if (typeof within !== 'object' || within === null) return [];
  return Object.entries(within).flatMap(([name, value]) => [
    ...(name === key ? [value] : []),
    ...all(key, value),
  ]);
}
const compose = parsed.find((sheet) => 'services' in sheet);
const services = (compose?.['services'] ?? {}) as Record<string, Record<string, unknown>>;
const allOfKind = (kind: string) => parsed.filter((sheet) => sheet.kind === kind);
const ofKind = (kind: string) => allOfKind(kind)[0];
const secretValues = Object.assign({}, ...all('stringData', allOfKind('Secret'))) as Record<string, string>;
const units = globSync('deploy/systemd/*.service', { cwd: root }).map(read);
const dockerfile = read('deploy/image/Dockerfile');

const namesIn = (text: string, line: RegExp) =>
  text
    .split('\n')
    .filter((words) => line.test(words))
    .flatMap((words) => [...words.matchAll(/([A-Z][A-Z0-9_]+)=/g)].map(([, name]) => name));

it('every kind of sheet is there, so that nothing is compared with nothing', () => {
  expect(parsed.flatMap((sheet) => sheet.kind ?? []).toSorted()).toEqual(
    [...KINDS, ...MORE_KINDS].toSorted(),
  );
  expect(Object.keys(services)).toEqual(['migrate', 'shop-1', 'shop-2', 'backup', 'database', 'proxy']);
  expect(units).toHaveLength(3);
  expect(Object.keys(secretValues).length).toBeGreaterThan(8);
});

it.each([
  ['shop.env.example', namesIn(read('deploy/shop.env.example'), /^[A-Z]/)],
  ['Dockerfile', namesIn(dockerfile, /^ENV /)],
  ['units', units.flatMap((unit) => namesIn(unit, /^Environment=/))],
  [
    'compose',
    ['shop-1', 'backup'].flatMap((name) => Object.keys({ ...(services[name]?.['environment'] as object) })),
  ],
  ['ConfigMap', Object.keys({ ...(ofKind('ConfigMap')?.['data'] as object) })],
  ['Secrets', Object.keys(secretValues)],
  ['containers', all('env', parsed).flatMap((env) => (env as { name: string }[]).map(({ name }) => name))],
])('%s: every variable is one of the shop’s', (_file, names) => {
  const known = new Set(knownVariables());
  expect(names.length).toBeGreaterThan(1);
  expect(names.filter((name) => !known.has(name ?? ''))).toEqual([]);
});

it('the example is complete: filled in, a shop in production takes it; as it is, it does not', () => {
  const lines = read('deploy/shop.env.example').split('\n');
  const given = Object.fromEntries(
    lines.filter((line) => /^[A-Z]/.test(line)).map((line) => line.split(/=(.*)/s).slice(0, 2)),
  ) as Record<string, string>;
  expect(readConfiguration(given, root).ok).toBe(false);
  const filled = Object.entries(given).map(([name, value]) => [
    name,
    value.replace('<drawn at random>', 'kV7t9Qp2Zx4Lw8Rb3Yc6Hn1Jd5Fg0Ms!aUe').replaceAll(/<\w+>/g, 'x'),
  ]);
  expect(readConfiguration(Object.fromEntries(filled), root)).toMatchObject({ ok: true });
});

it('of the processes the one that migrates is alone given the owner of the tables, and none a superuser', () => {
  const given = Object.entries(services).flatMap(([name, service]) =>
    (service['secrets'] as string[] | undefined)?.includes('owner.env') ? [name] : [],
  );
  expect(given).toEqual(['migrate']);
  expect(read('deploy/shop.env.example')).toMatch(/^DATABASE_URL=postgresql:\/\/nuancier_shop:/m);
  expect(services['database']?.['environment']).not.toHaveProperty('POSTGRES_USER');
  const volumes = services['database']?.['volumes'] as string[];
  for (const file of ['roles.sql', 'passwords.sh'])
    expect(
      volumes.some((volume) => volume.startsWith(`./deploy/postgresql/${file}:/docker-entrypoint-initdb.d/`)),
    ).toBe(true);
});

it('whoever starts the shop, and the operator by its settings, names one place for its files', () => {
  const texts = [read('deploy/shop.env.example'), dockerfile, ...units];
  const places = texts.flatMap((text) => [...text.matchAll(/\bDATA_DIR=(\S+)/g)].map(([, place]) => place));
  expect(places).toEqual(texts.map(() => '/var/lib/nuancier'));
  expect(ofKind('ConfigMap')?.['data']).toMatchObject({ DATA_DIR: '/var/lib/nuancier' });
  expect(read('docs/operations.md')).toContain(
    'runuser -u nuancier -- /usr/bin/node --env-file=/etc/nuancier/shop.env apps/operator/src/shop.ts "$@"',
  );
});

it('no secret stands in an example', () => {
  expect(new Set(Object.values(secretValues))).toEqual(new Set(['']));
});

it('what holds secrets where the examples put it reaches neither the history nor an image', () => {
  const ignored = read('.gitignore').split('\n');
  const leftOut = read('.dockerignore').split('\n');
  expect(read('deploy/compose.yaml')).toContain('secrets/shop.env');
  for (const line of ['/secrets/', '*.env']) expect(ignored).toContain(line);
  for (const line of ['secrets', '**/*.env']) expect(leftOut).toContain(line);
});

it('probes ask the addresses the shop answers, on the port for probes', () => {
  const served = read('apps/api/src/monitoring/monitoring-routes.ts');
  const paths = all('httpGet', ofKind('Deployment')).map((get) => (get as { path: string }).path);
  expect(paths).toEqual(['/healthz', '/healthz', '/readyz']);
  for (const address of [...new Set(paths), '/readyz/write', '/metrics'])
    expect(served).toContain(`'${address}'`);
  expect(dockerfile).toContain('/healthz');
  const { PORT, PROBE_PORT } = (ofKind('ConfigMap')?.['data'] ?? {}) as Record<string, string>;
  expect(all('ports', ofKind('Deployment'))[0]).toEqual([
    { name: 'http', containerPort: Number(PORT) },
    { name: 'probes', containerPort: Number(PROBE_PORT) },
  ]);
  expect(new Set(all('httpGet', ofKind('Deployment')).map((get) => (get as { port: string }).port))).toEqual(
    new Set(['probes']),
  );
  expect(dockerfile).toContain('EXPOSE 3000');
  expect(read('deploy/caddy/Caddyfile')).toContain('health_uri /readyz');
});

it('who asks for readiness waits longer than a shop needs to say that its database stands still', () => {
  const patience = [
    all('readinessProbe', ofKind('Deployment')).map(
      (probe) => (probe as { timeoutSeconds: number }).timeoutSeconds,
    ),
    Number(/health_timeout (\d+)s/.exec(read('deploy/caddy/Caddyfile'))?.[1]),
  ].flat();
  expect(patience).toHaveLength(2);
  for (const seconds of patience) expect(seconds * 1_000).toBeGreaterThanOrEqual(3 * READINESS_ANSWER_MS);
});

it('what is started and where it may write are the same everywhere, and exist', () => {
  const started = [dockerfile, ...units, JSON.stringify(parsed)].flatMap((text) => [
    ...text.matchAll(/apps\/[\w/-]+[.]ts/g),
  ]);
  expect(started.length).toBeGreaterThan(4);
  for (const [file] of started) expect(read(file).length).toBeGreaterThan(0);
  const places = all('volumeMounts', parsed).map((mounts) =>
    (mounts as { mountPath: string }[]).map((mount) => mount.mountPath),
  );
  expect(new Set(places.map(String))).toEqual(new Set(['/var/lib/nuancier,/tmp']));
  expect(new Set([...all('readOnlyRootFilesystem', parsed), services['shop-1']?.['read_only']])).toEqual(
    new Set([true]),
  );
  expect(new Set(all('runAsUser', parsed))).toEqual(new Set([10_001]));
  expect(dockerfile).toContain('USER 10001:10001');
});

it('whoever stops the shop waits longer than it drains, and starts it again only where that helps', () => {
  const unit = units.find((text) => text.includes('Restart=always')) ?? '';
  const drain = Number(/DRAIN_SECONDS=(\d+)/.exec(unit)?.[1]);
  expect(Number(/TimeoutStopSec=(\d+)s/.exec(unit)?.[1])).toBeGreaterThan(drain);
  expect(/RestartPreventExitStatus=(.*)/.exec(unit)?.[1]?.split(' ').map(Number)).toEqual([
    EXIT.done,
    EXIT.cut,
    EXIT.settings,
  ]);
  const data = ofKind('ConfigMap')?.['data'] as Record<string, string>;
  const [grace] = all('terminationGracePeriodSeconds', ofKind('Deployment'));
  expect(grace).toBeGreaterThan(Number(data['DRAIN_SECONDS']));
  expect(Number.parseInt(String(services['shop-1']?.['stop_grace_period']), 10)).toBeGreaterThan(25);
  // Compose tells no exit code from another: wrong settings must not be tried for ever.
  expect(services['shop-1']?.['restart']).toMatch(/^on-failure:[1-9]$/);
});

it('a rolling restart goes on to the next process only when the one before is ready, and does not wait ever longer', () => {
  const line = /^systemctl restart nuancier@3001.*$/m.exec(read('docs/operations.md'))?.[0] ?? '';
  expect(line.split(' && ')).toEqual([
    'systemctl restart nuancier@3001',
    expect.stringMatching(/^curl .*--retry-delay 1 .*-fsS http:\/\/127\.0\.0\.1:3001\/readyz$/),
    'systemctl restart nuancier@3002',
  ]);
});

it('the drill of the units types lines that stand in the chapter', () => {
  const chapters = read('docs/operations.md');
  const typed = [
    ...read('deploy/drills/systemd.sh').matchAll(/typed '[^']+' '?([^')]+)'?(?: '([^']+)')?\)/g),
  ];
  const lines = typed.flatMap(([, first, last]) => [first ?? '', last ?? first ?? '']);
  expect(lines.length).toBeGreaterThan(8);
  expect(lines.filter((line) => !chapters.includes(`\n${line}`))).toEqual([]);
});

it('the image’s look at itself ends by itself, before its engine gives it up', () => {
  const [, limit] = /^HEALTHCHECK .*--timeout=(\d+)s/m.exec(dockerfile) ?? [];
  const [, own] = /AbortSignal\.timeout\((\d+)\)/.exec(dockerfile) ?? [];
  expect(Number(own)).toBeGreaterThan(0);
  expect(Number(own)).toBeLessThan(Number(limit) * 1_000);
});

it('an image is built by an engine that answers, not by a client without one', () => {
  expect(read('deploy/image/build.sh')).toMatch(/command -v "\$candidate".* && "\$candidate" info /);
});

it('the database of compose is well by TCP alone: its first server, which makes the roles, has a socket only', () => {
  const [asked] = all('test', services['database']);
  expect(asked).toEqual(expect.arrayContaining(['pg_isready', '--host', '127.0.0.1']));
});

it('the shop may reach all that its settings can name', () => {
  const [egress] = all('egress', ofKind('NetworkPolicy'));
  expect(all('port', egress)).toEqual(
    expect.arrayContaining([53, 5432, 6432, 465, 587, 25, 4317, 4318, 443]),
  );
});

it('the owner of the tables is known to migrations alone', () => {
  const owner = { secretRef: { name: 'nuancier-owner', optional: true } };
  expect(all('envFrom', ofKind('Job'))).toEqual([expect.arrayContaining([owner])]);
  expect(all('envFrom', ofKind('Deployment'))).not.toEqual([expect.arrayContaining([owner])]);
  expect(units.filter((unit) => unit.includes('owner.env')).map((unit) => unit.includes('migrate'))).toEqual([
    true,
  ]);
  for (const named of ['nuancier_shop', 'nuancier_owner'])
    expect(read('deploy/shop.env.example')).toContain(named);
});

it('nginx keeps its files in a folder that it can make: the one above is there on every Linux', () => {
  const [, kept = ''] = /^proxy_cache_path (\S+) /m.exec(read('deploy/nginx/nuancier.conf')) ?? [];
  expect(path.posix.dirname(kept)).toBe('/var/cache');
  // The drill starts nginx on that very folder.
  expect(read('deploy/drills/behind-proxies.sh')).not.toContain('/var/cache');
});

it('proxies let pass what the shop takes, and only there', () => {
  const source = read('apps/api/src/http/late-bodies.ts');
  const addresses = [...source.matchAll(/'\/(integration|gestion)\/([^']+)'/g)].map(
    ([, one, two]) => `${one}/${two}`,
  );
  expect(addresses).toHaveLength(3);
  for (const file of ['deploy/nginx/nuancier.conf', 'deploy/caddy/Caddyfile'])
    for (const address of addresses) expect(read(file)).toContain(address);
  expect(read('deploy/nginx/nuancier.conf')).toContain('location = /gestion/evenements');
  expect(read('apps/api/src/staff/live/live-routes.ts')).toContain("'/gestion/evenements'");
});
