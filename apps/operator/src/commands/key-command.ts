import { parseArgs } from 'node:util';
import type { DatabasePool } from '@nuancier/api/database/tables.ts';
import {
  createKey,
  isAlive,
  listKeys,
  revokeKey,
  rotateKey,
} from '@nuancier/api/integration/keys/integration-keys.ts';
import type { MadeKey } from '@nuancier/api/integration/keys/integration-keys.ts';
import { isScope, SCOPES } from '@nuancier/api/integration/keys/scopes.ts';
import type { Command, Terminal } from '../command.ts';
import { frenchDate } from '../french-moment.ts';
import { openAsTool } from '../open-as-tool.ts';
import { operatorName, operatorPlace } from '../operator.ts';

const OPTIONS = {
  name: { type: 'string' },
  scope: { type: 'string', multiple: true },
  days: { type: 'string' },
  overlap: { type: 'string' },
} as const;

const DAYS = 365;
const OVERLAP_DAYS = 7;
const MOST_DAYS = 1_095;

/** Keys by which the merchant's systems enter the integration API. */
export const keyCommand: Command = {
  name: 'key',
  takes: 'create --name NOM --scope DROIT… [--days JOURS] | list | rotate ID [--overlap JOURS] | revoke ID',
  summary: 'les clés de l’API d’intégration\u00A0: les fait, les montre, les remplace, les retire',
  async run(args, configuration, terminal) {
    const { values, positionals } = parseArgs({
      args,
      options: OPTIONS,
      allowPositionals: true,
      strict: true,
    });
    const [action, id, ...others] = positionals;
    const days = daysOf(values.days, DAYS);
    const overlapDays = daysOf(values.overlap, OVERLAP_DAYS);
    const isNumber = id !== undefined && /^[1-9]\d{0,8}$/.test(id) && others.length === 0;
    if (days === null || overlapDays === null) return usage(terminal);
    const open = (work: (db: DatabasePool) => Promise<number>) =>
      openAsTool(configuration, ({ db }) => work(db));
    if (action === 'list' && id === undefined) return open((db) => list(db, terminal));
    if (action === 'revoke' && isNumber) return open((db) => withdraw(db, Number(id), terminal));
    if (action === 'rotate' && isNumber && values.days === undefined)
      return open((db) => rotate(db, { id: Number(id), overlapDays }, terminal));
    const name = values.name?.trim() ?? '';
    const scopes = (values.scope ?? []).flatMap((list) => list.split(','));
    const known = scopes.filter(isScope);
    const unknown = scopes.filter((scope) => !isScope(scope));
    if (action !== 'create' || id !== undefined || name === '' || scopes.length === 0) return usage(terminal);
    if (unknown.length > 0) {
      terminal.print(`Aucun droit ne s’appelle «\u00A0${unknown.join(', ')}\u00A0».`);
      return usage(terminal);
    }
    return open(async (db) => {
      show(
        await createKey(db, operatorPlace('key'), {
          name,
          scopes: known,
          days,
          author: operatorName(terminal),
        }),
        terminal,
      );
      return 0;
    });
  },
};

function usage(terminal: Terminal): number {
  terminal.print(`Usage\u00A0: npm run shop -- key ${keyCommand.takes}`);
  for (const [scope, meaning] of Object.entries(SCOPES)) terminal.print(`  ${scope.padEnd(16)} ${meaning}`);
  return 2;
}

async function list(db: DatabasePool, terminal: Terminal): Promise<number> {
  const keys = await listKeys(db);
  if (keys.length === 0) terminal.print('Aucune clé.');
  const now = new Date();
  for (const key of keys) {
    const state = isAlive(key, now)
      ? `jusqu’au ${frenchDate(key.expires_at)}${key.replaced_by === null ? '' : `, remplacée par ${key.replaced_by}`}`
      : key.revoked_at === null
        ? `finie le ${frenchDate(key.expires_at)}`
        : `retirée le ${frenchDate(key.revoked_at)}`;
    const used = key.last_used_at === null ? 'jamais servie' : `servie le ${frenchDate(key.last_used_at)}`;
    terminal.print(`${key.id}  ${key.prefix}…  ${key.name}  ${state}  ${used}  ${key.scopes.join(', ')}`);
  }
  return 0;
}

async function rotate(
  db: DatabasePool,
  wanted: { id: number; overlapDays: number },
  terminal: Terminal,
): Promise<number> {
  const made = await rotateKey(db, operatorPlace('key'), { ...wanted, author: operatorName(terminal) });
  if (made.ok) {
    show(made.value, terminal);
    terminal.print(`L’ancienne clé ${wanted.id} reste bonne ${wanted.overlapDays} jour(s) au plus.`);
    return 0;
  }
  terminal.print(
    made.refusal === 'UNKNOWN_KEY'
      ? `Aucune clé ne porte le numéro ${wanted.id}.`
      : `La clé ${wanted.id} n’est plus valable ou est déjà remplacée.`,
  );
  return 1;
}

async function withdraw(db: DatabasePool, id: number, terminal: Terminal): Promise<number> {
  const done = await revokeKey(db, operatorPlace('key'), { id, author: operatorName(terminal) });
  terminal.print(done ? `La clé ${id} est retirée.` : `Aucune clé à retirer ne porte le numéro ${id}.`);
  return done ? 0 : 1;
}

function show({ id, key, expiresAt }: MadeKey, terminal: Terminal): void {
  terminal.print(`Clé ${id}, bonne jusqu’au ${frenchDate(expiresAt)}\u00A0:`);
  terminal.print(key);
  terminal.print('Notez-la maintenant\u00A0: elle ne sera plus jamais affichée.');
}

function daysOf(given: string | undefined, usual: number): number | null {
  if (given === undefined) return usual;
  const days = /^\d{1,4}$/.test(given) ? Number(given) : MOST_DAYS + 1;
  return days <= MOST_DAYS ? days : null;
}
