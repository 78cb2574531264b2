import * as v from 'valibot';
import type {
  MadeWebhook,
  MutationCreateWebhookArgs,
  MutationRotateWebhookSecretArgs,
  QueryWebhookArgs,
  QueryWebhookReplayArgs,
  Webhook,
  WebhookCall,
  WebhookReplay,
  Webhooks,
} from '@nuancier/contract/gestion-types.ts';
import { cursorAt, readCursor } from '../../events/event-cursor.ts';
import { eventKinds, isEventType } from '../../events/event-kinds.ts';
import { entitled } from '../../refusals/entitled.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { onceForStaff } from '../../request/once-for-staff.ts';
import { proveAgain } from '../../staff/staff.ts';
import type { IntegrationDesk } from '../integration-desk.ts';
import { addressFault } from '../webhooks/address-fault.ts';
import {
  countReplay,
  createWebhook as create,
  listWebhooks,
  replayCalls,
  rotateWebhook,
  switchWebhook as turn,
  webhookLog,
} from '../webhooks/webhooks.ts';
import { countMissed } from '../webhooks/webhooks-store.ts';
import type { DeliveriesAsked, LoggedDelivery, WebhookRecord } from '../webhooks/webhooks-store.ts';
import { authorOf, nameIn } from './keys.ts';

const OVERLAP_DAYS = 7;
const SHOWN = 50;
const MOST_COUNTED = 10_000;
const NUMBER = /^\d{1,15}$/;

export async function webhooks({ db, staff }: IntegrationDesk): Promise<Webhooks> {
  entitled(staff, 'webhooks');
  const [found, missed] = await Promise.all([listWebhooks(db), countMissed(db)]);
  return {
    webhooks: found.map((one) => webhookView(one, missed, [])),
    types: Object.entries(eventKinds).map(([name, { says }]) => ({ name, says })),
  };
}

export async function webhook(
  { db, staff }: IntegrationDesk,
  { id, calls, after }: QueryWebhookArgs,
): Promise<Webhook | null> {
  entitled(staff, 'webhook');
  return shown(db, id, { state: calls ?? null, after: after && NUMBER.test(after) ? after : null });
}

export async function webhookReplay(
  { db, staff }: IntegrationDesk,
  { id, from }: QueryWebhookReplayArgs,
): Promise<WebhookReplay> {
  entitled(staff, 'webhookReplay');
  const count = await countReplay(db, { id, after: placeBefore(from), most: MOST_COUNTED + 1 });
  if (count === undefined) throw new Refusal('UNKNOWN_WEBHOOK');
  return { count: Math.min(count, MOST_COUNTED), more: count > MOST_COUNTED };
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
  const { staff } = entitled(context.staff, 'replayWebhook');
  const after = placeBefore(from);
  return context.db.transaction().execute(async (db) => {
    let made = 0;
    const asked = ['replayWebhook', id, from ?? null];
    const before = await onceForStaff(db, context, { staff, asked }, async () => {
      const count = await replayCalls(db, { place: context, author: staff.name }, { id, after });
      if (count === null) throw new Refusal('UNKNOWN_WEBHOOK');
      made = count;
      return { made };
    });
    return before === undefined ? made : v.parse(Replayed, before).made;
  });
}

const Replayed = v.object({ made: v.number() });

/** The place names the event itself, which is called again too. */
function placeBefore(from: string | null | undefined): number {
  const at = from == null ? 1 : readCursor(from);
  if (at === null) throw new Refusal('WEBHOOK_PLACE');
  return at - 1;
}

async function shown(
  db: IntegrationDesk['db'],
  id: number,
  asked: Omit<DeliveriesAsked, 'most'> = {},
): Promise<Webhook | null> {
  const [found, missed, calls] = await Promise.all([
    listWebhooks(db),
    countMissed(db),
    webhookLog(db, id, { ...asked, most: SHOWN + 1 }),
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
    calls: calls.slice(0, SHOWN).map(callView),
    next: calls.length > SHOWN ? (calls[SHOWN - 1]?.id ?? null) : null,
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
