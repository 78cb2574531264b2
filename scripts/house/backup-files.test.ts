// Who makes the backup each night: systemd, cron with compose, Kubernetes. The three say the same, in words that the
// operator's command takes, and the documentation names them.
import { readFileSync, globSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { EXIT } from '../../apps/api/src/process/exit-codes.ts';
import { progressOn } from '../../apps/operator/src/progress.ts';
import { runShopCommand } from '../../apps/operator/src/run-shop-command.ts';

const root = path.join(import.meta.dirname, '..', '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

type Container = { name: string; args: string[]; envFrom?: { secretRef?: { name: string } }[] };
type Template = { spec: { restartPolicy: string; containers: Container[] } };
type Rule = { action: string; onExitCodes: { containerName: string; operator: string; values: number[] } };
type JobSpec = { backoffLimit: number; podFailurePolicy: { rules: Rule[] }; template: Template };
type CronJob = {
  spec: { schedule: string; concurrencyPolicy: string; jobTemplate: { spec: JobSpec } };
};
type Compose = { services: Record<string, { command?: string[]; secrets?: string[]; profiles?: string[] }> };

const unit = read('deploy/systemd/nuancier-backup.service');
const timer = read('deploy/systemd/nuancier-backup.timer');
const { spec: cronJob } = parse(read('deploy/kubernetes/backup.yaml')) as CronJob;
const composeText = read('deploy/compose.yaml');
const compose = parse(composeText, { merge: true }) as Compose;
const [container] = cronJob.jobTemplate.spec.template.spec.containers;
const valueOf = (text: string, name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(text)?.[1] ?? '';

const backups: readonly (readonly [string, readonly string[]])[] = [
  ['systemd', valueOf(unit, 'ExecStart').split(' ').slice(1)],
  ['compose', compose.services['backup']?.command?.slice(1) ?? []],
  ['kubernetes', container?.args ?? []],
];

it.each(backups)('%s makes a backup, keeps as many as the others, and says who made it', (_who, words) => {
  const [script, command, ...args] = words;
  expect([script, command]).toEqual(['apps/operator/src/shop.ts', 'backup']);
  const options = { to: { type: 'string' }, keep: { type: 'string' }, by: { type: 'string' } } as const;
  const { values } = parseArgs({ args: [...args], options, strict: true });
  expect(values).toMatchObject({ to: expect.stringMatching(/^(?:\/|s3:\/\/)/), keep: '14' });
  expect(values.by).not.toBe('');
});

it('every command that is started here is one of the operator’s, with options it takes', async () => {
  const said: string[] = [];
  const print = (line: string) => void said.push(line);
  await runShopCommand(['--help'], {}, root, { print, progress: progressOn({ write: print }) });
  const help = said.join('\n').split('\n');
  const started = [
    ...globSync('deploy/systemd/*.service', { cwd: root }).map((file) =>
      valueOf(read(file), 'ExecStart').split(' '),
    ),
    ...Object.values(compose.services).map(({ command = [] }) => command),
    ...globSync('deploy/kubernetes/*.yaml', { cwd: root }).flatMap((file) =>
      parseAllDocuments(read(file)).flatMap((document) => argsIn(document.toJS())),
    ),
  ].flatMap((words) => {
    const at = words.indexOf('apps/operator/src/shop.ts');
    return at === -1 ? [] : [words.slice(at + 1)];
  });
  expect(started.length).toBe(6);
  for (const [command = '', ...words] of started) {
    const taken = help.find((line) => line.startsWith(`  ${command} `));
    expect(taken).toContain(command);
    for (const option of words.filter((word) => /^--(?!by$)/.test(word))) expect(taken).toContain(option);
  }
});

function argsIn(sheet: unknown): string[][] {
  if (typeof sheet !== 'object' || sheet === null) return [];
  return Object.entries(sheet).flatMap(([name, value]) =>
    name === 'args' && Array.isArray(value) ? [value.map(String)] : argsIn(value),
  );
}

it('systemd tries again what failed, but not a backup that is made and could not remove old ones', () => {
  expect(valueOf(unit, 'Restart')).toBe('on-failure');
  expect(valueOf(unit, 'RestartPreventExitStatus')).toBe(String(EXIT.unpruned));
});

it('Kubernetes tries again what failed, but not a backup that is made and could not remove old ones', () => {
  const { backoffLimit, podFailurePolicy, template } = cronJob.jobTemplate.spec;
  expect(backoffLimit).toBeGreaterThan(0);
  expect(podFailurePolicy.rules).toEqual([
    {
      action: 'FailJob',
      onExitCodes: { containerName: container?.name, operator: 'In', values: [EXIT.unpruned] },
    },
  ]);
  // Codes are told apart only where a pod that ended stays ended.
  expect(template.spec.restartPolicy).toBe('Never');
});

it('all three do it at the same hour of the night, one at a time', () => {
  expect(valueOf(timer, 'OnCalendar')).toBe('*-*-* 02:30:00');
  expect(cronJob.schedule).toBe('30 2 * * *');
  expect(composeText).toMatch(/^#\s+30 2 \* \* \* root .*run --rm backup$/m);
  expect(cronJob.concurrencyPolicy).toBe('Forbid');
  expect(unit).toContain('Type=oneshot');
  // `up` starts no backup.
  expect(compose.services['backup']?.profiles).toEqual(['backup']);
});

it('a backup is sealed, and by a key that the shop itself is not given', () => {
  expect(unit).toMatch(/^LoadCredential=backup-key:\/etc\/nuancier\/backup-key$/m);
  expect(unit).toContain('BACKUP_KEY_FILE=%d/backup-key');
  expect(compose.services['backup']?.secrets).toContain('backup-key');
  expect(compose.services['shop-1']?.secrets).not.toContain('backup-key');
  expect(container?.envFrom?.map(({ secretRef }) => secretRef?.name)).toContain('nuancier-backup');
  expect(read('deploy/kubernetes/shop.yaml') + read('deploy/kubernetes/migrate.yaml')).not.toContain(
    'nuancier-backup',
  );
});

it('the unit may write where it is told to, and nowhere else', () => {
  const to = /--to (\S+)/.exec(valueOf(unit, 'ExecStart'))?.[1];
  expect([valueOf(unit, 'ReadWritePaths'), valueOf(unit, 'RequiresMountsFor')]).toEqual([to, to]);
  expect(unit).toContain('ProtectSystem=strict');
});

it('every timer wakes a unit that stands beside it, and is one that can be switched on', () => {
  const timers = globSync('deploy/systemd/*.timer', { cwd: root });
  expect(timers).toHaveLength(1);
  for (const file of timers) {
    expect(read(file.replace(/[.]timer$/, '.service'))).toContain('[Service]');
    expect(valueOf(read(file), 'WantedBy')).toBe('timers.target');
    expect(read('docs/operations.md')).toContain(`systemctl enable --now ${path.basename(file)}`);
  }
});
