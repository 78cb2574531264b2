import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { DatabasePool } from '@nuancier/api/database/tables.ts';
import { csvFile } from '@nuancier/api/imports/files/csv-file.ts';
import { acknowledgementsOf, acknowledgeOrders } from '@nuancier/api/orders/orders.ts';
import type { Acknowledgement } from '@nuancier/api/orders/orders.ts';
import { MOMENT_FORMS, readMoment } from '@nuancier/api/text/read-moment.ts';
import type { Acknowledged } from '@nuancier/domain/stock/stock-figure.ts';
import type { Command, Terminal } from '../command.ts';
import { openAsTool } from '../open-as-tool.ts';
import { operatorName, operatorPlace } from '../operator.ts';

const KINDS: Readonly<Record<string, Acknowledged | null>> = {
  vente: 'sale',
  annulation: 'release',
  sortie: 'issue',
  '': null,
};

export const acknowledgeCommand: Command = {
  name: 'acknowledge',
  takes: 'NUMÉRO… | FICHIER.csv [--at MOMENT] [--only vente|annulation|sortie]',
  summary:
    'note que votre logiciel a enregistré ces commandes, ou leur annulation\u00A0: ses comptages de stock les contiennent désormais',
  async run(args, configuration, terminal) {
    const options = { at: { type: 'string' }, only: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true, strict: true });
    const kind = KINDS[values.only ?? ''];
    if (positionals.length === 0 || kind === undefined) {
      terminal.print(`Usage\u00A0: npm run shop -- acknowledge ${acknowledgeCommand.takes}`);
      terminal.print('  fichier\u00A0: commande;[moment];[type]');
      return 2;
    }
    const now = new Date();
    const at = values.at === undefined ? now : readMoment(values.at);
    if (at === null) {
      terminal.print(`«\u00A0${values.at}\u00A0» n’est pas un moment (${MOMENT_FORMS}).`);
      return 2;
    }
    const [path = ''] = positionals;
    const read = (await isFile(path))
      ? await readLines(path, { at, kind })
      : { good: positionals.flatMap((orderNumber) => acknowledgementsOf(orderNumber, kind, at)), bad: [] };
    if (read.bad.length > 0) {
      for (const reason of read.bad) terminal.print(reason);
      terminal.print('Rien n’a été noté\u00A0: corrigez ces lignes et recommencez.');
      return 1;
    }
    return openAsTool(configuration, ({ db }) => acknowledge(db, read.good, terminal));
  },
};

const BATCH = 500;

/** In short transactions, so that no order waits for a long file; broken off, it may be begun again. */
async function acknowledge(
  db: DatabasePool,
  all: readonly Acknowledgement[],
  terminal: Terminal,
): Promise<number> {
  let done = 0;
  const refused: string[] = [];
  for (let from = 0; from < all.length; from += BATCH) {
    const part = all.slice(from, from + BATCH);
    const outcome = await db.transaction().execute((transaction) =>
      acknowledgeOrders(transaction, part, {
        ...operatorPlace('acknowledge'),
        author: operatorName(terminal),
      }),
    );
    done += outcome.acknowledged;
    refused.push(
      ...outcome.unknown.map((number) => `Aucune commande ne porte le numéro ${number}.`),
      ...outcome.future.map((number) => `${number}\u00A0: le moment est encore à venir.`),
      ...outcome.early.map((number) => `${number}\u00A0: le moment précède la commande.`),
      ...outcome.notCancelled
        .filter((number) => !part.some(({ orderNumber, kind }) => orderNumber === number && kind === 'sale'))
        .map((number) => `La commande ${number} n’est pas annulée.`),
    );
  }
  for (const reason of refused) terminal.print(reason);
  terminal.print(`${done.toLocaleString('fr-FR')} commande(s) notée(s) comme enregistrée(s).`);
  return refused.length > 0 ? 1 : 0;
}

type Usual = { at: Date; kind: Acknowledged | null };

/** One order a line; what a line leaves out, the command line says. */
async function readLines(path: string, { at, kind }: Usual) {
  const good: Acknowledgement[] = [];
  const bad: string[] = [];
  const file = await csvFile(() => createReadStream(path));
  let names: string[] | undefined;
  for await (const { number: nth, cells, fault } of file.lines()) {
    if (fault !== null) {
      bad.push(`Ligne ${nth}\u00A0: ${fault}`);
      continue;
    }
    if (names === undefined) {
      names = cells.map((cell) => cell.toLowerCase());
      if (!names.includes('commande')) return { good, bad: ['La colonne «\u00A0commande\u00A0» manque.'] };
      continue;
    }
    const cell = (name: string) => cells[names?.indexOf(name) ?? -1] ?? '';
    const moment = cell('moment') === '' ? at : readMoment(cell('moment'));
    const lineKind = cell('type') === '' ? kind : KINDS[cell('type').toLowerCase()];
    if (cell('commande') === '') bad.push(`Ligne ${nth}\u00A0: le numéro de commande manque.`);
    else if (moment === null)
      bad.push(`Ligne ${nth}\u00A0: «\u00A0${cell('moment')}\u00A0» n’est pas un moment (${MOMENT_FORMS}).`);
    else if (lineKind === undefined)
      bad.push(`Ligne ${nth}\u00A0: le type est vente, annulation ou sortie, ou reste vide.`);
    else good.push(...acknowledgementsOf(cell('commande'), lineKind, moment));
  }
  return { good, bad };
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}
