import type {
  MadeWebhook,
  MutationCreateWebhookArgs,
  MutationRotateWebhookSecretArgs,
  Webhook,
  WebhookCall,
  Webhooks,
} from '@nuancier/contract/gestion-types.ts';
import { cursorAt, readCursor } from '../../events/event-cursor.ts';
import { eventKinds, isEventType } from '../../events/event-kinds.ts';
import { entitled } from '../../refusals/entitled.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { proveAgain } from '../../staff/staff.ts';
import type { IntegrationDesk } from '../integration-desk.ts';
import { addressFault } from '../webhooks/address-fault.ts';
import {
  createWebhook as create,
  listWebhooks,
  replayWebhook as replay,
  rotateWebhook,
  switchWebhook as turn,
  webhookLog,
} from '../webhooks/webhooks.ts';
import { countMissed } from '../webhooks/webhooks-store.ts';
import type { LoggedDelivery, WebhookRecord } from '../webhooks/webhooks-store.ts';
import { authorOf, nameIn } from './keys.ts';

const OVERLAP_DAYS = 7;
const SHOWN = 50;

export async function webhooks({ db, staff }: IntegrationDesk): Promise<Webhooks> {
  entitled(staff, 'webhooks');
  const [found, missed] = await Promise.all([listWebhooks(db), countMissed(db)]);
  return {
    webhooks: found.map((one) => webhookView(one, missed, [])),
    types: Object.entries(eventKinds).map(([name, { says }]) => ({ name, says })),
  };
}

export async function webhook({ db, staff }: IntegrationDesk, id: number): Promise<Webhook | null> {
  entitled(staff, 'webhook');
  return shown(db, id);
}

export async function createWebhook(
  context: IntegrationDesk,
  { name: given, url, types, password }: MutationCreateWebhookArgs,
): Promise<MadeWebhook> {
  const author = authorOf(context, 'createWebhook');
  const name = nameIn(given);
  if (types?.some((type) => !isEventType(type)) || types?.length === 0) throw new Refusal('WEBHOOK_TYPES');
  const fault = await addressFault(url.trim(), context.webhookReach);
  if (fault !== null) throw new Refusal('WEBHOOK_ADDRESS', undefined, fault);
  await proveAgain(context, password);
  const { db, shopSecret } = context;
  const wanted = { name, url: url.trim(), types: types ?? null, shopSecret };
  return create({ db, place: context, author }, wanted);
}

export async function rotateWebhookSecret(
  context: IntegrationDesk,
  { id, password }: MutationRotateWebhookSecretArgs,
): Promise<MadeWebhook> {
  const author = authorOf(context, 'rotateWebhookSecret');
  await proveAgain(context, password);
  const { db, shopSecret } = context;
  const secret = await rotateWebhook(
    { db, place: context, author },
    { id, overlapDays: OVERLAP_DAYS, shopSecret },
  );
  if (secret === null) throw new Refusal('UNKNOWN_WEBHOOK');
  return { id, secret };
}

export async function switchWebhook(
  context: IntegrationDesk,
  wanted: { id: number; on: boolean },
): Promise<Webhook> {
  const author = authorOf(context, 'switchWebhook');
  const { db } = context;
  const done = await turn({ db, place: context, author }, wanted);
  const now = done ? await shown(db, wanted.id) : null;
  if (now === null) throw new Refusal('UNKNOWN_WEBHOOK');
  return now;
}

export async function replayWebhook(
  context: IntegrationDesk,
  { id, from }: { id: number; from?: string | null },
): Promise<number> {
  const author = authorOf(context, 'replayWebhook');
  // The place names the event itself, which is called again too.
  const at = from == null ? 1 : readCursor(from);
  if (at === null) throw new Refusal('WEBHOOK_PLACE');
  const count = await replay({ db: context.db, place: context, author }, { id, after: at - 1 });
  if (count === null) throw new Refusal('UNKNOWN_WEBHOOK');
  return count;
}

async function shown(db: IntegrationDesk['db'], id: number): Promise<Webhook | null> {
  const [found, missed, calls] = await Promise.all([
    listWebhooks(db),
    countMissed(db),
    webhookLog(db, id, SHOWN),
  ]);
  const one = found.find((candidate) => candidate.id === id);
  return one === undefined ? null : webhookView(one, missed, calls);
}

function webhookView(
  one: WebhookRecord,
  missed: ReadonlyMap<number, number>,
  calls: readonly LoggedDelivery[],
): Webhook {
  return {
    id: one.id,
    name: one.name,
    url: one.url,
    types: one.types,
    created_at: one.created_at.toISOString(),
    stopped_at: one.disabled_at?.toISOString() ?? null,
    stopped_for: one.disabled_for,
    missed: missed.get(one.id) ?? 0,
    calls: calls.map(callView),
  };
}

function callView(call: LoggedDelivery): WebhookCall {
  const [state, moment] = call.delivered_at
    ? (['received', call.delivered_at] as const)
    : call.failed_at
      ? (['given_up', call.failed_at] as const)
      : (['waiting', call.next_try_at] as const);
  return {
    id: call.id,
    type: call.type,
    place: cursorAt(Number(call.position)),
    at: call.created_at.toISOString(),
    state,
    moment: moment.toISOString(),
    tries: call.tries,
    status: call.last_status,
    error: call.last_error,
  };
}
