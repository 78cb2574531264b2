import { parseArgs } from 'node:util';
import { MOMENT_FORMS, readDay, readMoment } from '@nuancier/api/text/read-moment.ts';
import type { Command, Terminal } from '../command.ts';
import { frenchMoment } from '../french-moment.ts';
import { openAsTool } from '../open-as-tool.ts';
import { selectAuditEntries } from './audit-entries-store.ts';
import type { AuditEntry } from './audit-entries-store.ts';
import { AUDIT_WORDS, isAuditEvent } from '@nuancier/api/audit/audit-words.ts';
import { detailWords } from '@nuancier/api/audit/detail-facts.ts';

const OPTIONS = {
  event: { type: 'string' },
  since: { type: 'string' },
  author: { type: 'string' },
  limit: { type: 'string' },
} as const;
const USUAL = 50;
const MOST = 10_000;

/** Who did what, when and from where; the newest first. */
export const auditCommand: Command = {
  name: 'audit',
  takes: '[--event ÉVÉNEMENT] [--since JOUR|MOMENT] [--author NOM] [--limit N]',
  summary: 'montre le journal d’audit, le plus récent d’abord\u00A0: qui a fait quoi, quand et d’où',
  async run(args, configuration, terminal) {
    const { values } = parseArgs({ args, options: OPTIONS, strict: true });
    const event = values.event ?? null;
    if (event !== null && !isAuditEvent(event)) {
      terminal.print(`Aucun événement du journal ne s’appelle «\u00A0${event}\u00A0». Il y a\u00A0:`);
      for (const [name, words] of Object.entries(AUDIT_WORDS)) terminal.print(`  ${name}\u00A0: ${words}`);
      return 2;
    }
    const since = values.since === undefined ? null : momentOf(values.since);
    if (values.since !== undefined && since === null)
      return wrong(
        terminal,
        `«\u00A0${values.since}\u00A0» n’est ni un jour (15/11/2026) ni un moment (${MOMENT_FORMS}).`,
      );
    const most = values.limit === undefined ? USUAL : Number(values.limit);
    if (!Number.isInteger(most) || most < 1 || most > MOST)
      return wrong(terminal, `--limit est un nombre de 1 à ${MOST.toLocaleString('fr-FR')}.`);
    const author = values.author ?? null;
    return openAsTool(configuration, async ({ db }) => {
      const entries = await selectAuditEntries(db, { event, since, author, most });
      if (entries.length === 0) terminal.print('Aucune entrée.');
      for (const entry of entries) terminal.print(lineOf(entry));
      if (entries.length === most)
        terminal.print(`Les ${most.toLocaleString('fr-FR')} plus récentes\u00A0; --limit en montre plus.`);
      return 0;
    });
  },
};

/** A day alone begins at midnight in France. */
function momentOf(given: string): Date | null {
  const day = readDay(given);
  return readMoment(day === null ? given : `${day} 00:00`);
}

function wrong(terminal: Terminal, sentence: string): number {
  terminal.print(sentence);
  return 2;
}

function lineOf(entry: AuditEntry): string {
  const { at, event, author, representative, customer, client_address: from, details } = entry;
  const who = author === null ? [] : [`par ${author}`];
  const said = detailWords(details);
  return [
    `${frenchMoment(at)}  ${event}\u00A0: ${AUDIT_WORDS[event] ?? 'inconnu'}`,
    ...who,
    ...(representative === null ? [] : [`à sa place ${representative}`]),
    ...(customer === null || customer === author ? [] : [`compte ${customer}`]),
    ...(said === '' ? [] : [said]),
    ...(from === null ? [] : [`(${from})`]),
  ].join('  ');
}
