import { createHash } from 'node:crypto';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import type { Configuration } from '@nuancier/api/configuration/configuration.ts';
import { pendingMigrations } from '@nuancier/api/database/migrating/migrate.ts';
import type { DatabasePool } from '@nuancier/api/database/tables.ts';
import type { Command, Terminal } from '../command.ts';
import { openAsTool } from '../open-as-tool.ts';
import { askOpening } from './ask-opening.ts';
import { isOpen, openShop } from './open-shop.ts';
import type { OpeningMeans } from './open-shop.ts';
import { selectSiteNames } from './opening-store.ts';
import { openingTemplate } from './opening-template.ts';
import { readOpeningFile } from './read-opening.ts';
import type { ReadOpening } from './read-opening.ts';
import { shopGaps } from './shop-gaps.ts';
import { operatorName } from '../operator.ts';

const OPTIONS = { file: { type: 'string' }, template: { type: 'boolean' } } as const;
/** Far more than the fields can hold. */
const MOST_BYTES = 64 * 1024;

export const initCommand: Command = {
  name: 'init',
  takes: '[--file FICHIER.json] | --template [FICHIER.json]',
  summary: 'ouvre la boutique\u00A0: pose ses questions, ou lit un fichier dont --template donne le modèle',
  async run(args, configuration, terminal) {
    const { values, positionals } = parseArgs({
      args,
      options: OPTIONS,
      allowPositionals: true,
      strict: true,
    });
    const [path = 'boutique.json', ...others] = positionals;
    const isTemplate = values.template === true;
    if (
      others.length > 0 ||
      (isTemplate && values.file !== undefined) ||
      (!isTemplate && positionals.length > 0)
    ) {
      terminal.print(`Usage\u00A0: npm run shop -- init ${initCommand.takes}`);
      return 2;
    }
    if (isTemplate) return writeTemplate(path, terminal);
    return openAsTool(configuration, ({ db }) => init(db, values.file, configuration, terminal));
  },
};

async function init(
  db: DatabasePool,
  path: string | undefined,
  configuration: Configuration,
  terminal: Terminal,
): Promise<number> {
  if ((await pendingMigrations(db)).length > 0) {
    terminal.print('La base n’est pas à jour\u00A0: tapez d’abord npm run shop -- migrate.');
    return 1;
  }
  // Said before twenty questions are asked.
  const [known] = await selectSiteNames(db);
  if (known !== undefined) {
    terminal.print(isOpen(known));
    return 1;
  }
  const said = path === undefined ? await conversation(terminal) : await readGiven(path);
  if (!said.read.ok) {
    for (const fault of said.read.faults) terminal.print(fault);
    terminal.print('Rien n’a été écrit.');
    return 1;
  }
  const { opening } = said.read;
  const { publicUrl } = configuration;
  const means: OpeningMeans = { now: new Date(), publicUrl, author: operatorName(terminal), file: said.file };
  const opened = await openShop(db, opening, means);
  if (!opened.ok) {
    for (const reason of opened.reasons) terminal.print(reason);
    terminal.print('Rien n’a été écrit.');
    return 1;
  }
  terminal.print(`Boutique ouverte\u00A0: ${opening.enseigne}, thème ${opening.theme}, ${publicUrl}`);
  terminal.print(`Pages écrites\u00A0: ${opened.pages.join(', ')}.`);
  terminal.print(
    `Accès de ${opening['compte.prenom']} ${opening['compte.nom']} à la gestion (propriétaire)\u00A0: choisissez son mot de passe et son second facteur, par ce lien qui vaut sept jours et une seule fois.`,
  );
  terminal.print(opened.link);
  await tellNext(db, terminal);
  return 0;
}

async function tellNext(db: DatabasePool, terminal: Terminal): Promise<void> {
  const gaps = await shopGaps(db);
  if (gaps.length === 0) return;
  terminal.print('Il reste à faire\u00A0:');
  for (const { what, missing, next } of gaps) terminal.print(`  ${what} (${missing})\u00A0: ${next}`);
  terminal.print('Un modèle de chaque fichier\u00A0: npm run shop -- import template GENRE');
}

type Said = { read: ReadOpening; file: OpeningMeans['file'] };

async function conversation(terminal: Terminal): Promise<Said> {
  if (terminal.ask !== undefined) return { read: await askOpening(terminal.ask, terminal), file: null };
  const fault =
    'Personne n’est là pour répondre\u00A0: écrivez un fichier (init --template) et donnez-le par --file.';
  return { read: { ok: false, faults: [fault] }, file: null };
}

async function readGiven(path: string): Promise<Said> {
  const refused = (fault: string): Said => ({ read: { ok: false, faults: [fault] }, file: null });
  const found = await stat(path).catch(() => null);
  if (found === null || !found.isFile())
    return refused(`Le fichier «\u00A0${path}\u00A0» ne peut pas être lu.`);
  if (found.size > MOST_BYTES)
    return refused(`Le fichier «\u00A0${path}\u00A0» est trop grand\u00A0: 64\u00A0Ko au plus.`);
  const bytes = await readFile(path);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { read: readOpeningFile(bytes.toString('utf8')), file: { name: basename(path), sha256 } };
}

async function writeTemplate(path: string, terminal: Terminal): Promise<number> {
  if (await stat(path).catch(() => null)) {
    terminal.print(`Le fichier «\u00A0${path}\u00A0» existe déjà\u00A0: donnez un autre nom.`);
    return 1;
  }
  await writeFile(path, openingTemplate());
  terminal.print(
    `Modèle écrit\u00A0: ${path}. Remplissez-le, puis\u00A0: npm run shop -- init --file ${path}`,
  );
  return 0;
}
