import { parseArgs } from 'node:util';
import type { Configuration } from '@nuancier/api/configuration/configuration.ts';
import type { DatabasePool } from '@nuancier/api/database/tables.ts';
import { readCursor } from '@nuancier/api/events/event-cursor.ts';
import { isEventType } from '@nuancier/api/events/event-kinds.ts';
import { addressFault } from '@nuancier/api/integration/webhooks/address-fault.ts';
import {
  createWebhook,
  listWebhooks,
  replayWebhook,
  rotateWebhook,
  switchWebhook,
  webhookLog,
} from '@nuancier/api/integration/webhooks/webhooks.ts';
import type { Command, Terminal } from '../command.ts';
import { frenchMoment } from '../french-moment.ts';
import { openAsTool } from '../open-as-tool.ts';
import { operatorName, operatorPlace } from '../operator.ts';

const OPTIONS = {
  name: { type: 'string' },
  url: { type: 'string' },
  type: { type: 'string', multiple: true },
  from: { type: 'string' },
} as const;

const OVERLAP_DAYS = 7;
const SHOWN = 50;

/** Addresses of the merchant's systems that are called when something happens. */
export const webhookCommand: Command = {
  name: 'webhook',
  takes:
    'create --name NOM --url ADRESSE [--type ÉVÉNEMENT…] | list | log ID | rotate ID | on ID | off ID | replay ID [--from CURSEUR]',
  summary: 'les adresses appelées à chaque événement\u00A0: les fait, les montre, leur journal, les rejoue',
  async run(args, configuration, terminal) {
    const { values, positionals } = parseArgs({
      args,
      options: OPTIONS,
      allowPositionals: true,
      strict: true,
    });
    const [action = '', id, ...others] = positionals;
    const open = (work: (db: DatabasePool) => Promise<number>) =>
      openAsTool(configuration, ({ db }) => work(db));
    if (action === 'list' && id === undefined) return open((db) => list(db, terminal));
    if (action === 'create' && id === undefined && values.name && values.url) {
      const wanted = { name: values.name, url: values.url, types: typesOf(values.type) };
      return create(wanted, configuration, terminal);
    }
    const act = actions.get(action);
    if (act === undefined || id === undefined || !/^[1-9]\d{0,8}$/.test(id) || others.length > 0) {
      terminal.print(`Usage\u00A0: npm run shop -- webhook ${webhookCommand.takes}`);
      return 2;
    }
    return open((db) => act({ db, id: Number(id), from: values.from, configuration }, terminal));
  },
};

type Wanted = { name: string; url: string; types: readonly string[] | null };

async function create(
  { name, url, types }: Wanted,
  configuration: Configuration,
  terminal: Terminal,
): Promise<number> {
  const unknown = (types ?? []).filter((type) => !isEventType(type));
  if (unknown.length > 0) {
    terminal.print(`Aucun événement ne s’appelle «\u00A0${unknown.join(', ')}\u00A0».`);
    return 1;
  }
  const fault = await addressFault(url, { allowsPrivate: configuration.webhooksReachPrivate });
  if (fault !== null) {
    terminal.print(fault);
    return 1;
  }
  return openAsTool(configuration, async ({ db }) => {
    const shopSecret = configuration.sessionSecret;
    const made = await createWebhook(doing(db, terminal), { name, url, types, shopSecret });
    terminal.print(
      `Adresse ${made.id}, appelée à partir de maintenant. Son secret (Standard Webhooks)\u00A0:`,
    );
    terminal.print(made.secret);
    terminal.print('Notez-le maintenant\u00A0: il ne sera plus jamais affiché.');
    return 0;
  });
}

type Asked = { db: DatabasePool; id: number; from: string | undefined; configuration: Configuration };

const actions = new Map<string, (asked: Asked, terminal: Terminal) => Promise<number>>([
  ['log', log],
  ['rotate', rotate],
  ['replay', replay],
  ['on', (asked, terminal) => turn(asked, true, terminal)],
  ['off', (asked, terminal) => turn(asked, false, terminal)],
]);

async function list(db: DatabasePool, terminal: Terminal): Promise<number> {
  const webhooks = await listWebhooks(db);
  if (webhooks.length === 0) terminal.print('Aucune adresse.');
  for (const { id, name, url, types, disabled_for: reason } of webhooks)
    terminal.print(
      `${id}  ${name}  ${url}  ${types?.join(', ') ?? 'tous les événements'}  ${reason === null ? 'en marche' : `arrêtée\u00A0: ${reason}`}`,
    );
  return 0;
}

async function log({ db, id }: Asked, terminal: Terminal): Promise<number> {
  const calls = await webhookLog(db, id, { most: SHOWN });
  if (calls.length === 0) terminal.print('Aucun appel.');
  for (const call of calls) {
    const state =
      call.delivered_at !== null
        ? `reçu ${frenchMoment(call.delivered_at)}`
        : call.failed_at !== null
          ? `abandonné ${frenchMoment(call.failed_at)}`
          : `nouvel essai ${frenchMoment(call.next_try_at)}`;
    terminal.print(
      `${call.id}  ${call.type}  ${frenchMoment(call.created_at)}  ${state}  ${call.tries} essai(s)  ${call.last_error ?? ''}`.trimEnd(),
    );
  }
  return 0;
}

async function rotate({ db, id, configuration }: Asked, terminal: Terminal): Promise<number> {
  const shopSecret = configuration.sessionSecret;
  const secret = await rotateWebhook(doing(db, terminal), { id, overlapDays: OVERLAP_DAYS, shopSecret });
  if (secret === null) return none(id, terminal);
  terminal.print(secret);
  terminal.print(`L’ancien secret signe aussi pendant ${OVERLAP_DAYS} jours.`);
  return 0;
}

async function replay({ db, id, from }: Asked, terminal: Terminal): Promise<number> {
  const after = from === undefined ? 0 : readCursor(from);
  if (after === null) {
    terminal.print(`«\u00A0${from}\u00A0» n’est pas un curseur de cette boutique.`);
    return 2;
  }
  const count = await replayWebhook(doing(db, terminal), { id, after });
  if (count === null) return none(id, terminal);
  terminal.print(`${count} événement(s) repartent.`);
  return 0;
}

async function turn({ db, id }: Asked, on: boolean, terminal: Terminal): Promise<number> {
  if (!(await switchWebhook(doing(db, terminal), { id, on }))) return none(id, terminal);
  terminal.print(on ? `L’adresse ${id} est de nouveau appelée.` : `L’adresse ${id} n’est plus appelée.`);
  return 0;
}

function none(id: number, terminal: Terminal): number {
  terminal.print(`Rien à faire pour une adresse ${id}.`);
  return 1;
}

function typesOf(given: readonly string[] | undefined): string[] | null {
  const types = (given ?? []).flatMap((list) => list.split(','));
  return types.length === 0 ? null : types;
}

function doing(db: DatabasePool, terminal: Terminal) {
  return { db, place: operatorPlace('webhook'), author: operatorName(terminal) };
}
