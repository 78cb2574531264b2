import type { OpenDatabase } from '@nuancier/api/database/open-database.ts';
import { reviveMessage, selectMessages } from '@nuancier/api/outbox/outbox-store.ts';
import type { Message } from '@nuancier/api/outbox/outbox-store.ts';
import type { Command, Terminal } from '../command.ts';
import { frenchMoment } from '../french-moment.ts';
import { openAsTool } from '../open-as-tool.ts';

const NEWEST = 20;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

export const mailCommand: Command = {
  name: 'mail',
  takes: '[failed | retry ID]',
  summary: 'montre les derniers e-mails, ceux abandonnés, ou en relance un',
  async run([action, id, ...rest], configuration, terminal) {
    if (rest.length > 0 || (action === 'retry') !== (id !== undefined) || !KNOWN.has(action)) {
      terminal.print('Usage\u00A0: npm run shop -- mail [failed | retry ID]');
      return 2;
    }
    return openAsTool(configuration, ({ db }) =>
      id === undefined ? list(db, action === 'failed', terminal) : retry(db, id, terminal),
    );
  },
};

const KNOWN = new Set([undefined, 'failed', 'retry']);

async function list(db: OpenDatabase['db'], failedOnly: boolean, terminal: Terminal): Promise<number> {
  const messages = await selectMessages(db, NEWEST, failedOnly);
  if (messages.length === 0) terminal.print('Aucun e-mail.');
  for (const message of messages) terminal.print(lineOf(message));
  return 0;
}

async function retry(db: OpenDatabase['db'], id: string, terminal: Terminal): Promise<number> {
  const revived = UUID.test(id) && (await reviveMessage(db, id, new Date()));
  terminal.print(
    revived ? `L’e-mail ${id} part à nouveau.` : `Aucun e-mail abandonné ne porte l’identifiant ${id}.`,
  );
  return revived ? 0 : 1;
}

function lineOf({ id, payload, created_at, tries, sent_at, failed_at, last_error }: Message): string {
  const state =
    failed_at !== null ? 'abandonné' : sent_at !== null ? 'envoyé' : `en attente, ${tries} essai(s)`;
  const words = [id, frenchMoment(created_at), state, textIn(payload, 'template'), textIn(payload, 'to')];
  return [...words, ...(last_error === null ? [] : [last_error])].join('  ');
}

function textIn(payload: unknown, name: string): string {
  const value: unknown =
    typeof payload === 'object' && payload !== null
      ? Object.entries(payload).find(([key]) => key === name)?.[1]
      : '';
  return typeof value === 'string' ? value : '';
}
