import { readConfiguration } from '@nuancier/api/configuration/configuration.ts';
import type { Environment } from '@nuancier/api/configuration/configuration.ts';
import { DatabaseUnavailable } from '@nuancier/api/database/embedded/database-unavailable.ts';
import { lacksRights } from '@nuancier/api/database/rights/lacks-rights.ts';
import { BackupRefused } from '@nuancier/api/backups/backups.ts';
import { Abandoned } from './command.ts';
import type { Command, Terminal } from './command.ts';
import { acknowledgeCommand } from './commands/acknowledge-command.ts';
import { auditCommand } from './audit/audit-command.ts';
import { backupCommand } from './backups/backup-command.ts';
import { backupsCommand } from './backups/backups-command.ts';
import { companyCommand } from './commands/company-command.ts';
import { connectAsCommand } from './commands/connect-as-command.ts';
import { demoFilesCommand } from './demo/demo-files-command.ts';
import { drillCommand } from './backups/drill/drill-command.ts';
import { exportCommand } from './exports/export-command.ts';
import { doctorCommand } from './doctor/doctor-command.ts';
import { holdCommand } from './backups/hold-command.ts';
import { importCommand } from './commands/import-command.ts';
import { harmless } from './harmless-text.ts';
import { initCommand } from './opening/init-command.ts';
import { keyCommand } from './commands/key-command.ts';
import { jobsCommand } from './commands/jobs-command.ts';
import { mailCommand } from './commands/mail-command.ts';
import { migrateCommand } from './commands/migrate-command.ts';
import { orderCommand } from './commands/order-command.ts';
import { privacyCommand } from './commands/privacy-command.ts';
import { resetDemoCommand } from './demo/reset-demo-command.ts';
import { restoreCommand } from './backups/restore-command.ts';
import { resumeCommand } from './backups/resume-command.ts';
import { reviewCommand } from './commands/review-command.ts';
import { staffCommand } from './staff/staff-command.ts';
import { statusCommand } from './commands/status-command.ts';
import { stockCommand } from './commands/stock-command.ts';
import { userCommand } from './commands/user-command.ts';
import { webhookCommand } from './commands/webhook-command.ts';

const COMMANDS: readonly Command[] = [
  acknowledgeCommand,
  auditCommand,
  backupCommand,
  backupsCommand,
  companyCommand,
  connectAsCommand,
  demoFilesCommand,
  doctorCommand,
  drillCommand,
  exportCommand,
  holdCommand,
  importCommand,
  initCommand,
  keyCommand,
  jobsCommand,
  mailCommand,
  migrateCommand,
  orderCommand,
  privacyCommand,
  resetDemoCommand,
  restoreCommand,
  resumeCommand,
  reviewCommand,
  staffCommand,
  statusCommand,
  stockCommand,
  userCommand,
  webhookCommand,
];
const HELP_WORDS = new Set(['--help', '-h', 'help']);

/** One command line, from its words to its exit code. */
export async function runShopCommand(
  words: string[],
  env: Environment,
  projectRoot: string,
  given: Terminal,
): Promise<number> {
  const terminal = withHarmlessText(given);
  const { by, rest } = takeName(words);
  const [name, ...args] = rest;
  if (name === undefined || HELP_WORDS.has(name) || args.some((arg) => HELP_WORDS.has(arg))) {
    terminal.print(help());
    return name === undefined ? 2 : 0;
  }
  const command = COMMANDS.find((one) => one.name === name);
  if (command === undefined) {
    terminal.print(`Commande inconnue\u00A0: «\u00A0${name}\u00A0».\n\n${help()}`);
    return 2;
  }
  const read = readConfiguration(env, projectRoot);
  if (!read.ok) {
    if (command.unsettled) return command.unsettled(args, read.problems, terminal);
    for (const problem of read.problems) terminal.print(problem);
    return 1;
  }
  const signed = { ...terminal, env, ...(by === undefined ? {} : { by }) };
  return command.run(args, read.configuration, signed).catch((error: unknown) => explain(error, terminal));
}

function withHarmlessText({ print, remark, ...rest }: Terminal): Terminal {
  return {
    ...rest,
    print: (line) => print(harmless(line)),
    ...(remark === undefined ? {} : { remark: (line: string) => remark(harmless(line)) }),
  };
}

/** `--by NAME` may stand anywhere, with any command. */
function takeName(words: readonly string[]): { by: string | undefined; rest: string[] } {
  const at = words.indexOf('--by');
  const by = at === -1 ? undefined : words[at + 1]?.trim();
  // Without a name the word stays, and is refused like any other that nobody knows.
  if (!by) return { by: undefined, rest: [...words] };
  return { by, rest: words.toSpliced(at, 2) };
}

/** As a shell says it of what was interrupted. */
const GIVEN_UP = 130;

/** What the operator can correct is reported in one sentence; anything else is a fault and keeps its trace. */
function explain(error: unknown, terminal: Terminal): number {
  if (isBadArgument(error)) {
    const [, word] = /'([^']+)'/.exec(String(Object(error).message)) ?? [];
    terminal.print(
      `Argument inconnu ou incomplet${word === undefined ? '' : `\u00A0: «\u00A0${word}\u00A0»`}.\n\n${help()}`,
    );
    return 2;
  }
  if (error instanceof Abandoned) return GIVEN_UP;
  if (lacksRights(error)) {
    terminal.print(
      'Le rôle de la base n’a pas le droit de faire cela\u00A0: donnez l’adresse du propriétaire des tables par DATABASE_OWNER_URL.',
    );
    return 1;
  }
  if (!(error instanceof DatabaseUnavailable || error instanceof BackupRefused)) throw error;
  terminal.print(error.message);
  return 1;
}

function isBadArgument(error: unknown): boolean {
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

function help(): string {
  const width = Math.max(...COMMANDS.map((command) => `${command.name} ${command.takes}`.length));
  const lines = COMMANDS.map(
    (command) => `  ${`${command.name} ${command.takes}`.padEnd(width)}  ${command.summary}`,
  );
  return [
    'Usage\u00A0: npm run shop -- <commande>',
    '',
    ...lines,
    `  ${'--help'.padEnd(width)}  affiche cette aide`,
    `  ${'--by NOM'.padEnd(width)}  avec toute commande\u00A0: qui agit, pour le journal d’audit (sinon l’utilisateur du poste)`,
    '',
    'La commande se sert de la base de la boutique, qu’elle tourne ou non.',
    'Réglages par variables d’environnement\u00A0: apps/operator/README.md.',
  ].join('\n');
}
