import type {
  IntegrationKey,
  IntegrationKeys,
  MadeIntegrationKey,
  MutationCreateIntegrationKeyArgs,
  MutationRevokeIntegrationKeyArgs,
  MutationRotateIntegrationKeyArgs,
} from '@nuancier/contract/gestion-types.ts';
import { isReadableText } from '@nuancier/domain/readable-text.ts';
import type { StaffOperation } from '@nuancier/domain/staff/rights.ts';
import { entitled } from '../../refusals/entitled.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { proveAgain } from '../../staff/staff.ts';
import type { IntegrationDesk } from '../integration-desk.ts';
import { createKey, isAlive, listKeys, revokeKey, rotateKey } from '../keys/integration-keys.ts';
import type { KeyRecord, MadeKey } from '../keys/integration-keys.ts';
import { isScope, SCOPES } from '../keys/scopes.ts';

export const LONGEST_NAME = 80;
const MOST_DAYS = 1_095;
const MOST_OVERLAP = 90;

export async function integrationKeys(context: IntegrationDesk): Promise<IntegrationKeys> {
  entitled(context.staff, 'integrationKeys');
  const keys = await listKeys(context.db);
  return {
    keys: keys.map((key) => keyView(key, context.now())).toReversed(),
    scopes: Object.entries(SCOPES).map(([name, says]) => ({ name, says })),
  };
}

export async function createIntegrationKey(
  context: IntegrationDesk,
  args: MutationCreateIntegrationKeyArgs,
): Promise<MadeIntegrationKey> {
  const author = authorOf(context, 'createIntegrationKey');
  const name = nameIn(args.name);
  const scopes = args.scopes.filter(isScope);
  if (scopes.length === 0 || scopes.length < args.scopes.length) throw new Refusal('KEY_SCOPES');
  if (args.days < 1 || args.days > MOST_DAYS) throw new Refusal('KEY_DAYS');
  await proveAgain(context, args.password);
  return madeView(await createKey(context.db, context, { name, scopes, days: args.days, author }));
}

export async function rotateIntegrationKey(
  context: IntegrationDesk,
  { id, overlapDays, password }: MutationRotateIntegrationKeyArgs,
): Promise<MadeIntegrationKey> {
  const author = authorOf(context, 'rotateIntegrationKey');
  const overlap = overlapDays ?? 0;
  if (overlap < 0 || overlap > MOST_OVERLAP) throw new Refusal('KEY_DAYS');
  await proveAgain(context, password);
  const made = await rotateKey(context.db, context, { id, overlapDays: overlap, author });
  if (!made.ok) throw new Refusal(made.refusal);
  return madeView(made.value);
}

export async function revokeIntegrationKey(
  context: IntegrationDesk,
  { id, password }: MutationRevokeIntegrationKeyArgs,
): Promise<boolean> {
  const author = authorOf(context, 'revokeIntegrationKey');
  await proveAgain(context, password);
  if (!(await revokeKey(context.db, context, { id, author }))) throw new Refusal('UNKNOWN_KEY');
  return true;
}

/** As the operator's commands note who did it. */
export function authorOf({ staff: viewer }: IntegrationDesk, operation: StaffOperation): string {
  return entitled(viewer, operation).staff.name;
}

export function nameIn(text: string): string {
  const name = text.trim();
  if (name === '' || name.length > LONGEST_NAME || !isReadableText(name)) throw new Refusal('KEY_NAME');
  return name;
}

function madeView({ id, key, expiresAt }: MadeKey): MadeIntegrationKey {
  return { id, key, expires_at: expiresAt.toISOString() };
}

function keyView(key: KeyRecord, now: Date): IntegrationKey {
  return {
    id: key.id,
    name: key.name,
    prefix: key.prefix,
    scopes: key.scopes,
    state: stateOf(key, now),
    created_at: key.created_at.toISOString(),
    expires_at: key.expires_at.toISOString(),
    revoked_at: key.revoked_at?.toISOString() ?? null,
    used_at: key.last_used_at?.toISOString() ?? null,
  };
}

function stateOf(key: KeyRecord, now: Date): IntegrationKey['state'] {
  if (key.revoked_at !== null) return 'revoked';
  if (!isAlive(key, now)) return 'ended';
  return key.replaced_by === null ? 'alive' : 'replaced';
}
