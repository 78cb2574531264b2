import { randomUUID } from 'node:crypto';
import type { WebhookTest } from '@nuancier/contract/gestion-types.ts';
import { recordAudit } from '../../audit/audit.ts';
import { Refusal } from '../../refusals/refusal.ts';
import type { IntegrationDesk } from '../integration-desk.ts';
import { tryWebhook } from '../webhooks/deliver-webhooks.ts';
import { listWebhooks } from '../webhooks/webhooks.ts';
import { authorOf } from './keys.ts';

/** One call as every other is signed, to an address that may be stopped; nothing is queued or tried again. */
export async function testWebhook(context: IntegrationDesk, id: number): Promise<WebhookTest> {
  const author = authorOf(context, 'testWebhook');
  const { db, now, shopSecret, webhookReach: reach } = context;
  const webhook = (await listWebhooks(db)).find((one) => one.id === id);
  if (webhook === undefined) throw new Refusal('UNKNOWN_WEBHOOK');
  const at = now();
  const event = { id: randomUUID(), type: 'webhook.test', at: at.toISOString(), data: {} };
  const { status, error } = await tryWebhook({ now: at, shopSecret, reach }, webhook, event);
  const received = status !== null && status >= 200 && status < 300;
  await recordAudit(db, context, { event: 'webhook-tested', details: { id, author, status, received } });
  return { received, status, error: received ? null : error };
}
